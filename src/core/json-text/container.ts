import type { Path } from '../base/json.js'

/** An open object or array. */
export interface Container {
  readonly parent: Container | undefined
  /** Its key or index in the parent, if it has one. */
  readonly keyInParent: string | number | undefined
  readonly closing: '}' | ']'
  /** Key or index of the member being read; undefined before the first key. */
  current: string | number | undefined
}

/** A key or number in a JSON text. */
export interface JsonFinding {
  /** Built when it is read, because many findings share a container. */
  readonly path: Path
  /** Index into the text where the key or the number starts. */
  readonly offset: number
}

/**
 * A finding about the member that is being read. Keeps only a reference to the container, as there may be
 * one for each member.
 */
export class MemberFinding implements JsonFinding {
  private readonly last: string | number | undefined

  constructor(
    private readonly container: Container | undefined,
    readonly offset: number,
  ) {
    this.last = container?.current
  }

  get path(): Path {
    const path: (string | number)[] = []
    let key = this.last
    for (let at = this.container; at !== undefined; at = at.parent) {
      path.push(key as string | number)
      key = at.keyInParent
    }
    return path.reverse()
  }
}
