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
export function attachment<Value>(): Attachment<Value> {
  const key = Symbol('campaign-contract')
  // Of objects that take no property, such as frozen ones.
  const others = new WeakMap<object, Value>()
  interface Kept {
    readonly of: object
    readonly value: Value
  }
  return {
    get(of) {
      const kept = (of as { [key]?: Kept } | undefined)?.[key]
      if (kept !== undefined && kept.of === of) return kept.value
      return Object.isExtensible(of) ? undefined : others.get(of)
    },
    set(of, value) {
      const kept: Kept = { of, value }
      if (Object.isExtensible(of))
        Object.defineProperty(of, key, { configurable: true, value: kept })
      else others.set(of, value)
    },
  }
}

const verdicts = attachment<Verdict>()

/** Stores the verdict on a framework's request. */
export function keepVerdict(request: object, verdict: Verdict): void {
  verdicts.set(request, verdict)
}

/** Returns the verdict on a framework's request; undefined if it is not a request of the API. */
export const verdictOf = (request: object): Verdict | undefined => verdicts.get(request)

/** The accepted request of an operation, with its headers by lower-case name. */
export type AcceptedCall<Operation extends OperationName> = Accepted<Operation> & {
  request: { headers: ReceivedHeaders }
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
    throw new TypeError(`The contract has not accepted this request as ${operation}.`)
  }
  return verdict as AcceptedCall<Operation>
}
