import assert from 'node:assert/strict'
import { redisIdempotency, redisRateLimits } from 'campaign-contract/redis'

// A server that has never heard of any key.
const client = { eval: async (script) => (script.includes('ZADD') ? [] : null) }
const claim = { fingerprint: 'f', owner: 'o', now: 0, leaseSeconds: 1, keepSeconds: 1 }
assert.equal(await redisIdempotency(client).claim('key', claim), null)
assert.deepEqual(await redisRateLimits(client).take('key', 0, []), [])
