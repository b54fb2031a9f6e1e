export type { IdempotencyClaim, IdempotencyStore, RateLimitStore } from '../stores/stores.js'
export type { RedisClient, RedisIdempotencyOptions, RedisStoreOptions } from './client.js'
export { redisIdempotency } from './idempotency.js'
export { redisRateLimits } from './rate-limits.js'
