import { bodiesOf } from './dispatch.js'
import { type Documents, families, type OpenApiDocument, type Schema } from './documents.js'
import { InputError } from './input-error.js'

/** Returns the full JSON Schema of every request body, including conditionals, by operation. */
export const bodySchemas = (documents: Documents): Record<string, Schema> =>
  Object.fromEntries(
    families.flatMap((family) =>
      bodiesOf(documents[family]).map(({ operation, body }) => [
        operation,
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          title: `${operation} request body`,
          ...portable(body),
          $defs: Object.fromEntries(definitionsOf(documents[family], body)),
        },
      ]),
    ),
  )

/** Returns the schemas that a value references, directly or through others. */
function definitionsOf(
  document: OpenApiDocument,
  value: unknown,
  found = new Map<string, Schema>(),
): Map<string, Schema> {
  if (typeof value !== 'object' || value === null) return found
  const reference = (value as Schema).$ref
  const name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined
  if (name !== undefined && !found.has(name)) {
    const schema = document.components.schemas[name]
    found.set(name, portable(schema))
    definitionsOf(document, schema, found)
  }
  for (const inner of Object.values(value)) definitionsOf(document, inner, found)
  return found
}

/** Separates the schemas from their definitions, most of which several schemas share. */
export function sharedDefinitions(schemas: Record<string, Schema>) {
  const roots: Record<string, Schema> = {}
  const definitions: Record<string, unknown> = {}
  for (const [operation, { $defs, ...root }] of Object.entries(schemas)) {
    roots[operation] = root
    for (const [name, schema] of Object.entries($defs as Schema)) {
      const known = definitions[name]
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
        throw new InputError(`Two schemas have the name ${name}`)
      }
      definitions[name] = schema
    }
  }
  return { roots, definitions }
}

/** Returns the schema with references into `$defs`, and without what only the generator reads. */
function portable(value: unknown): Schema {
  if (Array.isArray(value)) return value.map(portable) as unknown as Schema
  if (typeof value !== 'object' || value === null) return value as unknown as Schema
  const { 'x-check': _, 'x-implied-type': _type, ...schema } = value as Schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/components/schemas/', '#/$defs/')]
        : [key, portable(inner)],
    ),
  )
}
