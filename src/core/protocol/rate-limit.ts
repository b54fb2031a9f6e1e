import type { RateLimit } from '../contract/options.js'

/** A call, and the earlier calls of the caller. */
export interface RateLimitQuestion {
  /** Windows, all of which apply; without windows every call is allowed. */
  limits: readonly RateLimit[]
  /** Epoch milliseconds of earlier calls of the operation, in any order. */
  recentRequests: readonly number[]
  /** The time of the call; a number is epoch milliseconds. */
  now: Date | number
}

/** `retryAfter`: whole seconds, at least 1, until the call is allowed if no other is made. */
export type RateLimitDecision = { allowed: true } | { allowed: false; retryAfter: number }

/**
 * Decides by rolling windows: a call is allowed if no window is full. A call that is exactly one
 * window old no longer counts; a time that is not finite never counts. Throws a TypeError if
 * `recentRequests` is not an array.
 */
export function decideRateLimit(question: RateLimitQuestion): RateLimitDecision {
  const { limits, recentRequests } = question
  if (!Array.isArray(recentRequests)) {
    throw new TypeError('`recentRequests` must be an array of times.')
  }
  const now = Number(question.now)
  const full = limits.filter((limit) => {
    const start = now - limit.perSeconds * 1000
    let used = 0
    for (const time of recentRequests) if (time > start && Number.isFinite(time)) used++
    return used >= limit.requests
  })
  if (full.length === 0) return { allowed: true }
  const latestLast = Float64Array.from(recentRequests.filter(Number.isFinite)).sort()
  // A window allows a call again once the `requests`-th latest call has left it.
  const rooms = full.map(
    ({ requests, perSeconds }) => (latestLast.at(-requests) ?? now) + perSeconds * 1000,
  )
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((Math.max(...rooms) - now) / 1000)) }
}
