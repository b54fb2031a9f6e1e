import type { Accepted, OperationName, Verdict } from '../../core/index.js'
import { attachment } from './attachment.js'

const verdicts = attachment<Verdict>()

/** Stores the verdict on a framework's request. */
export function keepVerdict(request: object, verdict: Verdict): void {
  verdicts.set(request, verdict)
}

/** Returns the verdict on a framework's request; undefined if it is not a request of the API. */
export const verdictOf = (request: object): Verdict | undefined => verdicts.get(request)

/**
 * Returns the accepted request of an operation: typed data and warnings. Throws a TypeError if the
 * request was not accepted as that operation, for example in a handler on another route.
 */
export function acceptedAs<Operation extends OperationName>(
  operation: Operation,
  request: object,
): Accepted<Operation> {
  const verdict = verdictOf(request)
  if (!verdict?.ok || verdict.operation !== operation) {
    throw new TypeError(`The contract has not accepted this request as ${operation}.`)
  }
  return verdict as Accepted<Operation>
}
