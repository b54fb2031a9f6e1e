import type { Schema } from './documents.js'

/**
 * Turns a schema of the contract into the one that the compiled validators check:
 *
 * - a branch tagged with a rule (`x-rule`) goes: the rule's function judges it;
 * - `x-complete` becomes `additionalProperties: false` and `x-expects-content` a minimum of one;
 *   the engine reports both as warnings;
 * - a key of an earlier version (`x-renamed`) is refused; the engine reports a warning with the
 *   new name;
 * - a choice between a format and a personalisation template becomes one format;
 * - an enum with members that an option spells, or that a rule judges, becomes `serviceEnum`.
 */
export function structural(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(structural)
  if (typeof schema !== 'object' || schema === null) return schema
  const source = schema as Schema
  const format = templateFormat(source)
  if (format !== undefined) return { type: 'string', format: `${format}-or-template` }

  const result: Schema = {}
  for (const [keyword, value] of Object.entries(source)) {
    if (keyword === 'properties') {
      result.properties = { ...renamedAway(source), ...mapValues(value as Schema, structural) }
    } else if (keyword === 'allOf') {
      const branches = (value as Schema[]).filter((branch) => branch['x-rule'] === undefined)
      if (branches.length > 0) result.allOf = structural(branches)
    } else if (keyword === 'enum' && leavesTheFixedEnum(source)) {
      result.serviceEnum = serviceEnum(source)
    } else if (keyword === 'x-complete') {
      if (value === true) result.additionalProperties = false
    } else if (keyword === 'x-expects-content') {
      result[source.type === 'array' ? 'minItems' : 'minProperties'] = 1
    } else if (!isAnnotation(keyword)) {
      result[keyword] = literalKeywords.has(keyword) ? value : structural(value)
    }
  }
  return result
}

/** The keys that have another name now, each with a schema that nothing fits. */
const renamedAway = (schema: Schema): Schema =>
  mapValues((schema['x-renamed'] ?? {}) as Schema, () => false)

const literalKeywords = new Set(['enum', 'const', 'required', 'pattern', 'format', '$ref', 'type'])
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

const leavesTheFixedEnum = (schema: Schema): boolean =>
  schema['x-service-name'] !== undefined || schema['x-enum-rules'] !== undefined

/**
 * An enum whose members are not all fixed: `x-service-name` has members that an option spells,
 * `x-enum-rules` further values about which a rule speaks instead of the enum.
 */
function serviceEnum(schema: Schema) {
  const names = (schema['x-service-name'] ?? {}) as Record<string, string>
  const values = schema.enum as string[]
  return {
    values: values.filter((value) => names[value] === undefined),
    names: Object.values(names),
    silent: Object.keys((schema['x-enum-rules'] ?? {}) as Schema),
  }
}

/** The format of `{type: string, anyOf: [{format}, {$ref: .../Template}]}`, if `schema` is one. */
function templateFormat(schema: Schema): string | undefined {
  const choice = schema.anyOf as Schema[] | undefined
  const isTemplate = choice?.some((branch) => String(branch.$ref).endsWith('/Template'))
  if (!isTemplate) return undefined
  const format = choice?.find((branch) => typeof branch.format === 'string')?.format
  if (choice?.length !== 2 || format === undefined || schema.type !== 'string') {
    throw new Error('Template may only stand beside one format, in a schema of type string')
  }
  return format as string
}

export const mapValues = <In, Out>(
  object: Record<string, In>,
  change: (value: In) => Out,
): Record<string, Out> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
