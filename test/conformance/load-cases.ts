import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import jsonPatch, { type Operation } from 'fast-json-patch'
import { parse } from 'yaml'
import type { ContractOptions, Facts, OperationName, RequestInput } from '../../src/index.js'

/** A request document of `conformance/`, with dates as strings. */
export interface CaseRequest {
  operation: OperationName
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  facts?: Record<string, unknown>
}

export interface Place {
  rule: string
  target: string
}

export interface ConformanceCase {
  id: string
  rule: string
  level: 'MUST' | 'SHOULD' | 'MAY'
  summary: string
  base: string
  change?: Operation[]
  options?: ContractOptions
  expect: {
    ok: boolean
    status?: number
    code?: string
    target?: string
    details?: boolean
    violations?: Place[]
    warnings?: Place[]
    unchecked?: string[]
    uncheckedIncludes?: string[]
  }
}

const folder = fileURLToPath(new URL('../../conformance/', import.meta.url))
const read = (name: string) => parse(readFileSync(folder + name, 'utf8'))
const yamlIn = (name: string) =>
  readdirSync(folder + name)
    .filter((file) => file.endsWith('.yaml'))
    .sort()

/** The requests that cases start from, by name. */
export const bases: Record<string, CaseRequest> = Object.assign({}, ...yamlIn('').map(read))

/** All cases by topic, which is the name of their file. */
export const topics: { topic: string; cases: ConformanceCase[] }[] = yamlIn('cases').map(
  (file) => ({ topic: file.replace('.yaml', ''), cases: read(`cases/${file}`) }),
)

/** The request of a case: its base with the changes (RFC 6902) applied. */
export function requestOf({ id, base, change = [] }: ConformanceCase): CaseRequest {
  const document = bases[base]
  if (document === undefined) throw new Error(`${id}: there is no base ${base}`)
  const { newDocument } = jsonPatch.applyPatch(structuredClone(document), change, true, false)
  return newDocument
}

/** The neutral request and the facts, with their instants as dates. */
export function inputOf(request: CaseRequest): { input: RequestInput; facts: Facts } {
  const { operation: _, facts = {}, ...input } = request
  return { input, facts: withDates(facts) }
}

export function withDates(facts: Record<string, unknown>): Facts {
  const result: Record<string, unknown> = { ...facts }
  if (typeof result.now === 'string') result.now = new Date(result.now)
  const { idempotency } = result as { idempotency?: { createdAt?: string } | null }
  if (typeof idempotency?.createdAt === 'string') {
    result.idempotency = { ...idempotency, createdAt: new Date(idempotency.createdAt) }
  }
  return result
}
