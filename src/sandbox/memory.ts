import { memoryIdempotency } from '../server/memory-idempotency.js'
import { memoryRateLimits } from '../server/memory-rate-limits.js'
import type { IdempotencyStore, RateLimitStore } from '../server/stores.js'

/** What a sandbox remembers of earlier calls, until it is told to forget them. */
export interface CallMemory {
  idempotency: IdempotencyStore
  rateLimits: RateLimitStore
  clear(): void
}

export function callMemory(): CallMemory {
  let idempotency = ownMemory()
  let rateLimits = memoryRateLimits()
  return {
    idempotency: {
      claim: (...args) => idempotency.claim(...args),
      complete: (...args) => idempotency.complete(...args),
      release: (...args) => idempotency.release(...args),
      renew: async (...args) => idempotency.renew?.(...args) ?? true,
    },
    rateLimits: { take: (...args) => rateLimits.take(...args) },
    clear() {
      idempotency = ownMemory()
      rateLimits = memoryRateLimits()
    },
  }
}

/** One client, such as a load test, may use all of it. */
const ownMemory = () =>
  memoryIdempotency({ maxKeysPerClient: 100_000, maxBytesPerClient: 256 * 1024 * 1024 })
