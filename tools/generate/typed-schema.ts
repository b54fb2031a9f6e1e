import type { Schema } from '../../src/core/base/kinds.js'
import { casesOf } from './dispatch.js'
import { bodyOf, type OpenApiDocument, resolve } from './documents.js'
import { isRestricted, merged, oneRequired, typeName } from './merge-schemas.js'
import { mapValues } from './structural.js'

/**
 * Converts a document so that openapi-typescript generates plain types: one object instead of a
 * composition, no alternatives that differ in nothing that types express, a union for content whose
 * keys are either all known or all arbitrary, and implied types. Types that this creates get a name.
 * Every field gets a description, if it has none that of its type.
 */
export function typedDocument(document: OpenApiDocument): OpenApiDocument {
  const named = Object.fromEntries(
    Object.entries(withPublishing(document).components.schemas).map(([name, schema]) => [
      name,
      { ...schema, [typeName]: name },
    ]),
  )
  const source = { ...document, components: { ...document.components, schemas: named } }
  const created = new Map<string, Schema>()
  const result = typed(source, source, created) as OpenApiDocument
  const schemas = { ...result.components.schemas, ...Object.fromEntries(created) }
  return { ...result, components: { ...result.components, schemas } }
}

function typed(value: unknown, document: OpenApiDocument, created: Map<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((inner) => typed(inner, document, created))
  if (typeof value !== 'object' || value === null) return value
  const source = withoutSimpleReference(value as Schema, document)
  const composed = Array.isArray(source.allOf) ? merged(source, document) : source
  const plain = withoutConditions(withImpliedType(composed))
  const inner = mapValues(plain, (part) => typed(part, document, created))
  const schema = alternatives(inner, created)
  return schema[isRestricted] ? create(String(schema[typeName]), schema, created) : schema
}

/** Adds a type, and returns a reference to it. */
function create(name: string, schema: Schema, created: Map<string, Schema>): Schema {
  const { [isRestricted]: _, ...rest } = schema
  const earlier = created.get(name)
  if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(rest)) {
    throw new Error(`Two types have the name ${name}`)
  }
  created.set(name, rest)
  return { $ref: `${schemaPath}${name}`, description: rest.description }
}

const schemaPath = '#/components/schemas/'
const simpleTypes: unknown[] = ['string', 'number', 'integer', 'boolean']

/** Replaces a reference to a parameter, a type without fields or a part of a schema by its target. */
function withoutSimpleReference(schema: Schema, document: OpenApiDocument): Schema {
  const { $ref, ...beside } = schema
  if (typeof $ref !== 'string') return schema
  const target = resolve(document, schema)
  const isSimple =
    $ref.startsWith('#/components/parameters/') ||
    ($ref.startsWith(schemaPath) &&
      ($ref.slice(schemaPath.length).includes('/') || simpleTypes.includes(target.type)))
  if (isSimple) return { ...target, ...beside }
  return $ref.startsWith(schemaPath) ? { description: target.description, ...schema } : schema
}

/** In a typed document, marks a schema whose type is only expected or implied. */
export const isImplied = 'x-is-implied'

/** Adds the type that a value is expected or implied to have, though the contract accepts others. */
function withImpliedType(schema: Schema): Schema {
  const { type = schema['x-implied-type'] } = (schema['x-expected'] ?? {}) as Schema
  if (type === undefined || schema.type !== undefined) return schema
  return {
    ...(schema.properties === undefined && { additionalProperties: true }),
    ...schema,
    type,
    [isImplied]: true,
  }
}

/** Removes choices that only restrict values of a type that is already known. */
function withoutConditions(schema: Schema): Schema {
  if (schema.type === undefined) return schema
  const { anyOf: _, ...rest } = schema
  return rest
}

/**
 * Splits an object with both known and arbitrary keys in two, because a value has either: known keys
 * alone, or arbitrary keys without the known ones.
 */
function alternatives(schema: Schema, created: Map<string, Schema>): Schema {
  const { type, required: _, properties, additionalProperties, ...rest } = schema
  const { [oneRequired]: keys = [], ...annotations } = rest as Schema & { [oneRequired]?: string[] }
  if (type !== 'object' || !properties || typeof additionalProperties !== 'object') return schema
  if (schema[typeName] === undefined) {
    throw new Error('An object with known and arbitrary keys needs a name in components/schemas')
  }
  const names = Object.keys(properties)
  const known = Object.fromEntries(
    Object.entries(properties).filter(([, inner]) => inner !== false),
  )
  const requiredNames = keys.filter((key) => key in known)
  const otherKeys = keys.filter((key) => !names.includes(key))
  const keyed = create(
    `Keyed${schema[typeName]}`,
    {
      ...(annotations.description !== undefined && { description: annotations.description }),
      type,
      required: otherKeys,
      properties: {
        ...Object.fromEntries(otherKeys.map((key) => [key, additionalProperties])),
        ...Object.fromEntries(names.map((name) => [name, false])),
      },
      additionalProperties,
    },
    created,
  )
  const flat = { type, properties: known }
  const flats = requiredNames.map((name) => ({ ...flat, required: [name] }))
  if (Object.keys(known).length === 0) return keyed
  return { ...annotations, anyOf: [...(flats.length > 0 ? flats : [flat]), keyed] }
}

/** Adds the request that publishes a draft as an alternative, so that types narrow on its status. */
function withPublishing(document: OpenApiDocument): OpenApiDocument {
  const schemas = { ...document.components.schemas }
  for (const [operation, values] of Object.entries(document['x-publishing']?.when ?? {})) {
    const body = bodyOf(document, operation)
    const otherwise = casesOf(document, body).find(({ value }) => value === '')?.schema ?? {}
    const publishes = mapValues(values, (value) => ({ const: value }))
    const doesNot = mapValues(publishes, () => false)
    const { oneOf, ...union } = resolve(document, body)
    schemas[String(body.$ref).slice(schemaPath.length)] = {
      ...union,
      oneOf: [
        { allOf: [otherwise, { required: Object.keys(publishes), properties: publishes }] },
        ...(oneOf as Schema[]).map((other) => ({ allOf: [other, { properties: doesNot }] })),
      ],
    }
  }
  return { ...document, components: { ...document.components, schemas } }
}
