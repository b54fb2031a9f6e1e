/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

/** A kind of value: as JSON Schema, and what is to be looked at where it is read. */
export type Kind =
  | { is: 'plain'; fits(value: unknown): boolean; expected: string; schema: Schema }
  /** What the library judges with its own words; without a schema where JSON has no such value. */
  | { is: 'library'; schema?: Schema }
  | { is: 'members'; members: Members; required: readonly string[] }
  | { is: 'list'; items: Kind }

/** The options of an object, each with what the schema says of it. */
export type Members = Readonly<Record<string, readonly [kind: Kind, description: string]>>

const plain = (fits: (value: unknown) => boolean, expected: string, schema: Schema): Kind => ({
  is: 'plain',
  fits,
  expected,
  schema,
})

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const textSchema = { type: 'string', minLength: 1 }

export const text = plain(isText, 'a text', textSchema)

export const texts = plain(
  (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  'a text or a list of texts',
  { anyOf: [textSchema, { type: 'array', items: textSchema }] },
)

export const flag = plain((value) => typeof value === 'boolean', '`true` or `false`', {
  type: 'boolean',
})

export const whole = (least: number, most: number, expected: string): Kind =>
  plain(
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    expected,
    { type: 'integer', minimum: least, maximum: most },
  )

export const aboveZero = plain(
  (value) => Number.isFinite(value) && Number(value) > 0,
  'a number above 0',
  { type: 'number', exclusiveMinimum: 0 },
)

export const fromZero = plain(
  (value) => Number.isFinite(value) && Number(value) >= 0,
  'a number, 0 or more',
  { type: 'number', minimum: 0 },
)

export const among = (...names: readonly string[]): Kind =>
  plain((value) => names.some((name) => name === value), `one of ${names.join(', ')}`, {
    enum: names,
  })

/** Formats, each with the file that it is written to. */
export const files = (...formats: readonly string[]): Kind =>
  members(Object.fromEntries(formats.map((format) => [format, [text, `File for ${format}.`]])))

export const members = (known: Members, required: readonly string[] = []): Kind => ({
  is: 'members',
  members: known,
  required,
})

export const listOf = (items: Kind): Kind => ({ is: 'list', items })

export const library = (schema?: Schema): Kind => ({ is: 'library', ...(schema && { schema }) })
