import { describe, expect, it } from 'vitest'
import type { IdempotencyStore, RateLimitStore } from '../../src/adapters/stores/stores.js'

export const keepSeconds = 3600
export const response = {
  status: 201,
  headers: { 'Content-Type': 'application/json' },
  body: '{"a": 1}',
}
export const claimOf = (owner: string, leaseSeconds = 60) => ({
  client: 'c1',
  fingerprint: 'f1',
  owner,
  now: Date.now(),
  leaseSeconds,
  keepSeconds,
})

export const claim = {
  client: 'c',
  fingerprint: 'f',
  owner: 'o',
  now: 0,
  leaseSeconds: 60,
  keepSeconds: 3600,
}

let keys = 0
export const freshKey = () => `${process.pid} ${Date.now()} ${keys++}`

/** Asks again until the answer is there; the test's own time limit ends it. */
async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await ask()
    if (value !== undefined) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Tests what every idempotency store does. */
export const idempotencyStoreTests = (make: () => IdempotencyStore) =>
  describe('an idempotency store', () => {
    it('gives a key to the first of many calls, and reports in-progress to the others', async () => {
      const store = make()
      const key = freshKey()
      const claims = Array.from({ length: 50 }, (_, index) =>
        store.claim(key, claimOf(`o${index}`)),
      )
      const answers = await Promise.all(claims)
      expect(answers.filter((answer) => answer === null)).toHaveLength(1)
      const others = answers.filter((answer) => answer !== null)
      expect(new Set(others.map(({ state, fingerprint }) => `${state} ${fingerprint}`))).toEqual(
        new Set(['in-progress f1']),
      )
      expect(others[0]?.createdAt).toBeInstanceOf(Date)
    })

    it('keeps the response as it was', async () => {
      const store = make()
      const key = freshKey()
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
      const store = make()
      const key = freshKey()
      const first = claimOf('o1')
      await store.claim(key, first)
      const later = { ...claimOf('o2'), now: first.now + 59_000, keepSeconds: 1 }
      expect(await store.claim(key, later)).toMatchObject({ state: 'in-progress' })
      await store.complete(key, 'o1', response, keepSeconds)
      expect(await store.claim(key, later)).toMatchObject({ state: 'completed' })
    })

    it('keeps a response for as long as its own call says, whatever others ask for', async () => {
      const store = make()
      const key = freshKey()
      const first = claimOf('o1')
      const askedAfter = (seconds: number, keep: number) =>
        store.claim(key, { ...claimOf('o2'), now: first.now + seconds * 1000, keepSeconds: keep })
      await store.claim(key, first)
      await store.complete(key, 'o1', response, keepSeconds)
      expect(await askedAfter(keepSeconds - 1, 60)).toMatchObject({ state: 'completed' })
      expect(await askedAfter(keepSeconds, 10 * keepSeconds)).toBeNull()
    })

    it('keeps that a key was used where the response is too large', async () => {
      const store = make()
      const key = freshKey()
      await store.claim(key, claimOf('o1'))
      const large = { ...response, body: 'a'.repeat(1024 * 1024) }
      await expect(store.complete(key, 'o1', large, keepSeconds)).rejects.toThrow('bytes')
      const stored = await store.claim(key, claimOf('o2'))
      expect(stored).toMatchObject({ state: 'completed' })
      expect(stored).not.toHaveProperty('response')
    })

    it('renews a lease, restores a claim that is lost, and takes nothing from another', async () => {
      const store = make()
      const key = freshKey()
      const first = claimOf('o1', 60)
      expect(await store.renew?.(key, first, Date.now())).toBe(true)
      expect(await store.renew?.(key, first, Date.now())).toBe(true)
      expect(await store.claim(key, claimOf('o2'))).toMatchObject({ state: 'in-progress' })
      expect(await store.renew?.(key, claimOf('o2'), Date.now())).toBe(false)
      await store.complete(key, 'o1', response, keepSeconds)
      expect(await store.renew?.(key, first, Date.now())).toBe(false)
    })

    it('gives a key away where its response is older than it is kept', async () => {
      const store = make()
      const key = freshKey()
      await store.claim(key, claimOf('o1'))
      await store.complete(key, 'o1', response, keepSeconds)
      const later = { ...claimOf('o2'), now: Date.now() + keepSeconds * 1000 }
      expect(await store.claim(key, later)).toBeNull()
      expect(await store.claim(key, { ...later, owner: 'o3' })).toMatchObject({
        state: 'in-progress',
      })
    })

    it('takes neither response nor release from another one', async () => {
      const store = make()
      const key = freshKey()
      await store.claim(key, claimOf('o1'))
      await store.complete(key, 'o2', response, keepSeconds)
      await store.release(key, 'o2')
      expect(await store.claim(key, claimOf('o3'))).toMatchObject({ state: 'in-progress' })
    })

    it('does not forget a response by a late release', async () => {
      const store = make()
      const key = freshKey()
      await store.claim(key, claimOf('o1'))
      await store.complete(key, 'o1', response, keepSeconds)
      await store.release(key, 'o1')
      expect(await store.claim(key, claimOf('o2'))).toMatchObject({ state: 'completed' })
    })

    it('frees a key when its lease has ended, and takes no response for it then', async () => {
      const store = make()
      const key = freshKey()
      await store.claim(key, claimOf('o1', 0.05))
      await until(async () => ((await store.claim(key, claimOf('o2'))) === null ? true : undefined))
      await store.complete(key, 'o1', response, keepSeconds)
      expect(await store.claim(key, claimOf('o3'))).toMatchObject({ state: 'in-progress' })
    })

    it('forgets a response when its time is over', async () => {
      const store = make()
      const key = freshKey()
      await store.claim(key, claimOf('o1'))
      await store.complete(key, 'o1', response, 0.05)
      await until(async () => ((await store.claim(key, claimOf('o2'))) === null ? true : undefined))
    })
  })

/** Tests what every rate limit store does. */
export const rateLimitStoreTests = (make: () => RateLimitStore) =>
  describe('a rate limit store', () => {
    const limits = [
      { requests: 2, perSeconds: 10 },
      { requests: 3, perSeconds: 60 },
    ]
    const start = 1_900_000_000_000

    it('adds a call only where each window has room', async () => {
      const store = make()
      const key = freshKey()
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
      const store = make()
      const key = freshKey()
      const all = await Promise.all(
        Array.from({ length: 40 }, () => store.take(key, start, [{ requests: 5, perSeconds: 60 }])),
      )
      expect(all.filter((recent) => recent.length < 5)).toHaveLength(5)
    })
  })
