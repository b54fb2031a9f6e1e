import { readdirSync, readFileSync } from 'node:fs'
import jsonPatch, { type Operation } from 'fast-json-patch'
import { parse } from 'yaml'
import type {
  ContractOptions,
  Facts,
  FindingLevel,
  HttpRequest,
  OperationName,
} from '../../core/index.js'
import type { FindingSubject } from '../report/report.js'
import { packageFolder } from './package-folder.js'

/** What the server must know for a case, as the files have it: instants are texts. */
export type GivenFacts = Omit<Facts, 'now' | 'idempotency'> & {
  now?: string
  idempotency?: {
    /** `{ of: 'same' }`, `{ of: { params?, body? } }`, or a text that is that of no request. */
    fingerprint: unknown
    state: 'in-progress' | 'completed'
    createdAt: string
    response?: { status: number; headers?: Record<string, string>; body: unknown }
  } | null
}

/** A request document of `conformance/`. */
export interface CaseRequest {
  operation: OperationName
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  headers?: Record<string, string | string[]>
  body?: unknown
  given?: GivenFacts
}

/** A conformance case with its changes made. (docs/conformance-cases.md) */
export interface ConformanceCase {
  id: string
  rule: FindingSubject
  level: FindingLevel | 'MAY'
  summary: string
  options?: ContractOptions
  /** The request as HTTP carries it, where a document cannot tell it. */
  http?: HttpRequest
  request?: CaseRequest
  expect: { ok: boolean; violations?: readonly { rule: string; target: string }[] }
}

interface CaseEntry extends Omit<ConformanceCase, 'request'> {
  base?: string
  change?: Operation[]
}

/** Reads all conformance cases, which takes a second or two. */
export function loadCases(): ConformanceCase[] {
  const folder = new URL('conformance/', packageFolder())
  const read = (name: string) => parse(readFileSync(new URL(name, folder), 'utf8'))
  const yamlIn = (name: string) =>
    readdirSync(new URL(name, folder))
      .filter((file) => file.endsWith('.yaml'))
      .sort()
  const bases: Record<string, CaseRequest> = Object.assign({}, ...yamlIn('').map(read))
  const entries: CaseEntry[] = yamlIn('cases/').flatMap((file) => read(`cases/${file}`))
  return entries.map(({ base, change = [], ...each }) =>
    base === undefined ? each : { ...each, request: changed(bases[base], change) },
  )
}

function changed(base: CaseRequest | undefined, change: Operation[]): CaseRequest {
  const document = structuredClone(base)
  return jsonPatch.applyPatch(document, structuredClone(change), true, false)
    .newDocument as CaseRequest
}
