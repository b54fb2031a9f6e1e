import { memoryRateLimits } from '../../adapters/stores/memory-rate-limits.js'
import type { IdempotencyStore, RateLimitStore } from '../../adapters/stores/stores.js'
import { ceilings } from './ceilings.js'
import { idempotencyRecords } from './idempotency-records.js'

/** What a sandbox remembers of earlier calls, until it is told to forget them. */
export interface CallMemory {
  idempotency: IdempotencyStore
  rateLimits: RateLimitStore
  clear(): void
}

export function callMemory(): CallMemory {
  const emptyRateLimits = () => memoryRateLimits({ maxKeys: ceilings.rateLimitKeys })
  let idempotency = idempotencyRecords()
  let rateLimits = emptyRateLimits()
  return {
    idempotency: {
      claim: (...args) => idempotency.claim(...args),
      complete: (...args) => idempotency.complete(...args),
      release: (...args) => idempotency.release(...args),
    },
    rateLimits: { take: (...args) => rateLimits.take(...args) },
    clear() {
      idempotency = idempotencyRecords()
      rateLimits = emptyRateLimits()
    },
  }
}
