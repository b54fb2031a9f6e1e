import { decideRateLimit, type Facts } from '../../core/index.js'
import { callerOf, rateLimitKey } from './caller.js'
import type { CallHead, GateSettings } from './gate-options.js'

/** The facts about a call before the stores are called. */
export type KnownFacts = Pick<Facts, 'now' | 'authenticated' | 'recentRequests'>

/**
 * Counts a call against the limits of its operation, and returns the times of the caller's earlier
 * calls. Returns undefined if no limit applies, or if the call gets a 401 anyway.
 */
export async function takeLimits(
  call: CallHead,
  facts: KnownFacts,
  settings: GateSettings,
): Promise<readonly number[] | undefined> {
  const { rateLimits } = settings
  const limits = limitsOf(call, settings)
  if (rateLimits === undefined || limits.length === 0) return undefined
  const caller = callerOf(call, facts, settings)
  if (caller === undefined) return undefined
  const key = rateLimitKey(call.operation, caller.id)
  const times: unknown = await rateLimits.take(key, timeOf(facts), limits, caller.isVerified)
  if (!Array.isArray(times) || !times.every(Number.isFinite)) {
    throw new TypeError('The rate limit store did not return an array of times.')
  }
  return times
}

/** Returns whether the limits allow a call. */
export const isWithinLimits = (
  { recentRequests, now }: KnownFacts,
  call: CallHead,
  settings: GateSettings,
): boolean =>
  recentRequests === undefined ||
  decideRateLimit({ limits: limitsOf(call, settings), recentRequests, now: timeOf({ now }) })
    .allowed

/**
 * Returns the time of a call in epoch milliseconds. Throws a TypeError if it is invalid: a store
 * that compares with it would grant every claim.
 */
export function timeOf({ now }: { now?: Facts['now'] | undefined }): number {
  const time = new Date(now as Date).getTime()
  if (!Number.isFinite(time)) throw new TypeError('`now` must be a valid date.')
  return time
}

const limitsOf = ({ operation }: CallHead, { contract, limits }: GateSettings) =>
  limits[operation] ?? contract.operations[operation].rateLimits
