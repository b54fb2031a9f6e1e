import { responseCheckIds as ids } from '../../../generated/response-checks.js'
import { type OpenApiDocument, resolve, type Schema } from '../../../tools/generate/documents.js'

/** Ids of all response checks. */
export const responseCheckIds: ReadonlySet<string> = new Set(ids)

/** Returns a name, `Schema.field` or a JSON Pointer, unchanged. Throws if it does not exist. */
export function schemaLocation(document: OpenApiDocument, name: string): string {
  const [first = '', ...fields] = name.split('.')
  const found = name.startsWith('/')
    ? at(document, document, name.split('/').slice(1).map(unescaped))
    : at(document, document.components.schemas[first], fields.flatMap(fieldSteps))
  if (found === undefined)
    throw new Error(`${name} is not a rule, response check, schema or JSON Pointer`)
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

/** Returns a member of the schemas that `allOf` or `anyOf` composes, the properties of all together. */
function inherited(document: OpenApiDocument, { allOf, anyOf }: Schema, step: string): unknown {
  const branches = [...((allOf ?? []) as Schema[]), ...((anyOf ?? []) as Schema[])]
  const found = branches
    .map((branch) => resolve(document, branch)[step])
    .filter((value) => value !== undefined)
  return step === 'properties' ? Object.assign({}, ...found) : found[0]
}
