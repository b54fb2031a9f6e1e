import { longestWindow, type RateLimitStore } from '../stores/stores.js'
import { type RedisClient, type RedisStoreOptions, scriptRunner } from './client.js'

/**
 * Deletes calls older than every window, returns the others, and adds this call if each window has
 * room. Calls are a sorted set by time. Clients send a script again if they lost its reply, so it
 * first deletes the call that it adds.
 */
const takeScript = `
local now, longest = tonumber(ARGV[1]), tonumber(ARGV[2])
local before = function (milliseconds) return string.format('%.0f', now - milliseconds) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', before(longest))
redis.call('ZREM', KEYS[1], ARGV[3])
local times = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
for index = 4, #ARGV, 2 do
  local used = redis.call('ZCOUNT', KEYS[1], '(' .. before(ARGV[index + 1]), '+inf')
  if used >= tonumber(ARGV[index]) then return times end
end
redis.call('ZADD', KEYS[1], ARGV[1], ARGV[3])
redis.call('PEXPIRE', KEYS[1], math.min(longest, 1e15))
return times`

/**
 * Creates a rate limit store on Redis, for servers with several processes, whose clocks must agree.
 * Throws a TypeError on a client without `eval` or an invalid option.
 */
export function redisRateLimits(
  client: RedisClient,
  options: RedisStoreOptions = {},
): RateLimitStore {
  const run = scriptRunner(client, 'rateLimits', options)
  return {
    async take(key, now, limits) {
      const windows = limits.flatMap(({ requests, perSeconds }) => [requests, perSeconds * 1000])
      const values = [now, longestWindow(limits), crypto.randomUUID(), ...windows]
      const members = await run(takeScript, key, ...values)
      if (!Array.isArray(members)) throw new TypeError('Redis did not return the earlier calls.')
      // Members and scores alternate.
      return members.filter((_, index) => index % 2 === 1).map(Number)
    },
  }
}
