import { isObject } from '../../core/base/json.js'
import { type Facts, fingerprint, type OperationName, type RequestInput } from '../../core/index.js'
import type { EarlierCall } from '../../testing/sandbox/read-given.js'
import type { GivenFacts } from './cases.js'

/** Returns the parts that a fingerprint of the files covers; undefined if it matches no request. */
const fingerprintedParts = (of: unknown): Pick<EarlierCall, 'params' | 'body'> | undefined =>
  isObject(of) && of.of !== undefined
    ? ((of.of === 'same' ? {} : of.of) as Pick<EarlierCall, 'params' | 'body'>)
    : undefined

/** A body that differs from every request body. */
const otherBody = { another: 'call' }

export function earlierCall(idempotency: GivenFacts['idempotency']): EarlierCall | null {
  if (!idempotency) return null
  const { fingerprint: of, ...call } = idempotency
  return { ...call, ...(fingerprintedParts(of) ?? { body: otherBody }) }
}

/** Converts facts of the files to `Facts` for a request. */
export function factsOfGiven(
  operation: OperationName,
  { params, body }: RequestInput,
  { now, idempotency, ...given }: GivenFacts,
): Facts {
  const earlier = earlierCall(idempotency)
  const fingerprinted = earlier && {
    ...((earlier.params ?? params) && { params: earlier.params ?? params }),
    body: earlier.body ?? body,
  }
  return {
    ...(now !== undefined && { now: new Date(now) }),
    ...given,
    ...(idempotency !== undefined && {
      idempotency: earlier && {
        fingerprint:
          typeof idempotency?.fingerprint === 'string'
            ? idempotency.fingerprint
            : fingerprint(operation, fingerprinted as { params?: Record<string, string> }),
        state: earlier.state,
        createdAt: new Date(earlier.createdAt),
        ...(earlier.response && { response: earlier.response }),
      },
    }),
  }
}

/** Converts generated facts to the form of the files. */
export function givenOfFacts(
  operation: OperationName,
  { params, body }: RequestInput,
  { now, idempotency, ...facts }: Facts,
): GivenFacts {
  const own = fingerprint(operation, { ...(params && { params }), body })
  return {
    ...facts,
    ...(now && { now: now.toISOString() }),
    ...(idempotency !== undefined && {
      idempotency: idempotency && {
        ...idempotency,
        createdAt: idempotency.createdAt.toISOString(),
        fingerprint: idempotency.fingerprint === own ? { of: 'same' } : idempotency.fingerprint,
      },
    }),
  } as GivenFacts
}
