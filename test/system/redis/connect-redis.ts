import { Cluster } from 'ioredis'
import { createClient, createCluster } from 'redis'
import type { RedisClient } from '../../../src/adapters/redis/index.js'

/** Ignores an error: both packages report every connection that fails. */
const ignore = () => {}

const addressOf = (url: string) => {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) }
}

const wrapped = (redis: Cluster): RedisClient => ({
  eval: (script, { keys, arguments: rest }) => redis.eval(script, keys.length, ...keys, ...rest),
})

/** Connects clients of both packages as `docs/servers/stores.md` does. */
const connectors = {
  'node-redis single': async ([url = '']: readonly string[]) =>
    createClient({ url, socket: { reconnectStrategy: () => 50 } })
      .on('error', ignore)
      .connect(),
  'node-redis cluster': async (urls: readonly string[]) =>
    createCluster({ rootNodes: urls.map((url) => ({ url })) })
      .on('error', ignore)
      .connect(),
  'ioredis cluster': async (urls: readonly string[]) =>
    wrapped(new Cluster(urls.map(addressOf)).on('error', ignore)),
} satisfies Record<string, (urls: readonly string[]) => Promise<RedisClient>>

export type Connection = keyof typeof connectors

export const connectRedis = (name: Connection, urls: readonly string[]): Promise<RedisClient> =>
  connectors[name](urls)
