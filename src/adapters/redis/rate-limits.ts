import { string } from '../../core/base/kinds.js'
import { longestWindow, type RateLimitStore } from '../stores/stores.js'
import { type RedisClient, type RedisStoreOptions, scriptRunner } from './client.js'
import { takeScript } from './scripts.js'

/**
 * Creates a rate limit store on Redis, for servers with several processes, whose clocks must agree.
 * Throws a TypeError on a client without `eval` or an invalid option.
 */
export function redisRateLimits(
  client: RedisClient,
  options: RedisStoreOptions = {},
): RateLimitStore {
  const run = scriptRunner(client, 'calls', options, { prefix: string })
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
