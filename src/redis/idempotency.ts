import type { IdempotencyFacts, StoredResponse } from '../index.js'
import type { IdempotencyStore } from '../server/stores.js'
import { type RedisClient, type RedisStoreOptions, readPrefix } from './client.js'

/** Answers what is stored under the key; else it stores the claim, for as long as its lease. */
const claimScript = `
local stored = redis.call('HMGET', KEYS[1], 'fingerprint', 'state', 'createdAt', 'response')
if stored[1] then return stored end
redis.call('HSET', KEYS[1],
  'fingerprint', ARGV[1], 'owner', ARGV[2], 'createdAt', ARGV[3], 'state', 'in-progress')
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return false`

/** Nothing, where the lease has ended and the key is another's by now. */
const completeScript = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'state', 'completed', 'response', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`

const releaseScript = `
local held = redis.call('HMGET', KEYS[1], 'owner', 'state')
if held[1] ~= ARGV[1] or held[2] ~= 'in-progress' then return 0 end
return redis.call('DEL', KEYS[1])`

/**
 * An idempotency store on Redis, for servers of several processes. Throws a TypeError on a client
 * without `eval`.
 */
export function redisIdempotency(
  client: RedisClient,
  options: RedisStoreOptions = {},
): IdempotencyStore {
  const prefix = readPrefix(client, options)
  const run = (script: string, key: string, ...values: readonly (string | number)[]) =>
    client.eval(script, {
      keys: [`${prefix}:idempotency:${key}`],
      arguments: values.map(String),
    })
  return {
    async claim(key, { fingerprint, owner, now, leaseSeconds }) {
      const stored = await run(claimScript, key, fingerprint, owner, now, leaseSeconds * 1000)
      return stored === null ? null : readFacts(stored as StoredFields)
    },
    async complete(key, owner, response, keepSeconds) {
      await run(completeScript, key, owner, JSON.stringify(response), keepSeconds * 1000)
    },
    async release(key, owner) {
      await run(releaseScript, key, owner)
    },
  }
}

type StoredFields = readonly [
  fingerprint: string,
  state: IdempotencyFacts['state'],
  createdAt: string,
  response: string | null,
]

const readFacts = ([fingerprint, state, createdAt, response]: StoredFields): IdempotencyFacts => ({
  fingerprint,
  state,
  createdAt: new Date(Number(createdAt)),
  ...(response !== null && { response: JSON.parse(response) as StoredResponse }),
})
