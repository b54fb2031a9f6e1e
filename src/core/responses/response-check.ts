import type { OperationName } from '../../../generated/operations.js'
import type { ResponseCheckId } from '../../../generated/response-checks.js'
import { given, isObject, type JsonObject, own, type Path } from '../base/json.js'
import { quoted } from '../base/text.js'
import type { Facts } from '../contract/facts.js'
import type { RequestHeaders } from '../contract/request.js'
import type { ReadRequest } from '../engine/read-request.js'
import type { FindingLevel } from './finding.js'

/** A requirement for responses. An id has several entries if its parts have different levels. */
export interface ResponseCheckDescription {
  id: ResponseCheckId
  level: FindingLevel
  operations: readonly OperationName[]
  /** The requirement. */
  summary: string
  /** Section of the API description that defines it. */
  source: string
  /** The reason, if it is based on a decision. */
  assumed?: string
}

/** The result of a check that is skipped because a required fact or part is missing. */
export const unchecked = 'unchecked'

/** The data of a check. Read-only. */
export interface ResponseSubject {
  readonly operation: OperationName
  readonly family: 'campaigns' | 'offerings'
  /** The status as received, possibly not a number. */
  readonly rawStatus: unknown
  readonly status: number | undefined
  /** The kind of the status; undefined if it is neither. */
  readonly kind: 'success' | 'error' | undefined
  /** Undefined if the caller provided none; then they are not validated. */
  readonly headers: RequestHeaders | undefined
  /** The body if it is a JSON object. */
  readonly body: JsonObject | undefined
  /** The request of the response, if the caller provided it. */
  readonly request: ReadRequest | undefined
  readonly facts: Facts
}

/** A finding of a check. The engine adds the id, and the level if it is missing. */
export interface ResponseFinding {
  /** The path in the body, or the name of a header, or '' for the whole response. */
  readonly at: Path | string
  readonly message: string
  /** The lower level of a check with two levels. Default: the higher one. */
  readonly level?: 'SHOULD'
  readonly expected?: unknown
  readonly got?: unknown
}

/** A pure function that yields findings, and `unchecked` if a part is skipped for missing data. */
export type ResponseCheck = (
  subject: ResponseSubject,
) => Iterable<ResponseFinding | typeof unchecked>

/** Returns `error` of an error response, if it is an object. */
export function errorOf({ kind, body }: ResponseSubject): JsonObject | undefined {
  const error = kind === 'error' && body !== undefined ? own(body, 'error') : undefined
  return isObject(error) ? error : undefined
}

/** Returns `data` of a successful response. */
export const dataOf = ({ kind, body }: ResponseSubject): unknown =>
  kind === 'success' && body !== undefined ? own(body, 'data') : undefined

/** Requires a field of an object to be a string. */
export function* stringField(
  object: JsonObject,
  field: string,
  within: Path = [],
): Generator<ResponseFinding> {
  const value = own(object, field)
  if (typeof value === 'string') return
  yield given(object, field)
    ? { at: [...within, field], message: 'Must be a string.', got: value }
    : { at: [...within, field], message: `${quoted(field)} is required.` }
}
