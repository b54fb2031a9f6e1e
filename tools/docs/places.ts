import { responseCheckTable } from '../../generated/response-checks.js'
import { type OpenApiDocument, resolve, type Schema } from '../generate/documents.js'

/** Ids of everything that a response is held to. */
export const responseCheckIds: ReadonlySet<string> = new Set(responseCheckTable.map(({ id }) => id))

/** The name as it was given, `Schema.field` or a JSON Pointer, if it leads somewhere. */
export function schemaPlace(document: OpenApiDocument, name: string): string {
  const [first = '', ...fields] = name.split('.')
  const found = name.startsWith('/')
    ? at(document, document, name.split('/').slice(1).map(unescaped))
    : at(document, document.components.schemas[first], fields.flatMap(fieldSteps))
  if (found === undefined) throw new Error(`${name} is no rule, response check, schema or pointer`)
  return name
}

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** `[]` stands for the entries of a list, `*` for any key. */
const fieldSteps = (field: string): string[] =>
  field === '[]' ? ['items'] : field === '*' ? ['additionalProperties'] : ['properties', field]

function at(document: OpenApiDocument, start: unknown, steps: readonly string[]): unknown {
  let value = start
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined
    const schema: Schema = resolve(document, value)
    value = schema[step] ?? inherited(document, schema, step)
  }
  return value
}

/** What a schema has of the ones that it only adds rules to. */
const inherited = (document: OpenApiDocument, schema: Schema, step: string): unknown =>
  ((schema.allOf ?? []) as Schema[])
    .map((branch) => resolve(document, branch)[step])
    .find((value) => value !== undefined)
