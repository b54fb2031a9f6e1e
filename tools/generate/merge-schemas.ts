import type { Schema } from '../../src/core/base/kinds.js'
import { type OpenApiDocument, resolve } from './documents.js'

/** Returns whether a rule rejects every request that violates it, whatever the channel. */
const isEnforced = (document: OpenApiDocument, id: unknown): boolean =>
  document['x-rules']
    .filter((rule) => rule.id === id)
    .every((rule) => rule.severity === 'error' && rule['severity-by-channel'] === undefined)

/**
 * Returns a schema without `$ref` and `allOf`: one object with the fields and requirements of all
 * branches. Leaves out conditions, which types cannot express.
 */
export function merged(schema: Schema, document: OpenApiDocument): Schema {
  const { $ref: _, ...beside } = schema
  const { allOf = [], ...own } = { ...resolve(document, schema), ...beside } as Schema
  const branches = (allOf as Schema[]).filter((branch) => isEnforced(document, branch['x-rule']))
  const keys = branches.flatMap(alternativeKeys)
  return branches
    .map(({ 'x-rule': _, ...branch }) => withForbiddenKeys(branch))
    .filter((branch) => narrows(branch, document))
    .reduce((base, branch) => intersectedObjects(base, branch, document, nameOf(branch)), {
      ...own,
      ...(keys.length > 0 && { [oneRequired]: keys }),
    })
}

/** Returns a branch that forbids some keys with the schema `false` for each of them. */
function withForbiddenKeys({ propertyNames, ...branch }: Schema): Schema {
  const { not } = (propertyNames ?? {}) as { not?: { enum?: string[] } }
  if (not?.enum === undefined) return branch
  return { ...branch, properties: Object.fromEntries(not.enum.map((key) => [key, false])) }
}

const nameOf = ({ title = '' }: Schema): string => String(title)

/** In a merged schema, the keys of which an object must have at least one. */
export const oneRequired = 'x-one-required'

/** The name of a schema in the document, or of what remains of it under a named restriction. */
export const typeName = 'x-type-name'

/** Returns the keys of a branch that requires one of several. */
function alternativeKeys({ anyOf = [] }: Schema): string[] {
  const choices = (anyOf as Schema[]).map(({ required }) => listOf(required))
  return choices.every((keys) => keys.length === 1) ? choices.flat() : []
}

/**
 * Returns the intersection of two schemas as far as types express it. Adds the name of a restriction
 * to the name of the schema.
 */
function intersection(
  base: unknown,
  other: unknown,
  document: OpenApiDocument,
  restriction: string,
): unknown {
  if (base === undefined || base === true) return narrows(other, document) ? other : base
  if (base === false || !narrows(other, document)) return base
  if (other === false) return false
  const schema = intersectedObjects(base as Schema, other as Schema, document, restriction)
  const name = schema[typeName]
  return restriction === '' || name === undefined
    ? schema
    : { ...schema, [typeName]: `${name}${restriction}`, [isRestricted]: true }
}

/** Whether a schema has the name of a restriction, and is not in the document. */
export const isRestricted = 'x-is-restricted'

function intersectedObjects(
  base: Schema,
  other: Schema,
  document: OpenApiDocument,
  restriction: string,
): Schema {
  const one = merged(base, document)
  const two = merged(other, document)
  const both = (keyword: string) => intersection(one[keyword], two[keyword], document, restriction)
  const additional = both('additionalProperties')
  const items = both('items')
  const required = [...listOf(one.required), ...listOf(two.required)]
  const properties = intersectedProperties(one, two, document, restriction)
  const { additionalProperties: others, ...rest } = two
  return {
    ...rest,
    // An object with known keys has no others if the other schema merely allows them.
    ...(one.properties === undefined && others !== undefined && { additionalProperties: others }),
    ...one,
    ...(two.enum !== undefined && { enum: two.enum }),
    ...(additional !== undefined && { additionalProperties: additional }),
    ...(items !== undefined && { items }),
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(properties !== undefined && { properties }),
  }
}

function intersectedProperties(
  one: Schema,
  two: Schema,
  document: OpenApiDocument,
  restriction: string,
) {
  if (one.properties === undefined) return two.properties
  const inOne = one.properties as Schema
  const inTwo = (two.properties ?? {}) as Schema
  const keys = new Set([...Object.keys(inOne), ...Object.keys(inTwo)])
  return Object.fromEntries(
    [...keys].map((key) => {
      const base = key in inOne ? inOne[key] : one.additionalProperties
      const other = key in inTwo ? inTwo[key] : two.additionalProperties
      return [key, intersection(base, other, document, restriction) ?? true]
    }),
  )
}

/** Returns whether a schema has anything that types express; conditions have nothing. */
function narrows(schema: unknown, document: OpenApiDocument): boolean {
  if (typeof schema !== 'object' || schema === null) return schema === false
  const { properties, items, additionalProperties, ...rest } = merged(schema as Schema, document)
  return (
    ['type', 'const', 'enum', 'required', 'oneOf'].some((keyword) => rest[keyword] !== undefined) ||
    [items, additionalProperties, ...Object.values((properties ?? {}) as Schema)].some((inner) =>
      narrows(inner, document),
    )
  )
}

const listOf = (value: unknown): string[] => (value ?? []) as string[]
