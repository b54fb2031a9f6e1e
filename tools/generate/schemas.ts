import { bodiesOf } from './dispatch.js'
import {
  type Documents,
  families,
  type OpenApiDocument,
  objectsIn,
  type Schema,
} from './documents.js'
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

/** Returns the schemas that a body references, directly or through others. */
function definitionsOf(document: OpenApiDocument, body: Schema): Map<string, Schema> {
  const found = new Map<string, Schema>()
  for (const { $ref } of objectsIn(document, body)) {
    const name = $ref?.split('/').at(-1)
    if (name !== undefined) found.set(name, portable(document.components.schemas[name]))
  }
  return found
}

/** Returns the schema with references into `$defs`, and without what only the generator reads. */
const portable = (schema: unknown): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) => {
      if (key === 'x-check' || key === 'x-implied-type') return undefined
      return key === '$ref' ? value.replace('#/components/schemas/', '#/$defs/') : value
    }),
  )
