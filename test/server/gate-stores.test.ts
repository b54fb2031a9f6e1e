import { describe, expect, it, vi } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import { memoryRateLimits } from '../../src/adapters/stores/memory-rate-limits.js'
import { call, created, entered, invalid, known, recorded, statusOf, valid } from './calls.js'

describe('idempotency through a gate', () => {
  const options = (): AdapterOptions & { steps: string[] } => {
    const { store, steps } = recorded(memoryIdempotency())
    return { facts: () => known, idempotency: store, steps }
  }
  const gateOf = ({ steps: _, ...rest }: AdapterOptions & { steps: string[] }) => createGate(rest)

  it('repeats the stored response without connection headers', async () => {
    const given = options()
    const gate = gateOf(given)
    const headers = { 'Content-Type': 'application/json', Date: 'today', 'X-Own': 'yes' }
    await (await entered(gate)).onResponse?.({ ...created, headers })
    const { answer } = await entered(gate)
    expect(answer).toEqual({
      ...created,
      headers: {
        'Content-Type': 'application/json',
        'X-Own': 'yes',
        'Idempotent-Replayed': 'true',
      },
    })
    expect(given.steps).toEqual(['claim', 'complete', 'claim'])
  })

  it('rejects a call while the first one runs, and another request with its key', async () => {
    const gate = gateOf(options())
    const first = await entered(gate)
    const inProgress = (await entered(gate)).answer
    expect(inProgress).toMatchObject({ status: 409 })
    await first.onResponse?.(created)
    const other = { ...valid, name: 'Another_Sale' }
    expect((await entered(gate, call(other))).answer).toMatchObject({ status: 409 })
  })

  it.each([204, 205, 304])('repeats a response of status %i without a body', async (status) => {
    const gate = gateOf(options())
    await (await entered(gate)).onResponse?.({ status, headers: {}, body: 'ignored' })
    expect((await entered(gate)).answer).toMatchObject({ status, body: '' })
  })

  it('frees the key of a rejected call', async () => {
    const given = options()
    const gate = gateOf(given)
    expect((await entered(gate, call(invalid))).answer).toMatchObject({ status: 400 })
    expect(given.steps).toEqual(['claim', 'release'])
    expect((await entered(gate)).answer).toBeUndefined()
  })

  it('claims no key for a call without one', async () => {
    const given = options()
    await entered(gateOf(given), call(valid, { own: { 'Idempotency-Key': '' } }))
    expect(given.steps).toEqual([])
  })

  it('keeps the keys of different clients apart', async () => {
    const gate = gateOf(options())
    await entered(gate)
    const Authorization = `Basic ${btoa('another:secret')}`
    expect((await entered(gate, call(valid, { own: { Authorization } }))).answer).toBeUndefined()
    const own = gateOf({ ...options(), client: () => 'all' })
    await entered(own)
    expect((await entered(own, call(valid, { own: { Authorization } }))).answer?.status).toBe(409)
  })
})

describe('rate limits through a gate', () => {
  const limits = { createOffering: [{ requests: 2, perSeconds: 60 }] }

  it('apply, and claim no key for a rejected call', async () => {
    const { store, steps } = recorded(memoryIdempotency())
    const gate = createGate({
      contract: { limits },
      facts: () => known,
      rateLimits: memoryRateLimits(),
      idempotency: store,
    })
    const keyed = (key: number) =>
      call(valid, { own: { 'Idempotency-Key': `${key}f2b8c1e-7d44-4a6b-9c0d-5e1f2a3b4c5d` } })
    const answers = []
    for (const key of [1, 2, 3]) answers.push((await entered(gate, keyed(key))).answer?.status)
    expect(answers).toEqual([undefined, undefined, 429])
    expect(steps).toEqual(['claim', 'claim'])
    const Authorization = `Basic ${btoa('another:secret')}`
    expect((await entered(gate, call(valid, { own: { Authorization } }))).answer).toBeUndefined()
  })

  it('count by the operation and a hash of the caller', async () => {
    const take = vi.fn(async (_key: string) => [])
    await statusOf({ contract: { limits }, facts: () => known, rateLimits: { take } })
    expect(take.mock.calls.map(([key]) => key)).toEqual([
      expect.stringMatching(/^createOffering [0-9a-f]{64}$/),
    ])
  })
})

const disabled = { workspace: { offeringsEnabled: false } }

it.each<[what: string, status: number, options: AdapterOptions, own?: Record<string, string>]>([
  ['have malformed credentials', 401, { client: () => 'all' }, { Authorization: 'Bearer a' }],
  ['`authenticate` rejects', 401, { authenticate: () => ({ authenticated: false }) }],
  ['`facts` reject', 401, { facts: () => ({ ...known, authenticated: false }) }],
  ['a feature is off for', 403, { facts: () => ({ authenticated: true, ...disabled }) }],
  [
    'a feature is off for before `facts` verify them',
    403,
    { authenticate: () => disabled, facts: () => ({ authenticated: true }) },
  ],
])('no store is used for callers that %s: %i', async (_what, status, options, own = {}) => {
  const { store, steps } = recorded(memoryIdempotency())
  const take = vi.fn(async () => [])
  const stores = { idempotency: store, rateLimits: { take } }
  const contract = { limits: { createOffering: [{ requests: 1000, perSeconds: 60 }] } }
  expect(await statusOf({ ...stores, contract, ...options }, valid, { own })).toBe(status)
  expect([...steps, ...take.mock.calls]).toEqual([])
})
