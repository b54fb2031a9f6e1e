import type { ServiceSpellings, StructuralErrors } from './structural-errors.js'

/** A validator that `npm run generate` compiled. */
export type StructuralValidator = (data: unknown, found: StructuralErrors) => void

/**
 * The bits of what may be wrong with a body, in two numbers because bitwise operators read 32 bits: 1 of
 * `low` if the validator may report something, and one bit for each rule that may. No bit, no violation;
 * a bit may be set for a valid body.
 */
export interface TriageBits {
  readonly low: number
  readonly high: number
}

/** Returns the bits of a body. */
export type Triage = (body: unknown, names: ServiceSpellings) => TriageBits

/** The validators of a body by the value of the discriminator; '' for any other value or none. */
export type BodyStructure = {
  readonly [value: string]: {
    readonly triage: Triage
    readonly validate: StructuralValidator
    readonly shape: Shape
  }
}

/** What the contract defines for the values at one kind of path in a body. */
export interface Shape {
  /** Document and JSON Pointer of the schema; only for a whole body. */
  readonly source?: string
  /** The name of its schema, unless the parent schema contains it. */
  readonly schema?: string
  /** Known keys, separated by spaces. */
  readonly keys?: string
  /** The shapes of the keys that have one. */
  readonly inside?: { readonly [key: string]: Shape }
  /** The shape of all other keys. */
  readonly others?: Shape
  /** The shape of the items of an array. */
  readonly items?: Shape
  /** Maps keys of an earlier version to their current names. */
  readonly renamed?: { readonly [key: string]: string }
}
