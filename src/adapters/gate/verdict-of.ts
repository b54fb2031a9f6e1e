import type { Accepted, OperationName, TypedRequest, Verdict } from '../../core/index.js'

const verdicts = new WeakMap<object, Verdict>()

/** Ties a verdict to the framework's request. */
export function keepVerdict(request: object, verdict: Verdict): void {
  verdicts.set(request, verdict)
}

/** The verdict on the framework's request; undefined for one that is not of the API. */
export const verdictOf = (request: object): Verdict | undefined => verdicts.get(request)

/** Over HTTP a path always has its parameters. */
export type AcceptedCall<Operation extends OperationName> = Accepted<Operation> & {
  request: { params: NonNullable<TypedRequest<Operation>['params']> }
}

/**
 * The accepted request of an operation: typed data and warnings. Throws a TypeError where the
 * framework's request is none, which is a handler on the wrong route.
 */
export function acceptedAs<Operation extends OperationName>(
  operation: Operation,
  request: object,
): AcceptedCall<Operation> {
  const verdict = verdictOf(request)
  if (!verdict?.ok || verdict.operation !== operation) {
    throw new TypeError(`This is no request of ${operation} that the contract has accepted.`)
  }
  return verdict as AcceptedCall<Operation>
}
