import type { StructuralErrors } from './structural-errors.js'

/** A validator that `npm run generate` compiled. */
export type StructuralValidator = (data: unknown, found: StructuralErrors) => void

/** What judges a body, by the value of the discriminator; '' for all other values and for none. */
export type BodyStructure = {
  readonly [value: string]: { readonly validate: StructuralValidator; readonly shape: Shape }
}

/** What the contract says about one kind of place in a body. */
export interface Shape {
  /** Of a whole body: document and JSON Pointer of its schema. */
  readonly source?: string
  /** The name of its schema, where that does not stand in the schema around it. */
  readonly schema?: string
  /** Known keys, with spaces between them. */
  readonly keys?: string
  /** The shapes of those keys about which there is more to say. */
  readonly inside?: { readonly [key: string]: Shape }
  /** The shape of all other keys. */
  readonly others?: Shape
  /** The shape of the items of an array. */
  readonly items?: Shape
  /** Keys of an earlier version to the names that they have now. */
  readonly renamed?: { readonly [key: string]: string }
}
