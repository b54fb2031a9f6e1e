import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type RedisClient,
  redisIdempotency,
  redisRateLimits,
} from '../../../src/adapters/redis/index.js'
import { memoryIdempotency } from '../../../src/adapters/stores/memory-idempotency.js'
import { memoryRateLimits } from '../../../src/adapters/stores/memory-rate-limits.js'
import type { IdempotencyStore, RateLimitStore } from '../../../src/adapters/stores/stores.js'
import { RedisProcess } from './redis-process.js'

let server: RedisProcess
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  server = await RedisProcess.start()
  client = createClient({ url: server.url })
  await client.connect()
})

afterAll(async () => {
  client?.destroy()
  await server?.kill()
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
  it('gives a key to the first of many calls, and reports in-progress to the others', async () => {
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
      expiresAt: new Date(claim.now + keepSeconds * 1000),
      response,
    })
  })

  it('holds the key of a call in progress by its lease, however short others keep theirs', async () => {
    const [store, key] = [make(), freshKey()]
    const first = claimOf('o1')
    await store.claim(key, first)
    const later = { ...claimOf('o2'), now: first.now + 59_000, keepSeconds: 1 }
    expect(await store.claim(key, later)).toMatchObject({ state: 'in-progress' })
    await store.complete(key, 'o1', response, keepSeconds)
    expect(await store.claim(key, later)).toMatchObject({ state: 'completed' })
  })

  it('keeps a response for as long as its own call says, whatever others ask for', async () => {
    const [store, key] = [make(), freshKey()]
    const first = claimOf('o1')
    const askedAfter = (seconds: number, keep: number) =>
      store.claim(key, { ...claimOf('o2'), now: first.now + seconds * 1000, keepSeconds: keep })
    await store.claim(key, first)
    await store.complete(key, 'o1', response, keepSeconds)
    expect(await askedAfter(keepSeconds - 1, 60)).toMatchObject({ state: 'completed' })
    expect(await askedAfter(keepSeconds, 10 * keepSeconds)).toBeNull()
  })

  it('keeps that a key was used where the response is too large', async () => {
    const [store, key] = [make(), freshKey()]
    await store.claim(key, claimOf('o1'))
    const large = { ...response, body: 'a'.repeat(1024 * 1024) }
    await expect(store.complete(key, 'o1', large, keepSeconds)).rejects.toThrow('bytes')
    const stored = await store.claim(key, claimOf('o2'))
    expect(stored).toMatchObject({ state: 'completed' })
    expect(stored).not.toHaveProperty('response')
  })

  it('renews a lease, restores a claim that is lost, and takes nothing from another', async () => {
    const [store, key] = [make(), freshKey()]
    const first = claimOf('o1', 60)
    expect(await store.renew?.(key, first, Date.now())).toBe(true)
    expect(await store.renew?.(key, first, Date.now())).toBe(true)
    expect(await store.claim(key, claimOf('o2'))).toMatchObject({ state: 'in-progress' })
    expect(await store.renew?.(key, claimOf('o2'), Date.now())).toBe(false)
    await store.complete(key, 'o1', response, keepSeconds)
    expect(await store.renew?.(key, first, Date.now())).toBe(false)
  })

  it('gives a key away where its response is older than it is kept', async () => {
    const [store, key] = [make(), freshKey()]
    await store.claim(key, claimOf('o1'))
    await store.complete(key, 'o1', response, keepSeconds)
    const later = { ...claimOf('o2'), now: Date.now() + keepSeconds * 1000 }
    expect(await store.claim(key, later)).toBeNull()
    expect(await store.claim(key, { ...later, owner: 'o3' })).toMatchObject({
      state: 'in-progress',
    })
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
})

