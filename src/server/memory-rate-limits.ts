import { decideRateLimit } from '../index.js'
import { demandOptions, isCount } from './option-checks.js'
import { longestWindow, type RateLimitStore } from './stores.js'

/**
 * A rate limit store for one process. It holds the calls of `maxKeys` callers and operations
 * (default 100,000) at most; beyond that it forgets those whose last call is longest ago.
 */
export function memoryRateLimits({ maxKeys = 100_000 }: { maxKeys?: number } = {}): RateLimitStore {
  demandOptions({ maxKeys }, { maxKeys: isCount })
  // The order of a map is that of the last call, because each call enters its key anew.
  const calls = new Map<string, readonly number[]>()
  return {
    async take(key, now, limits) {
      const start = now - longestWindow(limits)
      const recent = (calls.get(key) ?? []).filter((time) => time > start)
      const { allowed } = decideRateLimit({ limits, recentRequests: recent, now })
      calls.delete(key)
      calls.set(key, allowed ? [...recent, now] : recent)
      for (const first of calls.keys()) {
        if (calls.size <= maxKeys) break
        calls.delete(first)
      }
      return recent
    },
  }
}
