import type { StructuralErrors } from './structural-errors.js'

/** A validator that `npm run generate` compiled. */
export type StructuralValidator = (data: unknown, found: StructuralErrors) => void

/** What judges a body, by the value of the discriminator; '' for all other values and for none. */
export type BodyStructure = {
  readonly [value: string]: { readonly validate: StructuralValidator; readonly shape: Shape }
}

/** What the contract says about one kind of place in a body. */
export interface Shape {
  /** Document and JSON Pointer of its schema. */
  readonly source: string
  /** Known keys with their shapes; null where nothing more is known. */
  readonly keys?: { readonly [key: string]: Shape | null }
  /** The shape of all other keys, or of the items of an array. */
  readonly others?: Shape | null
  /** Keys of an earlier version to the names that they have now. */
  readonly renamed?: { readonly [key: string]: string }
}
