/** One finding of a compiled validator, in Ajv's form. */
export interface StructuralError {
  keyword: string
  /** JSON Pointer of the value that was judged. */
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
}

/** Spellings of enum members that the running contract's options decide. */
export interface ServiceSpellings {
  gaid: string
  optimizedDistribution: string
}

/** A validator that `npm run generate` compiled; it collects every error. */
export interface StructuralValidator {
  (this: ServiceSpellings, data: unknown): boolean
  errors?: StructuralError[] | null
}

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
