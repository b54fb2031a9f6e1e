import { describe, expect, it } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import { memoryRateLimits } from '../../src/adapters/stores/memory-rate-limits.js'
import { type IdempotencyStore, StoreFullError } from '../../src/adapters/stores/stores.js'
import type { IdempotencyFacts } from '../../src/core/index.js'
import { bases } from '../conformance/load-cases.js'
import { call, created, entered, known, recorded, valid } from './calls.js'

const { authenticated: _, ...unverified } = known
const basic = (text: string) => ({ Authorization: `Basic ${btoa(text)}` })
const owner = basic('shop:right')
const stranger = basic('shop:wrong')

const gateOf = (options: AdapterOptions = {}) =>
  createGate({ facts: () => known, idempotency: memoryIdempotency(), ...options })
const as = (own: Record<string, string>) => call(valid, { own })

describe('storing a response', () => {
  it('stores the rejection of a handler, unless the call may run again', async () => {
    for (const status of [401, 403, 408, 422, 425, 429, 500, 503]) {
      const gate = gateOf()
      await (await entered(gate)).onResponse?.({ status, headers: {}, body: '{}' })
      const { answer } = await entered(gate)
      expect([status, answer?.status]).toEqual([status, status === 422 ? 422 : undefined])
    }
  })

  it.each([
    ['the operation documents', '/v5/offers', valid, 24 * 60 * 60],
    ['the option says', '/v5/campaigns', bases['create-push-minimal']?.body, 3600],
  ])('keeps the key and the response for as long as %s', async (_, url, body, seconds) => {
    const kept: unknown[] = []
    const store = memoryIdempotency()
    const idempotency: IdempotencyStore = {
      ...store,
      claim: (key, claim) => store.claim(key, claim).finally(() => kept.push(claim.keepSeconds)),
      complete: (...given) => store.complete(...given).finally(() => kept.push(given[3])),
    }
    const gate = gateOf({ keepSeconds: 3600, idempotency })
    await (await entered(gate, { ...call(body), url })).onResponse?.(created)
    expect(kept).toEqual([seconds, seconds])
  })
})

describe('the owner of a key', () => {
  it('is the credentials if the server does not verify them', async () => {
    const gate = gateOf({ facts: () => unverified })
    await (await entered(gate, as(owner))).onResponse?.(created)
    expect((await entered(gate, as(stranger))).answer).toBeUndefined()
    expect((await entered(gate, as(owner))).answer).toMatchObject(created)
  })

  it('cannot be blocked by another caller of the same name', async () => {
    const gate = gateOf({ facts: () => unverified })
    await entered(gate, as(stranger))
    expect((await entered(gate, as(owner))).answer).toBeUndefined()
  })

  it('is the user name if the server has verified the credentials', async () => {
    const gate = gateOf()
    await (await entered(gate, as(owner))).onResponse?.(created)
    expect((await entered(gate, as(basic('shop:second key')))).answer).toMatchObject(created)
  })

  it('never stores credentials or keys in plain text', async () => {
    const keys: string[] = []
    const store = memoryIdempotency()
    const gate = gateOf({
      facts: () => unverified,
      contract: { rules: { 'idempotency/key-malformed': 'off' } },
      idempotency: {
        ...store,
        claim(key, claim) {
          keys.push(key, claim.client)
          return store.claim(key, claim)
        },
      },
    })
    await entered(gate, as({ ...owner, 'Idempotency-Key': 'k'.repeat(10_000) }))
    expect(keys).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{64}$/)))
  })
})

describe('the option client', () => {
  const contract: AdapterOptions['contract'] = { rules: { 'auth/*': 'off' } }

  it.each([
    [{ contract, idempotency: memoryIdempotency() }],
    [{ contract, rateLimits: memoryRateLimits() }],
    [
      {
        contract: { rules: { 'auth/credentials-malformed': 'warn' } } as const,
        idempotency: memoryIdempotency(),
      },
    ],
  ])('is required if a call may have no user name: %j', (options) => {
    expect(() => createGate(options)).toThrow(TypeError)
    expect(() => createGate(options)).toThrow('Option `client` is required')
    expect(() => createGate({ ...options, client: () => 'a' })).not.toThrow()
  })

  it.each(['', undefined, Promise.resolve('a')])('must not return %s', async (name) => {
    const faults: unknown[] = []
    const { store, steps } = recorded(memoryIdempotency())
    const gate = gateOf({
      contract,
      idempotency: store,
      client: () => name as string,
      onFault: (fault) => faults.push(fault),
    })
    expect((await entered(gate)).answer?.status).toBe(500)
    expect(String(faults)).toContain('Option `client` must return a non-empty string')
    expect(steps).toEqual([])
  })

  it('keeps bearers of different tokens apart', async () => {
    const token = (name: string) => ({ Authorization: `Bearer ${name}` })
    const gate = gateOf({ contract, facts: () => unverified, client: () => 'tenant' })
    await (await entered(gate, as(token('A')))).onResponse?.(created)
    expect((await entered(gate, as(token('B')))).answer).toBeUndefined()
    expect((await entered(gate, as(token('A')))).answer).toMatchObject(created)
  })
})

