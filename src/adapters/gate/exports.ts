export type { MemoryIdempotencyOptions } from '../stores/memory-idempotency.js'
export { memoryIdempotency } from '../stores/memory-idempotency.js'
export type { MemoryRateLimitOptions } from '../stores/memory-rate-limits.js'
export { memoryRateLimits } from '../stores/memory-rate-limits.js'
export { StoreTimeoutError } from '../stores/store-deadline.js'
export type {
  IdempotencyClaim,
  IdempotencyStore,
  KeptResponse,
  RateLimitStore,
} from '../stores/stores.js'
export { StoreFullError } from '../stores/stores.js'
export type { Answer } from './answer.js'
export type {
  AdapterOptions,
  Call,
  CallHead,
  ReceivedHeaders,
  ResponseReport,
  VerdictReport,
} from './gate-options.js'
export type { AcceptedCall } from './verdict-of.js'
export { acceptedAs, verdictOf } from './verdict-of.js'
