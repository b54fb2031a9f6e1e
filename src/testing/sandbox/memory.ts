import { forgetfulIdempotency } from '../../adapters/stores/memory-idempotency.js'
import {
  type SettableRateLimits,
  settableRateLimits,
} from '../../adapters/stores/memory-rate-limits.js'
import type { IdempotencyStore } from '../../adapters/stores/stores.js'

/** Idempotency keys and request times of earlier calls. */
export interface CallMemory {
  idempotency: IdempotencyStore
  rateLimits: SettableRateLimits
  clear(): void
}

export function callMemory(): CallMemory {
  let idempotency = forgetfulIdempotency({})
  let rateLimits = settableRateLimits({})
  return {
    idempotency: {
      claim: (...args) => idempotency.claim(...args),
      complete: (...args) => idempotency.complete(...args),
      release: (...args) => idempotency.release(...args),
    },
    rateLimits: {
      take: (...args) => rateLimits.take(...args),
      set: (...args) => rateLimits.set(...args),
    },
    clear() {
      idempotency = forgetfulIdempotency({})
      rateLimits = settableRateLimits({})
    },
  }
}
