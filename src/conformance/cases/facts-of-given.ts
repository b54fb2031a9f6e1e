import { isObject } from '../../core/base/json.js'
import { type Facts, fingerprint, type OperationName, type RequestInput } from '../../core/index.js'
import type { EarlierCall } from '../../testing/sandbox/read-given.js'
import type { GivenFacts } from './cases.js'

/** What a fingerprint of the files was taken of; undefined for that of no request. */
const earlierOf = (of: unknown): Pick<EarlierCall, 'params' | 'body'> | undefined =>
  isObject(of) && of.of !== undefined
    ? ((of.of === 'same' ? {} : of.of) as Pick<EarlierCall, 'params' | 'body'>)
    : undefined

/** A body that no request has. */
const another = { another: 'call' }

/** The earlier call, told by what it had. */
export function earlierCall(idempotency: GivenFacts['idempotency']): EarlierCall | null {
  if (!idempotency) return null
  const { fingerprint: of, ...call } = idempotency
  return { ...call, ...(earlierOf(of) ?? { body: another }) }
}

/** The facts as the library takes them, for a request. */
export function factsOfGiven(
  operation: OperationName,
  { params, body }: RequestInput,
  { now, idempotency, ...given }: GivenFacts,
): Facts {
  const earlier = earlierCall(idempotency)
  const had = earlier && {
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
            : fingerprint(operation, had as { params?: Record<string, string> }),
        state: earlier.state,
        createdAt: new Date(earlier.createdAt),
        ...(earlier.response && { response: earlier.response }),
      },
    }),
  }
}

/** Generated facts in the form of the files. */
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
