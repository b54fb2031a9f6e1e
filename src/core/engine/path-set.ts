import type { Path } from '../base/json.js'

interface Step {
  isMember: boolean
  inner: Map<string, Step> | undefined
}

const newStep = (): Step => ({ isMember: false, inner: undefined })

/** Up to this many paths, a linear search is faster than maps. */
const linearSearchLimit = 16

/**
 * A set of paths in a body. It compares them key by key: the JSON Pointers of all paths could be
 * far longer than the body, because each repeats the keys of its parents.
 */
export class PathSet {
  /** The paths, up to the limit of the linear search. */
  private listed: Path[] = []
  private root: Step | undefined

  add(path: Path): void {
    if (this.root === undefined) {
      this.listed.push(path)
      if (this.listed.length <= linearSearchLimit) return
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
    return step.isMember
  }

  /** Returns whether the set has a proper ancestor of the path. */
  hasAncestorOf(path: Path): boolean {
    if (this.root === undefined) {
      return this.listed.some((each) => each.length < path.length && startsWith(path, each))
    }
    let step: Step | undefined = this.root
    for (const key of path) {
      if (step.isMember) return true
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
  step.isMember = true
}

function startsWith(path: Path, start: Path): boolean {
  // Backwards, because most paths start with the same keys.
  for (let index = start.length - 1; index >= 0; index--) {
    if (path[index] !== start[index] && String(path[index]) !== String(start[index])) return false
  }
  return true
}
