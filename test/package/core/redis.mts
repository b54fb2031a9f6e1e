import { type IdempotencyStore, type RedisClient, redisIdempotency } from 'campaign-contract/redis'

const client: RedisClient = { eval: async () => null }
const store: IdempotencyStore = redisIdempotency(client, { prefix: 'shop' })
void store.release('key', 'owner')

// @ts-expect-error: there is no such option
redisIdempotency(client, { prefixed: 'shop' })
