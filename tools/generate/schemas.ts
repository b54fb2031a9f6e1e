import { bodiesOf } from './dispatch.js'
import { type Documents, families, type OpenApiDocument, type Schema } from './documents.js'
import { InputError } from './input-error.js'

/** Returns the JSON Schema of every request body by operation, and all definitions. */
export function bodySchemas(documents: Documents) {
  /** Without definitions, most of which several schemas share. */
  const roots: Record<string, Schema> = {}
  /** With definitions. */
  const schemas: Record<string, Schema> = {}
  const definitions: Record<string, unknown> = {}
  for (const family of families) {
    for (const { operation, body } of bodiesOf(documents[family])) {
      const own = definitionsOf(documents[family], body)
      for (const [name, schema] of own) {
        const known = definitions[name]
        if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
          throw new InputError(`Two schemas have the name ${name}`)
        }
        definitions[name] = schema
      }
      roots[operation] = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: `${operation} request body`,
        ...portable(body),
      }
      schemas[operation] = { ...roots[operation], $defs: Object.fromEntries(own) }
    }
  }
  return { roots, schemas, definitions }
}

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
