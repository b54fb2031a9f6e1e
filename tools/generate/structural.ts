import type { Schema } from './documents.js'
import { InputError } from './input-error.js'

/**
 * Converts a schema of the contract for the collectors:
 *
 * - `x-complete` becomes `additionalProperties: false` and `x-expects-content` a minimum of one;
 *   the engine reports both as warnings;
 * - `x-inner-keys` becomes `innerKeys`;
 * - keywords in `x-expected` become keywords of their own, reported as warnings;
 * - rejects keys of an earlier version (`x-renamed`); the engine reports a warning with the new name;
 * - a choice between a format and a personalization template becomes one format;
 * - an enum with members that depend on an option or a rule becomes `serviceEnum`.
 */
export function structural(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(structural)
  if (typeof schema !== 'object' || schema === null) return schema
  const source = schema as Schema
  const format = templateFormat(source)
  if (format !== undefined) {
    const check = source['x-check'] === undefined ? {} : { 'x-check': source['x-check'] }
    return { type: 'string', format: `${format}-or-template`, ...check }
  }

  const result: Record<string, unknown> = {}
  for (const [keyword, value] of Object.entries(source)) {
    if (keyword === 'properties') {
      result.properties = { ...renamedKeys(source), ...mapValues(value as Schema, structural) }
    } else if (keyword === 'enum' && isServiceEnum(source)) {
      result.serviceEnum = serviceEnum(source)
    } else if (keyword === 'x-complete') {
      if (value === true) result.additionalProperties = false
    } else if (keyword === 'x-expects-content') {
      result[source.type === 'array' ? 'minItems' : 'minProperties'] = 1
    } else if (keyword === 'x-inner-keys') {
      result.innerKeys = value
    } else if (keyword === 'x-expected') {
      Object.assign(result, expected(value as Schema))
    } else if (keyword === 'x-rule' || keyword === 'x-check' || !isAnnotation(keyword)) {
      result[keyword] = structural(value)
    }
  }
  return result
}

/** Returns the renamed keys, each with a schema that rejects everything. */
const renamedKeys = (schema: Schema): Schema =>
  mapValues((schema['x-renamed'] ?? {}) as Schema, () => false)

/** Returns the keywords of `x-expected` with their names in the collectors. */
function expected(schema: Schema): Schema {
  // Linters demand `items` next to the type `array`.
  const { items: _, description: text, ...keywords } = schema
  const named = Object.entries({ ...keywords, text }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    named.map(([keyword, value]) => [
      `expected${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`,
      value,
    ]),
  )
}

const annotations = new Set([
  'title',
  'description',
  'default',
  'examples',
  'example',
  'deprecated',
])
const isAnnotation = (keyword: string): boolean =>
  keyword.startsWith('x-') || annotations.has(keyword)

const isServiceEnum = (schema: Schema): boolean =>
  schema['x-service-name'] !== undefined || schema['x-enum-rules'] !== undefined

/**
 * Returns an enum whose members are not all fixed: an option sets the spelling of those in
 * `x-service-name`, and rules instead of the enum report the values in `x-enum-rules`.
 */
function serviceEnum(schema: Schema) {
  const names = (schema['x-service-name'] ?? {}) as Record<string, string>
  const values = schema.enum ?? []
  return {
    values: values.filter((value) => names[value] === undefined),
    names: Object.values(names),
    rules: (schema['x-enum-rules'] ?? {}) as Schema,
  }
}

/** Returns the format of `{type: string, anyOf: [{format}, ..., {$ref: .../Template}]}`. */
function templateFormat(schema: Schema): string | undefined {
  const choice = schema.anyOf
  const isTemplate = choice?.some((branch) => String(branch.$ref).endsWith('/Template'))
  if (!isTemplate) return undefined
  // The last format includes the others.
  const formats = choice?.flatMap(({ format }) => (typeof format === 'string' ? [format] : []))
  if (formats?.length !== Number(choice?.length) - 1 || schema.type !== 'string') {
    throw new InputError('Template needs only formats next to it, in a schema of type string')
  }
  return formats.at(-1)
}

export const mapValues = <In, Out>(
  object: Record<string, In>,
  change: (value: In) => Out,
): Record<string, Out> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
