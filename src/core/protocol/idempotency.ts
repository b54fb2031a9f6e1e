import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { assertOperation } from '../contract/assert-operation.js'
import type { IdempotencyFacts, StoredResponse } from '../contract/facts.js'

/** A call, and what is stored under its idempotency key. */
export interface IdempotencyQuestion {
  operation: OperationName
  /** Of the call, as `fingerprint` makes it. */
  fingerprint: string
  /** The earlier call with the key; null or undefined where there is none. */
  stored?: IdempotencyFacts | null | undefined
  /** The time of the call; a number is epoch milliseconds. */
  now: Date | number
}

/**
 * What becomes of a call with an idempotency key: carry it out, answer with the stored response,
 * or refuse it because the same call is still running or the key belongs to another one.
 */
export type IdempotencyDecision =
  | { decision: 'proceed' | 'in-progress' | 'conflict'; response?: never }
  | { decision: 'replay'; response?: StoredResponse }

/**
 * Decides by what is stored under the call's idempotency key. Another fingerprint is a conflict
 * even while the first call runs. A key is forgotten at its `expiresAt`; without one, once it is as
 * old as the operation's window, or never where no window is documented. Operations that need no key
 * ignore it.
 */
export function decideIdempotency(question: IdempotencyQuestion): IdempotencyDecision {
  const { operation, fingerprint, stored, now } = question
  assertOperation(operation)
  const rule: { required: boolean; 'window-seconds'?: number } =
    operationTraits[operation].idempotency
  if (!rule.required || stored === null || stored === undefined) return { decision: 'proceed' }
  if (Number(now) >= endOf(stored, rule['window-seconds'])) return { decision: 'proceed' }
  if (stored.fingerprint !== fingerprint) return { decision: 'conflict' }
  if (stored.state === 'in-progress') return { decision: 'in-progress' }
  return stored.response === undefined
    ? { decision: 'replay' }
    : { decision: 'replay', response: stored.response }
}

/** The first call may be one of another operation, whose window only the store knows. */
function endOf(
  { createdAt, expiresAt }: IdempotencyFacts,
  windowSeconds = Number.POSITIVE_INFINITY,
) {
  if (expiresAt !== undefined && expiresAt !== null) return new Date(expiresAt).getTime()
  return new Date(createdAt).getTime() + windowSeconds * 1000
}