describe('a failing store', () => {
  const now = Date.now()
  const stored = (fingerprint: string): IdempotencyFacts => ({
    fingerprint,
    state: 'completed',
    createdAt: new Date(now),
    response: { status: 201, headers: { 'X-Own': 'yes' }, body: '{}' },
  })
  const response = (change: object) => (of: IdempotencyFacts) => ({
    ...of,
    response: { ...of.response, ...change },
  })
  const returning = (make: (of: IdempotencyFacts) => unknown): IdempotencyStore => ({
    ...memoryIdempotency(),
    claim: async (_, { fingerprint }) => make(stored(fingerprint)) as IdempotencyFacts,
  })

  it.each<[string, (of: IdempotencyFacts) => unknown]>([
    [
      'an error',
      () => {
        throw new Error('no Redis')
      },
    ],
    ['nothing', () => undefined],
    ['no fingerprint', ({ fingerprint: _, ...of }) => of],
    ['an unknown state', (of) => ({ ...of, state: 'done' })],
    ['no time', ({ createdAt: _, ...of }) => of],
    ['a time of expiry that has passed', (of) => ({ ...of, expiresAt: new Date(now - 1) })],
    ['an unknown encoding of the body', response({ bodyEncoding: 'gzip' })],
    ['a body of a response that has none', response({ status: 204 })],
    ['no response', ({ response: _, ...of }) => of],
    ['a status out of range', response({ status: 1000 })],
    ['a header with a line break', response({ headers: { 'X-Own': 'a\r\nSet-Cookie: b' } })],
    ['a broken encoded body', response({ bodyEncoding: 'base64', body: '!' })],
  ])('is not trusted if it returns %s', async (_, make) => {
    const faults: unknown[] = []
    const gate = gateOf({ idempotency: returning(make), onFault: (fault) => faults.push(fault) })
    const { answer, onResponse } = await entered(gate)
    expect([answer?.status, onResponse]).toEqual([500, undefined])
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ error: { code: 'INTERNAL_ERROR' } })
    expect(faults).toHaveLength(1)
  })

  it('leads to 503 with Retry-After if it is full', async () => {
    const full = {
      ...memoryIdempotency(),
      claim: () => Promise.reject(new StoreFullError('full', 7)),
    }
    const { answer, onResponse } = await entered(gateOf({ idempotency: full, onFault: () => {} }))
    expect([answer?.status, answer?.headers['Retry-After'], onResponse]).toEqual([
      503,
      '7',
      undefined,
    ])
    const { error } = JSON.parse(answer?.body ?? '')
    expect(error).toMatchObject({
      code: 'INTERNAL_ERROR',
      target: '',
      message: expect.stringContaining('retry later'),
    })
  })

  it('times out, and its late claim is released', async () => {
    const { store, steps } = recorded(memoryIdempotency())
    let answerNow = () => {}
    const gate = gateOf({
      onFault: () => {},
      storeTimeoutSeconds: 0.01,
      idempotency: {
        ...store,
        claim: (...args) =>
          new Promise((resolve) => {
            answerNow = () => resolve(store.claim(...args))
          }),
      },
    })
    expect((await entered(gate)).answer?.status).toBe(500)
    answerNow()
    await expect.poll(() => steps).toEqual(['claim', 'release'])
  })

  it.each<[what: string, complete: IdempotencyStore['complete'], fault: string]>([
    ['throws', () => Promise.reject(new Error('no Redis')), 'no Redis'],
    ['times out', () => new Promise(() => {}), 'did not respond within'],
  ])('%s after the handler has responded', async (_what, complete, fault) => {
    const faults: unknown[] = []
    const gate = gateOf({
      onFault: (fault) => faults.push(fault),
      storeTimeoutSeconds: 0.01,
      idempotency: { ...memoryIdempotency(), complete },
    })
    expect(await (await entered(gate)).onResponse?.(created)).toBeUndefined()
    expect(String(faults)).toContain(fault)
    expect((await entered(gate)).answer?.status).toBe(409)
  })
})

it('renews the lease while the handler runs', async () => {
  const renewed: number[] = []
  const store = memoryIdempotency()
  const gate = gateOf({
    leaseSeconds: 1,
    idempotency: {
      ...store,
      async renew(key, claim, now) {
        renewed.push(now)
        return (await store.renew?.(key, claim, now)) ?? true
      },
    },
  })
  const { onResponse } = await entered(gate)
  // After more than a lease, the key still belongs to the first call.
  await expect.poll(() => renewed.length, { timeout: 30_000 }).toBeGreaterThan(4)
  expect((await entered(gate)).answer?.status).toBe(409)
  await onResponse?.(created)
  expect((await entered(gate)).answer).toMatchObject(created)
})
