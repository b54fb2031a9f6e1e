export type { Answer } from './answer.js'
export type {
  AdapterOptions,
  Call,
  CallHead,
  ResponseReport,
  VerdictReport,
} from './gate-options.js'
export { memoryIdempotency } from './memory-idempotency.js'
export type { MemoryIdempotencyOptions } from './memory-limits.js'
export type { MemoryRateLimitOptions } from './memory-rate-limits.js'
export { memoryRateLimits } from './memory-rate-limits.js'
export { StoreTimeoutError } from './store-deadline.js'
export type { IdempotencyClaim, IdempotencyStore, RateLimitStore } from './stores.js'
export { StoreFullError } from './stores.js'
export { acceptedAs, verdictOf } from './verdict-of.js'
