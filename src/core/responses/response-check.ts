import type { OperationName } from '../../../generated/operations.js'
import { given, isObject, type JsonObject, own, type Path } from '../base/json.js'
import { quoted } from '../base/text.js'
import type { Facts } from '../contract/facts.js'
import type { RequestHeaders } from '../contract/request.js'
import type { RuleContext, unchecked } from '../rules/rule.js'

/** Everything that a check may look at. Nothing of it may be changed. */
export interface ResponseSubject {
  readonly operation: OperationName
  readonly family: 'campaigns' | 'offerings'
  /** The status as received, which may be no number. */
  readonly rawStatus: unknown
  readonly status: number | undefined
  /** What the status says; undefined for one that is neither. */
  readonly kind: 'success' | 'error' | undefined
  /** Undefined where the caller gave none: what is not given is not judged. */
  readonly headers: RequestHeaders | undefined
  /** The body if it is a JSON object. */
  readonly body: JsonObject | undefined
  /** The request that was answered, where the caller told it. */
  readonly request: RuleContext | undefined
  readonly facts: Facts
}

/** What a check found. The engine adds the id, and the level where none is given. */
export interface ResponseProblem {
  /** The place in the body, or the name of a header, or '' for the whole response. */
  readonly at: Path | string
  readonly message: string
  /** The lower level of a check that has two; otherwise the higher one holds. */
  readonly level?: 'SHOULD'
  readonly expected?: unknown
  readonly got?: unknown
}

/**
 * A check: a pure function that yields what is wrong, and `unchecked` where a part of it cannot be
 * judged without knowing more.
 */
export type ResponseCheck = (
  subject: ResponseSubject,
) => Iterable<ResponseProblem | typeof unchecked>

/** `error` of an error answer, if it is an object. */
export function errorOf({ kind, body }: ResponseSubject): JsonObject | undefined {
  const error = kind === 'error' && body !== undefined ? own(body, 'error') : undefined
  return isObject(error) ? error : undefined
}

/** `data` of a success, whatever it holds. */
export const dataOf = ({ kind, body }: ResponseSubject): unknown =>
  kind === 'success' && body !== undefined ? own(body, 'data') : undefined

/** A field of the object is there and is a string. */
export function* stringField(
  object: JsonObject,
  field: string,
  within: Path = [],
): Generator<ResponseProblem> {
  const value = own(object, field)
  if (typeof value === 'string') return
  yield given(object, field)
    ? { at: [...within, field], message: 'Must be a string.', got: value }
    : { at: [...within, field], message: `${quoted(field)} is required.` }
}
