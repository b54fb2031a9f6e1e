import {
  type Documents,
  type Family,
  families,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolve,
} from './documents.js'
import { InputError } from './input-error.js'

/**
 * One entry of a document's root list `x-response-checks`. An id is repeated if part of the check has
 * another level.
 */
interface ResponseCheckEntry {
  id: string
  level: 'MUST' | 'SHOULD'
  operations: string[]
  summary: string
  source: string
  assumed?: string
}

/** Returns every entry of both documents' `x-response-checks`, in contract order. */
export function collectResponseChecks(documents: Documents) {
  return families.flatMap((family) => {
    const document = documents[family]
    const entries = entriesOf(document)
    checkEntries(family, document, entries)
    return entries.map((entry) => ({ ...entry, family }))
  })
}

export const responseCheckIds = (entries: readonly { id: string }[]): string[] => [
  ...new Set(entries.map(({ id }) => id)),
]

const entriesOf = (document: OpenApiDocument): ResponseCheckEntry[] =>
  (document as unknown as { 'x-response-checks'?: ResponseCheckEntry[] })['x-response-checks'] ?? []

function checkEntries(
  family: Family,
  document: OpenApiDocument,
  entries: readonly ResponseCheckEntry[],
): void {
  const known = new Set(operationsOf(document).map(({ operation }) => operation.operationId))
  const seen = new Set<string>()
  const problems: string[] = entries.length === 0 ? ['no x-response-checks'] : []
  for (const entry of entries) {
    for (const key of ['level', 'operations', 'summary', 'source'] as const) {
      if (entry[key] === undefined) problems.push(`${entry.id}: response check without ${key}`)
    }
    if (entry.level !== undefined && !['MUST', 'SHOULD'].includes(entry.level)) {
      problems.push(`${entry.id}: level must be MUST or SHOULD, not ${JSON.stringify(entry.level)}`)
    }
    for (const operation of [entry.operations ?? []].flat()) {
      const key = `${entry.id} (${entry.level}) on ${operation}`
      if (!known.has(operation)) problems.push(`${key}, which is not an operation`)
      if (seen.has(key)) problems.push(`${key} is repeated in x-response-checks`)
      seen.add(key)
    }
  }
  if (problems.length > 0) {
    throw new InputError(problems.map((problem) => `openapi/${family}.yaml: ${problem}`).join('\n'))
  }
}

/** Codes of error responses by HTTP status. */
type CodesByStatus = Record<string, string[]>

/** Returns the error codes of each family: all, the documented ones by status and by operation, and the decided ones. */
export function collectErrorCodes(documents: Documents) {
  return Object.fromEntries(
    families.map((family) => {
      const document = documents[family]
      const schema = document.components.schemas.ErrorCode as unknown as ErrorCodeSchema
      const listed = Object.entries(schema['x-error-codes'] ?? {})
      const pinned = operationsOf(document).map(
        ({ operation }) =>
          [operation.operationId, byStatus(pinnedCodes(document, operation))] as const,
      )
      const documented = byStatus([
        ...pinned.flatMap(([, codes]) => pairsOf(codes)),
        ...listed
          .filter(([, entry]) => !entry['x-assumed'])
          .map(([code, { status }]) => [status, code] as const),
      ])
      const decided = byStatus([
        ...document['x-rules'].map(({ status, code }) => [status, code] as const),
        ...listed.map(([code, { status }]) => [status, code] as const),
        // No rule has this code: it reports a failure of the server.
        [500, 'INTERNAL_ERROR'],
      ])
      const assumed = Object.entries(decided).filter(([status]) => !(status in documented))
      const ofOperations = Object.fromEntries(
        pinned.filter(([, codes]) => pairsOf(codes).length > 0),
      )
      return [
        family,
        { all: schema.enum, documented, ofOperations, assumed: Object.fromEntries(assumed) },
      ]
    }),
  )
}

/** The operations whose successes have an envelope that rests on a decision. */
export const collectAssumedEnvelopes = (documents: Documents): string[] =>
  families.flatMap((family) =>
    operationsOf(documents[family])
      .filter(({ operation: { responses } }) =>
        Object.entries(responses).some(
          ([status, response]) => status.startsWith('2') && isAssumed(documents[family], response),
        ),
      )
      .map(({ operation }) => operation.operationId),
  )

function isAssumed(document: OpenApiDocument, reference: unknown): boolean {
  const { content } = resolve(document, reference as object) as Response
  const schema = content?.['application/json']?.schema
  return schema !== undefined && 'x-assumed' in resolve(document, schema)
}

interface Response {
  'x-assumed'?: boolean
  content?: Record<string, { schema: object }>
}

interface ErrorCodeSchema {
  enum: string[]
  'x-error-codes'?: Record<string, { status: number; 'x-assumed'?: boolean }>
}

function byStatus(pairs: readonly (readonly [status: number, code: string])[]): CodesByStatus {
  const codes: CodesByStatus = {}
  for (const [status, code] of pairs) {
    const known = codes[status] ?? []
    if (!known.includes(code)) codes[status] = [...known, code]
  }
  return codes
}

interface ErrorSchema {
  allOf?: ErrorSchema[]
  properties?: {
    error?: { properties?: { code?: { const?: string; enum?: string[] } } }
  }
}

/** Returns the codes that the schemas of documented responses fix, with their status. */
function pinnedCodes(
  document: OpenApiDocument,
  { responses, 'x-assumed-statuses': assumed = [] }: Operation,
): [status: number, code: string][] {
  return Object.entries(responses).flatMap(([status, reference]) => {
    if (assumed.includes(status)) return []
    const response = resolve(document, reference as object) as Response
    const schema = response.content?.['application/json']?.schema
    return response['x-assumed'] || schema === undefined
      ? []
      : codesIn(document, schema).map((code): [number, string] => [Number(status), code])
  })
}

const pairsOf = (codes: CodesByStatus): [status: number, code: string][] =>
  Object.entries(codes).flatMap(([status, list]) =>
    list.map((code): [number, string] => [Number(status), code]),
  )

function codesIn(document: OpenApiDocument, reference: object): string[] {
  const schema = resolve(document, reference) as ErrorSchema
  const code = schema.properties?.error?.properties?.code
  const own = code?.const === undefined ? (code?.enum ?? []) : [code.const]
  return [...own, ...(schema.allOf ?? []).flatMap((branch) => codesIn(document, branch))]
}
