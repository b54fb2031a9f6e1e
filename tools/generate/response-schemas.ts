import {
  type Documents,
  errorCodesOf,
  families,
  flattened,
  type OpenApiDocument,
  operationsOf,
  resolve,
  type Schema,
} from './documents.js'
import { InputError } from './input-error.js'

/** Returns the JSON responses of a document. */
const responsesOf = (document: OpenApiDocument) =>
  operationsOf(document).flatMap(({ operation }) =>
    Object.entries(operation.responses).map(([status, reference]) => {
      const response = resolve(document, reference as object) as unknown as Response
      const { schema } = response.content['application/json']
      return {
        operation: operation.operationId,
        status: Number(status),
        isDocumented: !operation['x-assumed-statuses']?.includes(status) && !response['x-assumed'],
        schema: flattened(document, schema).schema,
      }
    }),
  )

interface Response {
  'x-assumed'?: boolean
  content: { 'application/json': { schema: Schema } }
}

/** Returns the structures of the successes of each family by operation, and of its errors by status. */
export const collectResponseSchemas = (documents: Documents) =>
  Object.fromEntries(
    families.map((family) => {
      const success: Record<string, Structure> = {}
      const error: Record<string, Structure> = {}
      for (const { operation, status, schema } of responsesOf(documents[family])) {
        if (status >= 400) error[status] = structureOf(documents[family], schema)
        else
          success[operation] = {
            isAssumed: schema['x-assumed'],
            ...structureOf(documents[family], schema),
          }
      }
      return [family, { success: withDefault(success), error: withDefault(error) }]
    }),
  )

/** Moves the most common structure to `default`. */
function withDefault(structures: Record<string, Structure>) {
  const texts = Object.values(structures).map((each) => JSON.stringify(each))
  const countOf = (text: string) => texts.filter((each) => each === text).length
  const common = texts.reduce((one, other) => (countOf(other) > countOf(one) ? other : one))
  const others = Object.entries(structures).filter(([, each]) => JSON.stringify(each) !== common)
  return { ...Object.fromEntries(others), default: JSON.parse(common) }
}

/** `required`: the level at which a member is required. */
function structureOf(
  document: OpenApiDocument,
  given: Schema,
  required?: 'MUST' | 'SHOULD',
): Structure {
  const { schema } = flattened(document, given)
  const absenceCheck = schema['x-absence-check']
  if (schema['x-checked-by'] !== undefined) return absenceCheck === undefined ? {} : { required }
  const { type, maxItems, items, required: musts } = schema
  if (![undefined, 'object', 'array', 'string'].includes(type as string)) {
    throw new InputError(`A response cannot have the type ${JSON.stringify(type)}`)
  }
  const { required: shoulds, const: value } = schema['x-expected'] ?? {}
  const properties = Object.entries(schema.properties ?? {})
    .map(([key, inner]) => {
      const level = musts?.includes(key) ? 'MUST' : shoulds?.includes(key) ? 'SHOULD' : undefined
      return [key, structureOf(document, inner, level)] as const
    })
    .filter(([, inner]) => Object.values(inner).some((keyword) => keyword !== undefined))
  return {
    required,
    absenceCheck,
    check: schema['x-response-check'],
    type,
    value,
    maxItems,
    properties: properties.length > 0 ? Object.fromEntries(properties) : undefined,
    items: items && structureOf(document, items as Schema),
  }
}

/** What the check of a response reads of a schema. */
type Structure = Record<string, unknown>

/** Codes of error responses by HTTP status. */
type CodesByStatus = Record<string, string[]>

/** Returns the error codes of each family: the documented ones by status and by operation, and the decided ones. */
export function collectErrorCodes(documents: Documents) {
  return Object.fromEntries(
    families.map((family) => {
      const document = documents[family]
      const { enum: all, 'x-error-codes': listed } = errorCodesOf(document)
      const documented: CodesByStatus = {}
      const ofOperations: Record<string, CodesByStatus> = {}
      for (const { operation, status, isDocumented, schema } of responsesOf(document)) {
        const codes = codesIn(document, schema)
        if (!isDocumented || codes.length === 0 || codes.join() === all.join()) continue
        ofOperations[operation] ??= {}
        add(ofOperations[operation], status, codes)
        add(documented, status, codes)
      }
      const decided: CodesByStatus = {}
      for (const { status, code } of document['x-rules']) add(decided, status, [code])
      for (const [code, entry] of Object.entries(listed)) {
        add(decided, entry.status, [code])
        if (!entry['x-assumed']) add(documented, entry.status, [code])
        if (entry.operations === undefined) continue
        for (const { operation } of operationsOf(document)) {
          if (entry.operations.includes(operation.operationId)) continue
          ofOperations[operation.operationId] ??= {}
          add(ofOperations[operation.operationId] as CodesByStatus, entry.status, [])
        }
      }
      // No rule has this code: it reports a failure of the server.
      add(decided, 500, ['INTERNAL_ERROR'])
      const assumed = Object.entries(decided).filter(([status]) => !(status in documented))
      return [family, { documented, ofOperations, assumed: Object.fromEntries(assumed) }]
    }),
  )
}

/** Returns the codes of an error, if there is a list of them. */
function codesIn(document: OpenApiDocument, schema: Schema): string[] {
  const member = (of: Schema, key: string) => flattened(document, of.properties?.[key] ?? {}).schema
  const { const: only, enum: codes = [] } = member(member(schema, 'error'), 'code')
  return (only === undefined ? codes : [only]) as string[]
}

function add(codes: CodesByStatus, status: number, more: readonly string[]): void {
  codes[status] = [...new Set([...(codes[status] ?? []), ...more])]
}
