import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import jsonPatch, { type Operation } from 'fast-json-patch'
import { parse } from 'yaml'
import {
  type ContractOptions,
  createContract,
  type Facts,
  fingerprint,
  type HttpRequest,
  type OperationName,
  type RequestInput,
} from '../../src/core/index.js'

/** A request document of `conformance/`, with dates as strings. */
export interface CaseRequest {
  operation: OperationName
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  given?: Record<string, unknown>
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
  /** Name of the request that `change` is applied to. */
  base: string
  change?: Operation[]
  /** Instead of `base`: a request as HTTP carries it. */
  http?: HttpRequest
  options?: ContractOptions
  expect: {
    ok: boolean
    status?: number
    code?: string
    target?: string
    details?: boolean
    headers?: Record<string, string>
    violations?: Place[]
    warnings?: Place[]
    unchecked?: string[]
    uncheckedIncludes?: string[]
    /** The verdict carries the stored response. */
    replay?: boolean
    /** A warning at the target says this. */
    warningMessages?: { target: string; includes: string }[]
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
export function requestOf(each: ConformanceCase): CaseRequest {
  const document = structuredClone(baseOf(each))
  return jsonPatch.applyPatch(document, structuredClone(each.change ?? []), true, false).newDocument
}

function baseOf({ id, base }: ConformanceCase): CaseRequest {
  const document = bases[base]
  if (document === undefined) throw new Error(`${id}: there is no base ${base}`)
  return document
}

const { prepare } = createContract()

/** The operation of a case; of a method that the path does not have, one that the path has. */
export function operationOf(each: ConformanceCase): OperationName {
  if (each.http === undefined) return baseOf(each).operation
  const { method, url } = each.http
  const [operation] = prepare({ method, url })?.operations ?? []
  if (operation === undefined) throw new Error(`${each.id}: the path is not the contract's`)
  return operation
}

/** The neutral request and the facts, with their instants as dates. */
export function inputOf(request: CaseRequest): { input: RequestInput; facts: Facts } {
  const { operation: _, given = {}, ...input } = request
  return { input, facts: readFacts(given, request) }
}

/**
 * Facts as the library takes them: instants as dates, and `fingerprint: {of: same}` as that of the
 * request itself, `fingerprint: {of: {body, params}}` as that of the request with other parts.
 */
function readFacts(given: Record<string, unknown>, request: CaseRequest): Facts {
  const result: Record<string, unknown> = { ...given }
  if (typeof result.now === 'string') result.now = new Date(result.now)
  const { idempotency } = result as { idempotency?: Record<string, unknown> | null }
  if (idempotency) {
    const { of } = idempotency.fingerprint as { of?: 'same' | object }
    const { params, body } = { ...request, ...(typeof of === 'object' ? of : {}) }
    result.idempotency = {
      ...idempotency,
      createdAt: new Date(String(idempotency.createdAt)),
      fingerprint:
        of === undefined
          ? idempotency.fingerprint
          : fingerprint(request.operation, { ...(params && { params }), body }),
    }
  }
  return result
}