describe('the stores in memory', () => {
  it.each([0, -1, Number.NaN, '9'])('refuse a bound of %s', (maxKeys) => {
    expect(() => memoryIdempotency({ maxKeys: maxKeys as number })).toThrow('Option `maxKeys`')
    expect(() => memoryRateLimits({ maxKeys: maxKeys as number })).toThrow('Option `maxKeys`')
  })

  it.each([
    [{ maxBytes: 1000 }],
    [{ maxBytesPerClient: 1000 }],
    [{ maxBytes: 1_000_000, maxResponseBytes: 1_000_000 }],
  ])('refuse bounds that nothing fits into: %j', (options) => {
    expect(() => memoryIdempotency(options)).toThrow('must have space for one key')
  })

  const full = { name: 'StoreFullError' }

  it('refuse a client more keys than its share, and no other client', async () => {
    const store = memoryIdempotency({ maxKeys: 3, maxKeysPerClient: 2 })
    const claim = (key: string, client: string) => store.claim(key, { ...claimOf('o1'), client })
    for (const key of ['a', 'b']) await claim(key, 'c1')
    await store.complete('a', 'o1', response, keepSeconds)
    await expect(claim('c', 'c1')).rejects.toMatchObject(full)
    expect(await claim('c', 'c2')).toBeNull()
    await expect(claim('d', 'c3')).rejects.toMatchObject(full)
    expect(await claim('a', 'c1')).toMatchObject({ state: 'completed' })
    expect(await claim('b', 'c1')).toMatchObject({ state: 'in-progress' })
    await store.release('b', 'o1')
    expect(await claim('d', 'c1')).toBeNull()
  })

  it('refuse a client more bytes than its share, and no other client', async () => {
    const store = memoryIdempotency({ maxBytesPerClient: 35_000, maxResponseBytes: 10_000 })
    const large = { ...response, body: '✓'.repeat(4000) }
    const claim = (key: string, client: string) => store.claim(key, { ...claimOf('o1'), client })
    for (const key of ['a', 'b', 'c']) {
      expect(await claim(key, 'c1')).toBeNull()
      await store.complete(key, 'o1', large, keepSeconds)
    }
    await expect(claim('d', 'c1')).rejects.toMatchObject(full)
    expect(await claim('d', 'c2')).toBeNull()
    expect(await claim('a', 'c1')).toMatchObject({ response: large })
  })

  it('keep verified callers apart from all others', async () => {
    const store = memoryRateLimits({ maxKeys: 10 })
    const limits = [{ requests: 9, perSeconds: 60 }]
    await store.take('a', 1000, limits, true)
    for (let other = 0; other < 100; other++) {
      for (let calls = 0; calls < 4; calls++) await store.take(`fake ${other}`, 1000, limits)
    }
    expect(await store.take('a', 1000, limits, true)).toEqual([1000])
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
    expect(() => redisIdempotency(client, { allowEviction: 1 as never })).toThrow('allowEviction')
  })

  const redisKey = (kind: string, key: string) => `campaign-contract:${kind}:${key}`

  it('counts calls in a window that is longer than Redis keeps anything', async () => {
    const key = freshKey()
    const store = redisRateLimits(client)
    const limits = [{ requests: 2, perSeconds: Number.MAX_SAFE_INTEGER }]
    expect(await store.take(key, 1000, limits)).toEqual([])
    expect(await store.take(key, 2000, limits)).toEqual([1000])
    expect(await client.pTTL(`campaign-contract:calls:${key}`)).toBeGreaterThan(0)
  })

  it('rejects keys of another type, and does not change them', async () => {
    const key = freshKey()
    await client.set(redisKey('idempotency', key), 'text')
    await client.set(redisKey('calls', key), 'text')
    await expect(redisIdempotency(client).claim(key, claimOf('o1'))).rejects.toThrow('WRONGTYPE')
    await expect(
      redisRateLimits(client).take(key, 1, [{ requests: 1, perSeconds: 1 }]),
    ).rejects.toThrow('WRONGTYPE')
    expect(await client.get(redisKey('idempotency', key))).toBe('text')
  })

  it.each<[string, Record<string, string>]>([
    ['without a fingerprint', { state: 'completed' }],
    ['without a state', { fingerprint: 'f1', createdAt: String(Date.now()) }],
    ['without a time', { fingerprint: 'f1', state: 'completed', response: '{}' }],
    ['with an odd time', { fingerprint: 'f1', state: 'completed', createdAt: 'x' }],
  ])('does not give away a record %s', async (_, fields) => {
    const key = freshKey()
    await client.hSet(redisKey('idempotency', key), fields)
    expect(await redisIdempotency(client).claim(key, claimOf('o1'))).not.toBeNull()
  })

  it('rejects a response that is not JSON', async () => {
    const key = freshKey()
    const fields = { fingerprint: 'f1', state: 'completed', createdAt: '1', response: '{' }
    await client.hSet(redisKey('idempotency', key), fields)
    await expect(redisIdempotency(client).claim(key, { ...claimOf('o1'), now: 2 })).rejects.toThrow(
      SyntaxError,
    )
  })

  describe('that may not tell about its memory', () => {
    const user = { name: 'blind', password: 'secret' }
    let blind: ReturnType<typeof createClient>
    beforeAll(async () => {
      const rights = ['on', `>${user.password}`, '~*', '&*', '+@all', '-info']
      await client.sendCommand(['ACL', 'SETUSER', user.name, ...rights])
      blind = createClient({ url: server.url, username: user.name, password: user.password })
      await blind.connect()
    })
    afterAll(async () => {
      blind?.destroy()
      await client.sendCommand(['ACL', 'DELUSER', user.name])
    })

    it('refuses claims, for the server may delete keys', async () => {
      const claimed = redisIdempotency(blind).claim(freshKey(), claimOf('o1'))
      await expect(claimed).rejects.toThrow(
        /does not report whether it deletes keys.*allowEviction/,
      )
    })

    it('is used where it may delete keys', async () => {
      const store = redisIdempotency(blind, { allowEviction: true })
      expect(await store.claim(freshKey(), claimOf('o1'))).toBeNull()
    })
  })

  describe('whose client sends a script again after it has lost the reply', () => {
    const resending: RedisClient = {
      async eval(script, options) {
        await client.eval(script, options)
        return client.eval(script, options)
      },
    }

    it('gives the key to the call that claimed it, and to no other', async () => {
      const [store, key] = [redisIdempotency(resending), freshKey()]
      expect(await store.claim(key, claimOf('o1'))).toBeNull()
      expect(await store.claim(key, claimOf('o2'))).toMatchObject({ state: 'in-progress' })
      await store.complete(key, 'o1', response, keepSeconds)
      expect(await store.claim(key, claimOf('o2'))).toMatchObject({ state: 'completed', response })
    })

    it('counts each call once', async () => {
      const [store, key] = [redisRateLimits(resending), freshKey()]
      const take = (now: number) => store.take(key, now, [{ requests: 2, perSeconds: 60 }])
      expect([await take(1), await take(2), await take(3)]).toEqual([[], [1], [1, 2]])
    })
  })

  describe('that fails while it stores a response', () => {
    /** Fails some times, then calls the client. */
    const failing = (times: number, message: string) => {
      let left = times
      return {
        calls: 0,
        async eval(...args: Parameters<RedisClient['eval']>) {
          this.calls++
          if (left-- > 0) throw new Error(message)
          return client.eval(...args)
        },
      }
    }

    it.each([
      "READONLY You can't write against a read only replica.",
      'CLUSTERDOWN The cluster is down',
      'Socket closed unexpectedly',
    ])('stores it later: %s', async (message) => {
      const key = freshKey()
      await redisIdempotency(client).claim(key, claimOf('o1'))
      const store = redisIdempotency(failing(2, message))
      await store.complete(key, 'o1', response, keepSeconds)
      const stored = await redisIdempotency(client).claim(key, claimOf('o2'))
      expect(stored).toMatchObject({ state: 'completed', response })
    })

    it('does not try again if its memory is full', async () => {
      const full = failing(1, 'OOM command not allowed')
      const completed = redisIdempotency(full).complete(freshKey(), 'o1', response, keepSeconds)
      await expect(completed).rejects.toMatchObject({ name: 'StoreFullError' })
      expect(full.calls).toBe(1)
    })

    it('gives up after a minute', async () => {
      vi.useFakeTimers()
      try {
        const broken = failing(Number.POSITIVE_INFINITY, 'Socket closed unexpectedly')
        const completed = redisIdempotency(broken).complete('key', 'o1', response, keepSeconds)
        const error = expect(completed).rejects.toThrow('Socket closed')
        await vi.advanceTimersByTimeAsync(59_000)
        const { calls } = broken
        expect(calls).toBeGreaterThan(50)
        await vi.advanceTimersByTimeAsync(2000)
        await error
        await vi.advanceTimersByTimeAsync(60_000)
        expect(broken.calls).toBeLessThan(calls + 10)
      } finally {
        vi.useRealTimers()
      }
    })
  })
})
