import type { Path } from '../base/json.js'

interface Step {
  isMember?: boolean
  readonly inner: Map<string, Step>
}

const newStep = (): Step => ({ inner: new Map() })

/**
 * A set of paths in a body. It compares them key by key: the JSON Pointers of all paths could be
 * far longer than the body, because each repeats the keys of its parents.
 */
export class PathSet {
  private readonly root = newStep()

  add(path: Path): void {
    let step = this.root
    for (const key of path) {
      const inner = step.inner.get(String(key)) ?? newStep()
      step.inner.set(String(key), inner)
      step = inner
    }
    step.isMember = true
  }

  has(path: Path): boolean {
    let step: Step | undefined = this.root
    for (const key of path) step = step?.inner.get(String(key))
    return step?.isMember === true
  }

  /** Returns whether the set has a proper ancestor of the path. */
  hasAncestorOf(path: Path): boolean {
    let step: Step | undefined = this.root
    for (const key of path) {
      if (step?.isMember) return true
      step = step?.inner.get(String(key))
    }
    return false
  }
}
