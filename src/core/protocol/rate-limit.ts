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
  const full = longestFull(question)
  return full === undefined ? { allowed: true } : { allowed: false, retryAfter: full.retryAfter }
}

/** Returns the window that the caller must wait for, and how many seconds; undefined if none is full. */
export function longestFull({
  limits,
  recentRequests,
  now,
}: RateLimitQuestion): { limit: RateLimit; retryAfter: number } | undefined {
  if (!Array.isArray(recentRequests)) {
    throw new TypeError('`recentRequests` must be an array of times.')
  }
  const time = Number(now)
  const full = limits.filter((limit) => {
    const start = time - limit.perSeconds * 1000
    let used = 0
    for (const call of recentRequests) if (call > start && Number.isFinite(call)) used++
    return used >= limit.requests
  })
  if (full.length === 0) return undefined
  const latestLast = Float64Array.from(recentRequests.filter(Number.isFinite)).sort()
  // A window allows a call again once the `requests`-th latest call has left it.
  const waits = full.map(({ requests, perSeconds }) => {
    const end = (latestLast.at(-requests) ?? time) + perSeconds * 1000
    return Math.max(1, Math.ceil((end - time) / 1000))
  })
  const retryAfter = Math.max(...waits)
  return { limit: full[waits.indexOf(retryAfter)] as RateLimit, retryAfter }
}
