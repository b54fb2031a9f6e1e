import jsonPatch, { type Operation } from 'fast-json-patch'
import type {
  ContractOptions,
  Facts,
  FindingLevel,
  HttpRequest,
  OperationName,
} from '../../core/index.js'
import type { FindingSubject } from '../report/exchange.js'

/** The facts of a case: instants are strings. */
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

/** A request document of a base or case. */
export interface CaseRequest {
  operation: OperationName
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  headers?: Record<string, string | string[]>
  body?: unknown
  given?: GivenFacts
}

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

/** A case as the package states it. (docs/conformance-cases.md) */
export interface CaseEntry extends CaseBasics {
  /** Name of the request that `change` applies to; absent with `http`. */
  base: string
  change?: Operation[]
}

/** A conformance case with its changes applied. */
export interface ConformanceCase extends CaseBasics {
  request?: CaseRequest
  baseRequest?: CaseRequest
}

/** All cases, and the base requests that they change, by name. */
export interface CaseFiles {
  bases: Readonly<Record<string, CaseRequest>>
  cases: readonly CaseEntry[]
}

export function baseOf(
  { id, base }: Pick<CaseEntry, 'id' | 'base'>,
  { bases }: Pick<CaseFiles, 'bases'>,
): CaseRequest {
  const document = bases[base]
  if (document === undefined) throw new Error(`${id}: unknown base ${base}`)
  return document
}

/** Returns the request of a case: its base with the changes applied. */
export const requestOf = (
  entry: Pick<CaseEntry, 'id' | 'base' | 'change'>,
  files: Pick<CaseFiles, 'bases'>,
): CaseRequest => changed(structuredClone(baseOf(entry, files)), entry.change)

/** Applies changes (RFC 6902) to a request, and lists the earlier calls that one entry stands for. */
export function changed(document: CaseRequest, change: readonly Operation[] = []): CaseRequest {
  const request = jsonPatch.applyPatch(document, structuredClone(change), true, false).newDocument
  const { given } = request
  if (given?.recentRequests !== undefined)
    given.recentRequests = given.recentRequests.flatMap(timesOf)
  return request
}

/** The time of an earlier call, or `count` calls: the last one at `from`, each `every` milliseconds earlier. */
type EarlierCalls = number | { count: number; from: number; every: number }

const timesOf = (calls: EarlierCalls): number[] =>
  typeof calls === 'number'
    ? [calls]
    : Array.from({ length: calls.count }, (_, index) => calls.from - index * calls.every)
