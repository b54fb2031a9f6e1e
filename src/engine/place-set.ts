import type { Path } from '../json.js'

interface Step {
  isPlace: boolean
  inner: Map<string, Step> | undefined
}

const newStep = (): Step => ({ isPlace: false, inner: undefined })

/**
 * Places in a body. They are compared key by key: a pointer repeats every key above the place, so that
 * the pointers of all places can be far longer than the body.
 */
export class PlaceSet {
  private readonly root = newStep()
  isEmpty = true

  add(path: Path): void {
    let step = this.root
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
    this.isEmpty = false
  }

  has(path: Path): boolean {
    let step: Step | undefined = this.root
    for (const key of path) {
      step = step.inner?.get(String(key))
      if (step === undefined) return false
    }
    return step.isPlace
  }

  /** Tells whether the path lies beneath one of the places. */
  hasAbove(path: Path): boolean {
    let step: Step | undefined = this.root
    for (const key of path) {
      if (step.isPlace) return true
      step = step.inner?.get(String(key))
      if (step === undefined) return false
    }
    return false
  }
}
