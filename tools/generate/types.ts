import openapiTS, { astToString } from 'openapi-typescript'
import {
  type Documents,
  type Family,
  type OpenApiDocument,
  resolve,
  type Schema,
} from './documents.js'

/** Returns the TypeScript types of a document, from openapi-typescript. */
export async function typesOf(documents: Documents, family: Family): Promise<string> {
  const document = typed(documents[family], documents[family]) as OpenApiDocument
  return astToString(await openapiTS(document as never, { alphabetize: false, silent: true }))
}

/**
 * Converts a document for better types. Keeps only tagged branches that require fields, as
 * requirements of the schema, because conditions and patterns would add `unknown`. Converts an object
 * with both known and arbitrary keys to a union, because no type describes both.
 */
function typed(value: unknown, document: OpenApiDocument): unknown {
  if (Array.isArray(value)) return value.map((inner) => typed(inner, document))
  if (typeof value !== 'object' || value === null) return value
  const schema = requiring(value as Schema, document)
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, typed(part, document)]),
  ) as Schema
  const { properties, additionalProperties, ...rest } = inner
  return properties && typeof additionalProperties === 'object' && inner.type === 'object'
    ? {
        ...rest,
        anyOf: [
          { type: 'object', properties },
          { type: 'object', additionalProperties },
        ],
      }
    : inner
}

/** Returns a schema without its tagged branches, but with the fields that they require. */
function requiring(schema: Schema, document: OpenApiDocument): Schema {
  if (!Array.isArray(schema.allOf)) return schema
  const branches = schema.allOf as Schema[]
  const tagged = branches.filter((branch) => branch['x-rule'] !== undefined)
  const kept = branches.filter((branch) => branch['x-rule'] === undefined)
  const extended = kept[0] === undefined ? schema : resolve(document, kept[0])
  const required = tagged.filter(isRequirement).flatMap((branch) => branch.required as string[])
  const nested = tagged.flatMap((branch) =>
    Object.entries((branch.properties ?? {}) as Record<string, Schema>)
      .filter(([, inner]) => Array.isArray(inner.required))
      .map(([key, inner]) => ({
        type: 'object',
        properties: {
          [key]: { allOf: [propertyOf(extended, key)], required: inner.required },
        },
      })),
  )
  const { allOf: _, ...rest } = schema
  const composed = [...kept, ...(kept.length > 0 ? nested : [])]
  return {
    ...rest,
    ...(composed.length > 0 && { allOf: composed }),
    ...(required.length > 0 && { required: [...((rest.required ?? []) as string[]), ...required] }),
  }
}

/** Returns whether a branch requires fields unconditionally. */
const isRequirement = (branch: Schema): boolean =>
  Array.isArray(branch.required) && branch.if === undefined && branch.not === undefined

const propertyOf = (schema: Schema, key: string): unknown => (schema.properties as Schema)[key]
