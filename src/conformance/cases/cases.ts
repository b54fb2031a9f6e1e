import { readdirSync, readFileSync } from 'node:fs'
import jsonPatch, { type Operation } from 'fast-json-patch'
import { CORE_SCHEMA, load } from 'js-yaml'
import type {
  ContractOptions,
  Facts,
  FindingLevel,
  HttpRequest,
  OperationName,
} from '../../core/index.js'
import type { FindingSubject } from '../report/finding-subject.js'
import { packageFolder } from './package-folder.js'

/** The facts of a case as the files state them: instants are strings. */
export type GivenFacts = Omit<Facts, 'now' | 'idempotency'> & {
  now?: string
  idempotency?: {
    /** `{ of: 'same' }`, `{ of: { params?, body? } }`, or a string that matches no request. */
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

/** The rule and target of an expected violation or warning. */
export interface ExpectedViolation {
  rule: string
  target: string
}

/** The expected verdict of a case; absent members are not compared. */
interface Expectation {
  ok: boolean
  status?: number
  code?: string
  target?: string
  details?: boolean
  headers?: Record<string, string>
  violations?: readonly ExpectedViolation[]
  warnings?: readonly ExpectedViolation[]
  unchecked?: readonly string[]
  uncheckedIncludes?: readonly string[]
  /** Whether the verdict has the stored response. */
  replay?: boolean
  /** Texts that the message of the warning at the target includes. */
  warningMessages?: readonly { target: string; includes: string }[]
}

interface CaseBasics {
  id: string
  rule: FindingSubject
  level: FindingLevel | 'MAY'
  summary: string
  options?: ContractOptions
  /** The raw HTTP request, where a request document cannot express it. */
  http?: HttpRequest
  expect: Expectation
}

/** A case as the files state it. (docs/conformance-cases.md) */
export interface CaseEntry extends CaseBasics {
  /** Name of the request that `change` applies to; absent with `http`. */
  base: string
  change?: Operation[]
}

/** A conformance case with its changes applied. */
export interface ConformanceCase extends CaseBasics {
  request?: CaseRequest
  /** The request before the changes. */
  baseRequest?: CaseRequest
}

/** The contents of `conformance/`. */
interface CaseFiles {
  /** The base requests of the cases, by name. */
  bases: Readonly<Record<string, CaseRequest>>
  /** All cases by topic (their file name). */
  topics: readonly { topic: string; cases: readonly CaseEntry[] }[]
}

/** Reads all case files, with a parser that takes a fifth of the time of the command's. */
export function readCaseFiles(): CaseFiles {
  const folder = new URL('conformance/', packageFolder())
  const read = (name: string) =>
    // In the core schema of YAML 1.2, instants are strings.
    load(readFileSync(new URL(name, folder), 'utf8'), { schema: CORE_SCHEMA }) as never
  const yamlIn = (name: string) =>
    readdirSync(new URL(name, folder))
      .filter((file) => file.endsWith('.yaml'))
      .sort()
  const topics = yamlIn('cases/').map((file) => ({
    topic: file.replace('.yaml', ''),
    cases: read(`cases/${file}`),
  }))
  return { bases: Object.assign({}, ...yamlIn('').map(read)), topics }
}

export function baseOf({ id, base }: CaseEntry, { bases }: CaseFiles): CaseRequest {
  const document = bases[base]
  if (document === undefined) throw new Error(`${id}: unknown base ${base}`)
  return document
}

/** Returns the request of a case: its base with the changes (RFC 6902) applied. */
export function requestOf(entry: CaseEntry, files: CaseFiles): CaseRequest {
  const document = structuredClone(baseOf(entry, files))
  const change = structuredClone(entry.change ?? [])
  return jsonPatch.applyPatch(document, change, true, false).newDocument
}

/** Reads all cases and applies their changes. */
export function loadCases(): ConformanceCase[] {
  const files = readCaseFiles()
  const entries = files.topics.flatMap(({ cases }) => cases)
  return entries.map((entry) => {
    const { base: _, change: __, ...each } = entry
    if (each.http !== undefined) return each
    return { ...each, request: requestOf(entry, files), baseRequest: baseOf(entry, files) }
  })
}
