import type { JsonObject, Path } from '../base/json.js'
/** An object in the body and where it stands, within another place or within the body. */
export class Place {
  private whole: Path | undefined

  constructor(
    readonly value: JsonObject,
    private readonly keys: Path,
    private readonly around?: Place,
  ) {}

  /** The path of a value within the object, or of the object itself. */
  at(...keys: Path): Path {
    return [...this.path(), ...keys]
  }

  /** Put together for the first problem alone: most places have none, and many have several. */
  private path(): Path {
    this.whole ??= this.around === undefined ? this.keys : this.around.at(...this.keys)
    return this.whole
  }
}

export const noPlaces: readonly Place[] = []

/** The keys of the content, and the places of the messages, flat or keyed, and of their parts. */
export interface Messages {
  /** The keys of the content that stand for locales. */
  readonly locales: readonly string[]
  /** Every object that holds `push` or `email`. */
  readonly all: readonly Place[]
  readonly pushes: readonly Place[]
  readonly android: readonly Place[]
  readonly ios: readonly Place[]
  readonly timers: readonly Place[]
  readonly advanced: readonly Place[]
  readonly emails: readonly Place[]
}
