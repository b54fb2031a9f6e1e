import { type OperationName, operationTable } from '../../../generated/operations.js'
import { assertOperation } from '../contract/assert-operation.js'
import type { IdempotencyFacts, StoredResponse } from '../contract/facts.js'
import { assertAwaited } from '../contract/read-facts.js'

/** A call, and the call stored under its idempotency key. */
export interface IdempotencyQuestion {
  operation: OperationName
  /** The result of `fingerprint` for the call. */
  fingerprint: string
  /** The earlier call with the key; null or undefined if there is none. */
  stored?: IdempotencyFacts | null | undefined
  /** The time of the call; a number is epoch milliseconds. */
  now: Date | number
}

/**
 * What to do with a call that has an idempotency key: run it, replay the stored response, or reject
 * it because the same call is in progress or the key belongs to another call.
 */
export type IdempotencyDecision =
  | { decision: 'proceed' | 'in-progress' | 'conflict'; response?: never }
  | { decision: 'replay'; response: StoredResponse }

/**
 * Decides by the call that is stored under the idempotency key. Another fingerprint is a conflict
 * even while the first call is in progress. A key expires at its `expiresAt`, else after the window
 * of the operation, or never if no window is documented. Without a stored response there is nothing
 * to replay, so a completed call proceeds, as `check` validates it. Operations that do not require a
 * key ignore it. Throws a TypeError if `stored` is a promise.
 */
export function decideIdempotency(question: IdempotencyQuestion): IdempotencyDecision {
  const { operation, stored } = question
  assertOperation(operation)
  assertAwaited(stored, 'stored')
  return decisionOf(operationTable[operation].idempotency, question)
}

/** What an operation defines about keys. */
interface KeyRule {
  readonly required: boolean
  readonly 'window-seconds'?: number
}

/** The same for one of the operations, without the table of all. */
export function decisionOf(
  rule: KeyRule,
  { fingerprint, stored, now }: Omit<IdempotencyQuestion, 'operation'>,
): IdempotencyDecision {
  if (!rule.required || stored === null || stored === undefined) return { decision: 'proceed' }
  if (Number(now) >= endOf(stored, rule['window-seconds'])) return { decision: 'proceed' }
  if (stored.fingerprint !== fingerprint) return { decision: 'conflict' }
  if (stored.state === 'in-progress') return { decision: 'in-progress' }
  return stored.response === undefined || stored.response === null
    ? { decision: 'proceed' }
    : { decision: 'replay', response: stored.response }
}

/** Prefers `expiresAt`: the first call may be of another operation with another window. */
function endOf(
  { createdAt, expiresAt }: IdempotencyFacts,
  windowSeconds = Number.POSITIVE_INFINITY,
) {
  if (expiresAt !== undefined && expiresAt !== null) return new Date(expiresAt).getTime()
  return new Date(createdAt).getTime() + windowSeconds * 1000
}

/** Returns the spelling of an idempotency key to store and compare; UUIDs are case-insensitive. */
export const storedKey = (key: string): string => key.toLowerCase()
