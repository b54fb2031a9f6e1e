import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redisIdempotency, redisRateLimits } from '../../src/redis/index.js'
import { memoryIdempotency } from '../../src/server/memory-idempotency.js'
import { memoryRateLimits } from '../../src/server/memory-rate-limits.js'
import type { IdempotencyStore, RateLimitStore } from '../../src/server/stores.js'
import { type RedisServer, redisServer } from './redis-server.js'

let server: RedisServer
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  server = await redisServer()
  client = createClient({ url: server.url })
  await client.connect()
})

afterAll(async () => {
  client?.destroy()
  await server?.stop()
})

const keepSeconds = 3600
const response = { status: 201, headers: { 'Content-Type': 'application/json' }, body: '{"a": 1}' }
const claimOf = (owner: string, leaseSeconds = 60) => ({
  client: 'c1',
  fingerprint: 'f1',
  owner,
  now: Date.now(),
  leaseSeconds,
  keepSeconds,
})

let keys = 0
const freshKey = () => `${process.pid} ${Date.now()} ${keys++}`

/** Asks again until the answer is there; the test's own time limit ends it. */
async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await ask()
    if (value !== undefined) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const idempotencyStores: [string, () => IdempotencyStore][] = [
  ['in memory', () => memoryIdempotency()],
  ['on Redis', () => redisIdempotency(client)],
]

describe.each(idempotencyStores)('an idempotency store %s', (_, make) => {
  it('gives a key to the first of many, and tells the others that it is in progress', async () => {
    const [store, key] = [make(), freshKey()]
    const claims = Array.from({ length: 50 }, (_, index) => store.claim(key, claimOf(`o${index}`)))
    const answers = await Promise.all(claims)
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    const others = answers.filter((answer) => answer !== null)
    expect(new Set(others.map(({ state, fingerprint }) => `${state} ${fingerprint}`))).toEqual(
      new Set(['in-progress f1']),
    )
    expect(others[0]?.createdAt).toBeInstanceOf(Date)
  })

  it('keeps the response as it was', async () => {
    const [store, key] = [make(), freshKey()]
    const claim = claimOf('o1')
    await store.claim(key, claim)
    await store.complete(key, 'o1', response, keepSeconds)
    expect(await store.claim(key, claimOf('o2'))).toEqual({
      fingerprint: 'f1',
      state: 'completed',
      createdAt: new Date(claim.now),
      response,
    })
  })

  it('frees a key that is released', async () => {
    const [store, key] = [make(), freshKey()]
    await store.claim(key, claimOf('o1'))
    await store.release(key, 'o1')
    expect(await store.claim(key, claimOf('o2'))).toBeNull()
  })

  it('takes neither response nor release from another one', async () => {
    const [store, key] = [make(), freshKey()]
    await store.claim(key, claimOf('o1'))
    await store.complete(key, 'o2', response, keepSeconds)
    await store.release(key, 'o2')
    expect(await store.claim(key, claimOf('o3'))).toMatchObject({ state: 'in-progress' })
  })

  it('does not forget a response by a late release', async () => {
    const [store, key] = [make(), freshKey()]
    await store.claim(key, claimOf('o1'))
    await store.complete(key, 'o1', response, keepSeconds)
    await store.release(key, 'o1')
    expect(await store.claim(key, claimOf('o2'))).toMatchObject({ state: 'completed' })
  })

  it('frees a key when its lease has ended, and takes no response for it then', async () => {
    const [store, key] = [make(), freshKey()]
    await store.claim(key, claimOf('o1', 0.05))
    await until(async () => ((await store.claim(key, claimOf('o2'))) === null ? true : undefined))
    await store.complete(key, 'o1', response, keepSeconds)
    expect(await store.claim(key, claimOf('o3'))).toMatchObject({ state: 'in-progress' })
  })

  it('forgets a response when its time is over', async () => {
    const [store, key] = [make(), freshKey()]
    await store.claim(key, claimOf('o1'))
    await store.complete(key, 'o1', response, 0.05)
    await until(async () => ((await store.claim(key, claimOf('o2'))) === null ? true : undefined))
  })
})

const rateLimitStores: [string, () => RateLimitStore][] = [
  ['in memory', () => memoryRateLimits()],
  ['on Redis', () => redisRateLimits(client)],
]

describe.each(rateLimitStores)('a rate limit store %s', (_, make) => {
  const limits = [
    { requests: 2, perSeconds: 10 },
    { requests: 3, perSeconds: 60 },
  ]
  const start = 1_900_000_000_000

  it('adds a call only where each window has room', async () => {
    const [store, key] = [make(), freshKey()]
    const take = (seconds: number) => store.take(key, start + seconds * 1000, limits)
    const at = (...seconds: number[]) => seconds.map((second) => start + second * 1000)
    expect(await take(0)).toEqual([])
    expect(await take(1)).toEqual(at(0))
    // Two in ten seconds: this one is not added.
    expect(await take(9)).toEqual(at(0, 1))
    // A call that is exactly one window old counts no longer.
    expect(await take(10)).toEqual(at(0, 1))
    // Three in a minute.
    expect(await take(30)).toEqual(at(0, 1, 10))
    expect(await take(60)).toEqual(at(1, 10))
  })

  it('lets no more through than there is room for, however many come at once', async () => {
    const [store, key] = [make(), freshKey()]
    const all = await Promise.all(
      Array.from({ length: 40 }, () => store.take(key, start, [{ requests: 5, perSeconds: 60 }])),
    )
    expect(all.filter((recent) => recent.length < 5)).toHaveLength(5)
  })

  it('counts each key by itself', async () => {
    const store = make()
    const [first, second] = [freshKey(), freshKey()]
    await store.take(first, start, limits)
    expect(await store.take(second, start, limits)).toEqual([])
  })
})

describe('the stores in memory', () => {
  it.each([0, -1, Number.NaN, '9'])('refuse a bound of %s', (maxKeys) => {
    expect(() => memoryIdempotency({ maxKeys: maxKeys as number })).toThrow('Option `maxKeys`')
    expect(() => memoryRateLimits({ maxKeys: maxKeys as number })).toThrow('Option `maxKeys`')
  })

  it('forget the keys that were used first beyond their bound', async () => {
    const store = memoryIdempotency({ maxKeys: 2 })
    for (const key of ['a', 'b', 'c']) await store.claim(key, claimOf('o1'))
    expect(await store.claim('c', claimOf('o2'))).toMatchObject({ state: 'in-progress' })
    expect(await store.claim('a', claimOf('o2'))).toBeNull()
  })

  it('forget the callers who called longest ago beyond their bound', async () => {
    const store = memoryRateLimits({ maxKeys: 2 })
    const limits = [{ requests: 9, perSeconds: 60 }]
    for (const key of ['a', 'b', 'a', 'c']) await store.take(key, 1000, limits)
    expect(await store.take('a', 1000, limits)).toEqual([1000, 1000])
    expect(await store.take('b', 1000, limits)).toEqual([])
  })
})

describe('a store on Redis', () => {
  it('refuses a client that it cannot use', () => {
    expect(() => redisIdempotency({} as never)).toThrow('The client has no method `eval`.')
    expect(() => redisRateLimits(client, { prefix: 1 as never })).toThrow('Option `prefix`')
  })
})
