const assert = require('node:assert/strict')
const { redisIdempotency } = require('campaign-contract/redis')

assert.throws(() => redisIdempotency({}), TypeError)
