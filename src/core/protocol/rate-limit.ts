import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { visitedLength } from '../base/json.js'
import type { RateLimit, Settings } from '../contract/options.js'

/** A call, and the caller's earlier ones. */
export interface RateLimitQuestion {
  /** Windows that hold all at once; none allow everything. */
  limits: readonly RateLimit[]
  /** Epoch milliseconds of earlier calls of the operation, in any order. */
  recentRequests: readonly number[]
  /** The time of the call; a number is epoch milliseconds. */
  now: Date | number
}

/** `retryAfter`: whole seconds, at least 1, until the call is allowed if none is made before. */
export type RateLimitDecision = { allowed: true } | { allowed: false; retryAfter: number }

/**
 * Decides by rolling windows: a call is allowed where each window still has room for it. A call
 * that is exactly one window old no longer counts; what is no finite time never does. Throws a
 * TypeError on `recentRequests` that are no list, or more than 16,777,216.
 */
export function decideRateLimit(question: RateLimitQuestion): RateLimitDecision {
  const { limits } = question
  const recentRequests = entriesOf(question.recentRequests)
  const now = Number(question.now)
  const full = limits.filter((limit) => {
    const start = now - limit.perSeconds * 1000
    let used = 0
    for (const time of recentRequests) if (time > start && Number.isFinite(time)) used++
    return used >= limit.requests
  })
  if (full.length === 0) return { allowed: true }
  const latestLast = Float64Array.from(recentRequests.filter(Number.isFinite)).sort()
  // A window has room again once the call that many back from the latest has left it.
  const rooms = full.map(
    ({ requests, perSeconds }) => (latestLast.at(-requests) ?? now) + perSeconds * 1000,
  )
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((Math.max(...rooms) - now) / 1000)) }
}

const mostRequests = 2 ** 24

/** The times of a list; its gaps are left out, of which a few bytes of code make billions. */
function entriesOf(times: readonly number[]): readonly number[] {
  if (!Array.isArray(times)) throw new TypeError('`recentRequests` must be a list of times.')
  const hasGaps = visitedLength(times) !== times.length
  const entries: readonly number[] = hasGaps ? Object.values(times) : times
  if (entries.length <= mostRequests) return entries
  throw new TypeError(`\`recentRequests\` must have no more than ${mostRequests} times.`)
}

/** The windows of an operation: the option's where it names the operation, else the documented. */
export const rateLimitsOf = (
  operation: OperationName,
  replaced: Settings['limits'] = {},
): readonly RateLimit[] => replaced[operation] ?? operationTraits[operation].rateLimits
