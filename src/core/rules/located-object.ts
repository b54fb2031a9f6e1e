import type { JsonObject, Path } from '../base/json.js'

/** An object in the body with its path, relative to another object or to the body. */
export class LocatedObject {
  private whole: Path | undefined

  constructor(
    readonly value: JsonObject,
    private readonly keys: Path,
    private readonly parent?: LocatedObject,
  ) {}

  /** Returns the path of a value in the object, or of the object itself. */
  at(...keys: Path): Path {
    return [...this.path(), ...keys]
  }

  /** Built for the first violation only: most objects have none. */
  private path(): Path {
    this.whole ??= this.parent === undefined ? this.keys : this.parent.at(...this.keys)
    return this.whole
  }
}

export const noObjects: readonly LocatedObject[] = []

/** Which platforms the push messages have content for. */
export interface PushPlatforms {
  readonly android: boolean
  readonly ios: boolean
  readonly web: boolean
}

/** The messages of the content, flat or keyed, with their parts. */
export interface Messages {
  /** Every object that may have `push` or `email`. */
  readonly all: readonly LocatedObject[]
  readonly pushes: readonly LocatedObject[]
  readonly android: readonly LocatedObject[]
  readonly ios: readonly LocatedObject[]
  readonly timers: readonly LocatedObject[]
  readonly advanced: readonly LocatedObject[]
  readonly emails: readonly LocatedObject[]
}
