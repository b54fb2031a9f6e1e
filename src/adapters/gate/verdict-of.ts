import type { Accepted, OperationName, Verdict } from '../../core/index.js'
import type { ReceivedHeaders } from './gate-options.js'

/** Values that belong to objects, such as requests of a framework. */
export interface Attachment<Value> {
  /** Returns the value of this object; a copy of it, or one that inherits from it, has none. */
  get(of: object): Value | undefined
  set(of: object, value: Value): void
}

/**
 * Creates an attachment. It stores values in hidden properties, because each entry of a `WeakMap`
 * survives several garbage collections, which costs a server more than the validation.
 */
export function attachment<Value>(key = Symbol('campaign-contract')): Attachment<Value> {
  return {
    get(of) {
      const kept = (of as { [key]?: { of: object; value: Value } } | undefined)?.[key]
      return kept?.of === of ? kept.value : undefined
    },
    set(of, value) {
      ;(of as { [key]?: { of: object; value: Value } })[key] = { of, value }
    },
  }
}

/** Shared by all copies of this module: a package may be loaded as ESM and as CommonJS. */
const verdicts = attachment<Verdict>(Symbol.for('campaign-contract.verdict'))

/** Stores the verdict on a framework's request. */
export function keepVerdict(request: object, verdict: Verdict): void {
  verdicts.set(request, verdict)
}

/** Returns the verdict on a framework's request; undefined if it is not a request of the API. */
export const verdictOf = (request: object): Verdict | undefined => verdicts.get(request)

/** The accepted request of an operation, with its query, and its headers by lower-case name. */
export type AcceptedCall<Operation extends OperationName> = Accepted<Operation> & {
  request: { headers: ReceivedHeaders; query: Readonly<Record<string, string | string[]>> }
}

/**
 * Returns the accepted request of an operation: typed data and warnings. Throws a TypeError if the
 * request was not accepted as that operation, for example in a handler on another route.
 */
export function acceptedAs<Operation extends OperationName>(
  operation: Operation,
  request: object,
): AcceptedCall<Operation> {
  const verdict = verdictOf(request)
  if (!verdict?.ok || verdict.operation !== operation) {
    const why = verdict?.ok
      ? `it is ${verdict.operation}`
      : 'no adapter has validated it, or its path is not of the API'
    throw new TypeError(`The contract has not accepted this request as ${operation}: ${why}.`)
  }
  return verdict as AcceptedCall<Operation>
}
