import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type RedisClient,
  redisIdempotency,
  redisRateLimits,
} from '../../../src/adapters/redis/index.js'
import {
  claimOf,
  freshKey,
  idempotencyStoreTests,
  keepSeconds,
  rateLimitStoreTests,
  response,
} from '../../server/stores-suite.js'
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

idempotencyStoreTests(() => redisIdempotency(client))
rateLimitStoreTests(() => redisRateLimits(client))

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
      const store = redisIdempotency(resending)
      const key = freshKey()
      expect(await store.claim(key, claimOf('o1'))).toBeNull()
      expect(await store.claim(key, claimOf('o2'))).toMatchObject({ state: 'in-progress' })
      await store.complete(key, 'o1', response, keepSeconds)
      expect(await store.claim(key, claimOf('o2'))).toMatchObject({ state: 'completed', response })
    })

    it('counts each call once', async () => {
      const store = redisRateLimits(resending)
      const key = freshKey()
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
