import type { StructuralErrors } from './structural-errors.js'

/** A validator that `npm run generate` compiled. */
export type StructuralValidator = (data: unknown, found: StructuralErrors) => void

/** The validators of a body: one for each value of the discriminator, one for all the rest. */
export interface BodyStructure {
  cases: { readonly [value: string]: StructuralValidator }
  otherwise?: StructuralValidator
}

/** What the contract says about one kind of place in a body. */
export interface Shape {
  /** Document and JSON Pointer of its schema. */
  source: string
  /** Known keys to the index of their shapes; -1 where nothing more is known. */
  keys?: { readonly [key: string]: number }
  /** The shape of all other keys, or of the items of an array. */
  others?: number
  /** Keys of an earlier version to the names that they have now. */
  renamed?: { readonly [key: string]: string }
}
