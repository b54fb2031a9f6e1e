import { forgetfulIdempotency } from '../../adapters/stores/memory-idempotency.js'
import {
  type SettableRateLimits,
  settableRateLimits,
} from '../../adapters/stores/memory-rate-limits.js'
import type { IdempotencyStore } from '../../adapters/stores/stores.js'
import { ceilings } from './ceilings.js'

/** Idempotency keys and request times of earlier calls. */
export interface CallMemory {
  idempotency: IdempotencyStore
  rateLimits: SettableRateLimits
  clear(): void
}

/** One limit for all clients, which a sandbox need not isolate. */
const emptyIdempotency = (): IdempotencyStore =>
  forgetfulIdempotency({
    ...{ maxKeys: ceilings.idempotencyKeys, maxKeysPerClient: ceilings.idempotencyKeys },
    ...{ maxBytes: ceilings.idempotency, maxBytesPerClient: ceilings.idempotency },
    maxResponseBytes: ceilings.storedResponse,
  })

export function callMemory(): CallMemory {
  const emptyRateLimits = () => settableRateLimits({ maxKeys: ceilings.rateLimitKeys })
  let idempotency = emptyIdempotency()
  let rateLimits = emptyRateLimits()
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
      idempotency = emptyIdempotency()
      rateLimits = emptyRateLimits()
    },
  }
}
