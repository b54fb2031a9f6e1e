import {
  type Documents,
  families,
  type OpenApiDocument,
  operationsOf,
  resolve,
} from './documents.js'

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
    checkEntries(document, entries)
    return entries.map((entry) => ({ ...entry, family }))
  })
}

export const responseCheckIds = (entries: readonly { id: string }[]): string[] => [
  ...new Set(entries.map(({ id }) => id)),
]

const entriesOf = (document: OpenApiDocument): ResponseCheckEntry[] =>
  (document as unknown as { 'x-response-checks'?: ResponseCheckEntry[] })['x-response-checks'] ?? []

function checkEntries(document: OpenApiDocument, entries: ResponseCheckEntry[]): void {
  const known = new Set(operationsOf(document).map(({ operation }) => operation.operationId))
  const seen = new Set<string>()
  const problems: string[] = entries.length === 0 ? ['no x-response-checks'] : []
  for (const entry of entries) {
    for (const key of ['level', 'operations', 'summary', 'source'] as const) {
      if (entry[key] === undefined) problems.push(`${entry.id}: response check without ${key}`)
    }
    for (const operation of entry.operations ?? []) {
      const key = `${entry.id} (${entry.level}) on ${operation}`
      if (!known.has(operation)) problems.push(`${key}, which is not an operation`)
      if (seen.has(key)) problems.push(`${key} is repeated in x-response-checks`)
      seen.add(key)
    }
  }
  if (problems.length > 0) throw new Error(`${document.info.title}:\n${problems.join('\n')}`)
}

/** Codes of error responses by HTTP status. */
type CodesByStatus = Record<string, string[]>

/** Returns the error codes of each family: all, the documented ones by status, and the decided ones. */
export function collectErrorCodes(documents: Documents) {
  return Object.fromEntries(
    families.map((family) => {
      const document = documents[family]
      const schema = document.components.schemas.ErrorCode as unknown as ErrorCodeSchema
      const listed = Object.entries(schema['x-error-codes'] ?? {})
      const documented = byStatus([
        ...pinnedCodes(document),
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
      return [family, { all: schema.enum, documented, assumed: Object.fromEntries(assumed) }]
    }),
  )
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
function pinnedCodes(document: OpenApiDocument): [status: number, code: string][] {
  return operationsOf(document).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, reference]) => {
      const response = resolve(document, reference as object) as {
        'x-assumed'?: boolean
        content?: Record<string, { schema: object }>
      }
      const schema = response.content?.['application/json']?.schema
      return response['x-assumed'] || schema === undefined
        ? []
        : codesIn(document, schema).map((code): [number, string] => [Number(status), code])
    }),
  )
}

function codesIn(document: OpenApiDocument, reference: object): string[] {
  const schema = resolve(document, reference) as ErrorSchema
  const code = schema.properties?.error?.properties?.code
  const own = code?.const === undefined ? (code?.enum ?? []) : [code.const]
  return [...own, ...(schema.allOf ?? []).flatMap((branch) => codesIn(document, branch))]
}
