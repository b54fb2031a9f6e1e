import { describe, expect, it } from 'vitest'
import {
  forgetfulIdempotency,
  memoryIdempotency,
} from '../../src/adapters/stores/memory-idempotency.js'
import { memoryRateLimits } from '../../src/adapters/stores/memory-rate-limits.js'
import {
  claim,
  claimOf,
  idempotencyStoreTests,
  keepSeconds,
  rateLimitStoreTests,
  response,
} from './stores-suite.js'

idempotencyStoreTests(() => memoryIdempotency())
rateLimitStoreTests(() => memoryRateLimits())

it('the room of an expired key goes to a new one, and that of another key does not', async () => {
  const store = memoryIdempotency({ maxKeys: 3, maxKeysPerClient: 3 })
  const claimAt = (key: string, seconds: number) =>
    store.claim(key, { ...claim, now: seconds * 1000 })
  const full = { name: 'StoreFullError' }
  for (const key of ['running', 'completed', 'dead']) await claimAt(key, 0)
  await store.complete('completed', 'o', response, 3600)
  await store.renew?.('running', { ...claim, leaseSeconds: 10_000 }, 0)
  await expect(claimAt('a', 59)).rejects.toMatchObject(full)
  expect(await claimAt('a', 60)).toBeNull()
  await store.complete('a', 'o', response, 10_000)
  await expect(claimAt('b', 3599)).rejects.toMatchObject(full)
  expect(await claimAt('b', 3600)).toBeNull()
  expect(await claimAt('running', 9999)).toMatchObject({ state: 'in-progress' })
  expect(await claimAt('a', 9999)).toMatchObject({ state: 'completed', response })
})

it('a store with much more expired than its limit keeps the latest', async () => {
  const store = memoryIdempotency({ maxKeys: 100, maxKeysPerClient: 100 })
  for (let second = 0; second < 10_000; second++) {
    const key = `key ${second}`
    expect(await store.claim(key, { ...claim, now: second * 1000 })).toBeNull()
    await store.complete(key, 'o', response, 99)
  }
  expect(await store.claim('key 9999', { ...claim, now: 10_000_000 })).toMatchObject({ response })
})

it('a forgetful store drops older keys for a response, but not its own', async () => {
  const store = forgetfulIdempotency({ maxBytesPerClient: 35_000, maxResponseBytes: 10_000 })
  const large = { ...response, body: '✓'.repeat(4000) }
  for (const key of ['a', 'b', 'c', 'd']) await store.claim(key, claim)
  for (const key of ['b', 'c', 'd', 'a']) await store.complete(key, 'o', large, 3600)
  for (const key of ['a', 'c', 'd']) {
    expect(await store.claim(key, claim)).toMatchObject({ response: large })
  }
  expect(await store.claim('b', claim)).toBeNull()
})

it('a handler that changes its response afterwards does not change the stored one', async () => {
  const store = memoryIdempotency()
  const own = { ...response, headers: { 'X-Own': 'yes' } }
  await store.claim('key', claim)
  await store.complete('key', 'o', own, 3600)
  own.headers['X-Own'] = 'no'
  const stored = await store.claim('key', claim)
  expect(stored?.response?.headers).toEqual({ 'X-Own': 'yes' })
})

it('callers whose calls no window holds are forgotten first, however many calls they made', async () => {
  const store = memoryRateLimits({ maxKeys: 10 })
  const limits = [{ requests: 9, perSeconds: 60 }]
  for (let caller = 0; caller < 10; caller++) {
    for (let calls = 0; calls < 8; calls++) await store.take(`old ${caller}`, 0, limits)
  }
  for (const key of ['a', 'b', 'c']) await store.take(key, 61_000, limits)
  for (const key of ['a', 'b', 'c']) expect(await store.take(key, 61_001, limits)).toEqual([61_000])
})

it('the earlier calls that a rate limit store has returned do not change', async () => {
  const store = memoryRateLimits()
  const take = (now: number) => store.take('a', now, [{ requests: 3, perSeconds: 1 }])
  await take(1)
  const earlier = await take(2)
  // A clock may go back.
  expect(await take(1)).toEqual([1, 2])
  expect(earlier).toEqual([1])
  expect(await take(3)).toHaveLength(3)
  expect(await take(4)).toHaveLength(3)
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
