import { setMaxListeners } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RedisProcess } from '../../system/redis/redis-process.js'
import { type ServerProcess as Server, startServer } from '../../system/redis/start-server.js'
import { executions, newKeys, type Received, send, statusesOf, storm, wrongs } from './servers.js'
import { type SlowProxy, slowProxy } from './slow-proxy.js'

const settings = (URLS: string) => ({
  CONNECTION: 'node-redis single',
  URLS,
  STORE_TIMEOUT: '2',
  TEST_LIMIT: '1000000',
})
const polling = { timeout: 60_000, interval: 50 }

let redis: RedisProcess
let proxy: SlowProxy
let servers: Server[] = []
let received: Received[] = []

beforeAll(async () => {
  redis = await RedisProcess.start()
  proxy = await slowProxy(redis.port)
  const env = { ...settings(proxy.url), LEASE_SECONDS: '12' }
  servers = await Promise.all([startServer(env), startServer(env)])
  // The first calls compile code that all others use.
  await storm(servers, newKeys(3))
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  proxy?.close()
  redis?.resume()
  await redis?.kill()
})

const one = () => servers[0] as Server
const two = () => servers[1] as Server

/** Sends and records the response. */
async function keep<Answer extends Received | Received[]>(answer: Promise<Answer>) {
  const value = await answer
  received.push(...[value].flat())
  return value
}

/** Repeats `send` until it gets a 200. */
const works = (key?: string, server = one()) =>
  expect
    .poll(async () => (await keep(send(server, key === undefined ? {} : { key }))).status, polling)
    .toBe(200)

const faultsOf = (server: Server) => server.lines.filter((line) => line.startsWith('fault'))

beforeEach(async () => {
  received = []
  proxy.delay = 0
  await works()
})

afterEach(() => {
  expect(wrongs(servers, received)).toEqual([])
})

describe('two servers on one Redis', () => {
  it('that is stopped respond with 500, and execute nothing afterwards', async () => {
    const keys = newKeys(20)
    redis.stop()
    await keep(storm(servers, keys))
    expect(statusesOf(received.slice(1))).toEqual([500])
    redis.resume()
    await works()
    for (const key of keys) expect(executions(servers).get(`anna ${key}`)).toBeUndefined()
    // Their late claims are released, so that a retry runs.
    for (const key of keys.slice(0, 3)) await works(key, two())
  })

  it('that is stopped execute none of 2,000 calls of disconnected clients', async () => {
    const before = servers.flatMap(({ lines }) => lines).length
    redis.stop()
    const leaving = new AbortController()
    setMaxListeners(0, leaving.signal)
    const calls = newKeys(2000).map((key, index) =>
      send(servers[index % 2] as Server, { key, user: 'left', signal: leaving.signal }).catch(
        () => undefined,
      ),
    )
    // A later call gets a response, so most of the earlier ones have been read.
    await keep(send(one()))
    leaving.abort()
    await Promise.all(calls)
    redis.resume()
    await works()
    await works(undefined, two())
    const lines = servers.flatMap(({ lines }) => lines).slice(before)
    expect(lines.filter((line) => /^executing .* left$/.test(line))).toEqual([])
  })

  it('that is killed respond with 500, and work again with an empty one', async () => {
    const keys = newKeys(20)
    await redis.kill()
    await keep(storm(servers, keys))
    expect(statusesOf(received.slice(1))).toEqual([500])
    await redis.restart()
    for (const key of keys.slice(0, 3)) await works(key)
  })

  it('that dies while a handler runs send the response, and report it', async () => {
    const key = crypto.randomUUID()
    const faults = faultsOf(one()).length
    const held = keep(send(one(), { key, own: { 'X-Hold': 'yes' } }))
    await expect.poll(() => executions(servers).get(`anna ${key}`), polling).toBe(1)
    await redis.kill()
    await fetch(`${one().origin}/go`)
    expect((await held).status).toBe(200)
    expect(faultsOf(one()).length).toBeGreaterThan(faults)
    await redis.restart()
  })

  it('that lost its data restore the claim of a running handler', async () => {
    const key = crypto.randomUUID()
    const held = keep(send(one(), { key, own: { 'X-Hold': 'yes' } }))
    await expect.poll(() => executions(servers).get(`anna ${key}`), polling).toBe(1)
    await redis.restart()
    const restored = () => redis.use((client) => client.keys('campaign-contract:idempotency:*'))
    await expect.poll(async () => (await restored()).length, polling).toBe(1)
    expect((await keep(send(two(), { key }))).status).toBe(409)
    await fetch(`${one().origin}/go`)
    expect((await held).status).toBe(200)
    await works(key, two())
  })

  it('that is slower than the timeout respond with 500, and recover', async () => {
    proxy.delay = 3000
    const keys = newKeys(5)
    await keep(storm(servers, keys))
    expect(statusesOf(received.slice(1))).toEqual([500])
    proxy.delay = 0
    await works(keys[0], two())
  })

  it('that has no memory left respond with 503, and execute nothing', async () => {
    const used = await redis.use((client) => client.info('memory'))
    const bytes = Number(/used_memory:(\d+)/.exec(used)?.[1])
    const limit = (maxmemory: number) =>
      redis.use((client) =>
        client.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: `${maxmemory}` }),
      )
    await limit(Math.floor(bytes / 2))
    const keys = newKeys(10)
    const full = await keep(storm(servers, keys))
    expect(statusesOf(full)).toEqual([503])
    expect(new Set(full.map(({ retryAfter }) => Number(retryAfter) >= 1))).toEqual(new Set([true]))
    for (const key of keys) expect(executions(servers).get(`anna ${key}`)).toBeUndefined()
    await limit(0)
    await works(keys[0])
  })

  it.each(['allkeys-lru', 'volatile-ttl'])('that evicts by %s is rejected', async (policy) => {
    await redis.restart('--maxmemory', '4mb', '--maxmemory-policy', policy)
    const fresh = await startServer(settings(redis.url))
    const keys = newKeys(10)
    await keep(storm([fresh], keys))
    expect(statusesOf(received.slice(1))).toEqual([500])
    expect(faultsOf(fresh).join()).toContain('maxmemory-policy')
    expect(executions([fresh]).size).toBe(0)
    await fresh.kill()
    await redis.restart()
  })
})
