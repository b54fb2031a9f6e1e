import { type Documents, families, operationsOf, type Schema } from './documents.js'
import { InputError } from './input-error.js'

/** Returns the full JSON Schema of every request body, including conditionals, by operation. */
export function bodySchemas(documents: Documents): Record<string, Schema> {
  const schemas: Record<string, Schema> = {}
  for (const family of families) {
    const document = documents[family]
    for (const { operation } of operationsOf(document)) {
      const body = operation.requestBody?.content['application/json']?.schema
      if (body === undefined) continue
      const $defs: Record<string, unknown> = {}
      const root = portable(body)
      schemas[operation.operationId] = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: `${operation.operationId} request body`,
        ...root,
        $defs,
      }
      for (const name of reachable(body)) $defs[name] = portable(document.components.schemas[name])
    }

    function reachable(value: unknown, found = new Set<string>()): Set<string> {
      if (typeof value !== 'object' || value === null) return found
      const reference = (value as Schema).$ref
      if (typeof reference === 'string') {
        const name = reference.split('/')[3] as string
        if (!found.has(name)) {
          found.add(name)
          reachable(document.components.schemas[name], found)
        }
      }
      for (const inner of Object.values(value)) reachable(inner, found)
      return found
    }
  }
  return schemas
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
