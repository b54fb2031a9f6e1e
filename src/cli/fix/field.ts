import type { Path } from '../documents/position.js'
import { type Schema, schemasAt, valuesOf } from './allowed.js'

/** What the contract documents about one field of a body. */
export interface Field {
  name: string
  isRequired: boolean
  types: readonly string[]
  description?: string
  /** Allowed values, or names of the workspace, with their labels. */
  values: readonly { value: string; label?: string }[]
  /** Names of the fields inside. */
  fields: readonly string[]
  examples: readonly unknown[]
  /** Other keywords of its schemas, such as `format` and `maxLength`. */
  limits: Readonly<Record<string, unknown>>
}

/** Returns the documented fields of an object of a body, required ones first. */
export function fieldsIn(root: Schema, body: unknown, path: Path): Field[] {
  const names = schemasAt(root, body, path, true).flatMap(({ properties = {} }) =>
    Object.keys(properties),
  )
  const fields = [...new Set(names)].map((name) => fieldAt(root, body, [...path, name]))
  return fields.sort((one, other) => Number(other.isRequired) - Number(one.isRequired))
}

/** Describes the field at a path, which may not exist in the body. */
export function fieldAt(root: Schema, body: unknown, path: Path): Field {
  const name = String(path.at(-1) ?? '')
  const schemas = schemasAt(root, body, path, true)
  const around = path.length === 0 ? [] : schemasAt(root, body, path.slice(0, -1))
  const values = new Map<string, string | undefined>()
  for (const schema of schemas) {
    for (const [index, value] of valuesOf(schema).entries()) {
      values.set(value, schema.enumDescriptions?.[index] || values.get(value))
    }
  }
  const description = schemas.find((schema) => schema.description)?.description
  const limits = schemas.flatMap((schema) =>
    Object.entries(schema).filter(([keyword]) => limitKeywords.has(keyword)),
  )
  return {
    name,
    isRequired: around.some(({ required = [] }) => required.includes(name)),
    types: [...new Set(schemas.flatMap(({ type = [] }) => type))],
    ...(description !== undefined && { description }),
    values: [...values].map(([value, label]) => (label ? { value, label } : { value })),
    fields: [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))],
    examples: schemas.flatMap(({ examples = [] }) => examples),
    limits: Object.fromEntries(limits.reverse()),
  }
}

const limitKeywords = new Set([
  'format',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'uniqueItems',
  'default',
])
