import type { Path } from '../base/json.js'

interface Step {
  isPlace: boolean
  inner: Map<string, Step> | undefined
}

const newStep = (): Step => ({ isPlace: false, inner: undefined })

/** So many are looked through faster than they are put into maps. */
const few = 4

/**
 * Places in a body. They are compared key by key: a pointer repeats every key above the place, so that
 * the pointers of all places can be far longer than the body.
 */
export class PlaceSet {
  /** The places, as long as there are few. */
  private listed: Path[] = []
  private root: Step | undefined

  get isEmpty(): boolean {
    return this.root === undefined && this.listed.length === 0
  }

  add(path: Path): void {
    if (this.root === undefined) {
      this.listed.push(path)
      if (this.listed.length <= few) return
      this.root = newStep()
      for (const each of this.listed) addTo(this.root, each)
    } else addTo(this.root, path)
  }

  has(path: Path): boolean {
    if (this.root === undefined) {
      return this.listed.some((each) => each.length === path.length && startsWith(path, each))
    }
    let step: Step | undefined = this.root
    for (const key of path) {
      step = step.inner?.get(String(key))
      if (step === undefined) return false
    }
    return step.isPlace
  }

  /** Tells whether the path lies beneath one of the places. */
  hasAbove(path: Path): boolean {
    if (this.root === undefined) {
      return this.listed.some((each) => each.length < path.length && startsWith(path, each))
    }
    let step: Step | undefined = this.root
    for (const key of path) {
      if (step.isPlace) return true
      step = step.inner?.get(String(key))
      if (step === undefined) return false
    }
    return false
  }
}

function addTo(root: Step, path: Path): void {
  let step = root
  for (const key of path) {
    step.inner ??= new Map()
    let inner = step.inner.get(String(key))
    if (inner === undefined) {
      inner = newStep()
      step.inner.set(String(key), inner)
    }
    step = inner
  }
  step.isPlace = true
}

function startsWith(path: Path, start: Path): boolean {
  // From the end, because most places begin alike.
  for (let index = start.length - 1; index >= 0; index--) {
    if (path[index] !== start[index] && String(path[index]) !== String(start[index])) return false
  }
  return true
}
