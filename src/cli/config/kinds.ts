import {
  isAboveZero,
  isFlag,
  isFromZero,
  isText,
  isWhole,
  type OptionCheck,
} from '../../core/base/option-checks.js'

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

/** A kind of value: its JSON Schema and its validation. */
export type Kind =
  | { is: 'plain'; isValid(value: unknown): boolean; expected: string; schema: Schema }
  /** Validated by the library; no schema when JSON cannot express the value. */
  | { is: 'library'; schema?: Schema }
  | { is: 'members'; members: Members; required: readonly string[] }
  | { is: 'list'; items: Kind }

/** The options of an object, with their descriptions. */
export type Members = Readonly<Record<string, readonly [kind: Kind, description: string]>>

const plain = ([isValid, expected]: OptionCheck, schema: Schema): Kind => ({
  is: 'plain',
  isValid,
  expected,
  schema,
})

const textSchema = { type: 'string', minLength: 1 }

export const text = plain(isText, textSchema)

export const texts = plain(
  [
    (value) => isText[0](value) || (Array.isArray(value) && value.every(isText[0])),
    'a string or an array of strings',
  ],
  { anyOf: [textSchema, { type: 'array', items: textSchema }] },
)

export const flag = plain(isFlag, { type: 'boolean' })

export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Kind =>
  plain(isWhole(least, most), { type: 'integer', minimum: least, maximum: most })

export const aboveZero = plain(isAboveZero, { type: 'number', exclusiveMinimum: 0 })

export const fromZero = plain(isFromZero, { type: 'number', minimum: 0 })

export const among = (...names: readonly string[]): Kind =>
  plain([(value) => names.some((name) => name === value), `one of ${names.join(', ')}`], {
    enum: names,
  })

/** Formats, each with its output file. */
export const files = (...formats: readonly string[]): Kind =>
  members(Object.fromEntries(formats.map((format) => [format, [text, `File for ${format}.`]])))

export const members = (known: Members, required: readonly string[] = []): Kind => ({
  is: 'members',
  members: known,
  required,
})

export const listOf = (items: Kind): Kind => ({ is: 'list', items })

export const library = (schema?: Schema): Kind => ({ is: 'library', ...(schema && { schema }) })
