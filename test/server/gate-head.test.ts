import { describe, expect, it, vi } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import type { Facts, Verdict } from '../../src/core/index.js'
import { call, entered, invalid, known, recorded, valid } from './calls.js'

/** A call whose body must not be read. */
const unread = (own: Record<string, string> = {}) =>
  call(valid, {
    own,
    read: () => {
      throw new Error('the body was read')
    },
  })

const statusOf = async (options: AdapterOptions, own?: Record<string, string>) =>
  (await entered(createGate(options), unread(own))).answer?.status

const limits = { createOffering: [{ requests: 1, perSeconds: 60 }] }

describe('before the body is read', () => {
  const full = { take: async () => [Date.now()] }

  it.each<[what: string, status: number, options: AdapterOptions, own?: Record<string, string>]>([
    ['malformed credentials are answered', 401, {}, { Authorization: 'Basic x' }],
    ['rejected credentials', 401, { authenticate: () => ({ authenticated: false }) }],
    [
      'a feature that is off',
      403,
      { authenticate: () => ({ workspace: { offeringsEnabled: false } }) },
    ],
    ['a rate limit', 429, { contract: { limits }, rateLimits: full }],
    [
      'a rate limit of a verified caller, although there are other facts',
      429,
      {
        contract: { limits },
        rateLimits: full,
        authenticate: () => ({ authenticated: true }),
        facts: () => known,
      },
    ],
    ['a body that is announced too large', 413, { maxBodyBytes: 10 }, { 'Content-Length': '11' }],
    ['another media type', 415, {}, { 'Content-Length': '1', 'Content-Type': 'text/plain' }],
    ['what authenticate throws', 500, { authenticate: () => Promise.reject(new Error('down')) }],
  ])('%s', async (_what, status, options, own) => {
    expect(await statusOf({ onFault: () => {}, ...options }, own)).toBe(status)
  })

  it('reports one verdict, with the violations of this stage', async () => {
    const reports: unknown[] = []
    const onVerdict: AdapterOptions['onVerdict'] = ({ verdict }) =>
      reports.push(verdict.ok ? [] : verdict.violations.map(({ rule }) => rule))
    await statusOf({ onVerdict }, { Authorization: '', 'Idempotency-Key': '' })
    expect(reports).toEqual([['auth/credentials-malformed']])
  })

  it('merges the facts of both callbacks, member by member', async () => {
    const onVerdict = vi.fn()
    const gate = createGate({
      authenticate: () => ({ ...known, workspace: { offeringsEnabled: true, tagIds: [] } }),
      facts: () => ({ authenticated: undefined as never, workspace: { offeringNames: [] } }),
      onVerdict,
    })
    await entered(gate)
    const [[{ verdict }]] = onVerdict.mock.calls as [[{ verdict: Verdict }]]
    const about = /^auth|feature-disabled|name-taken|tag/
    expect(verdict.unchecked.filter((id) => about.test(id))).toEqual([])
  })

  it('does not ask about malformed credentials', async () => {
    const ask = vi.fn(() => ({ authenticated: true }))
    const options = { authenticate: ask, facts: ask }
    expect(await statusOf(options, { Authorization: '' })).toBe(401)
    expect(await statusOf(options, { Authorization: 'Basic x' })).toBe(401)
    expect(ask).not.toHaveBeenCalled()
  })

  it('applies the limits at the time that authenticate returns', async () => {
    const times: number[] = []
    const now = new Date('2031-05-01T09:00:00Z')
    const rateLimits = {
      take: async (_key: string, time: number) => {
        times.push(time)
        return []
      },
    }
    await entered(createGate({ contract: { limits }, authenticate: () => ({ now }), rateLimits }))
    expect(times).toEqual([now.getTime()])
  })
})

describe('the work for one call', () => {
  it.each<[what: string, options: AdapterOptions]>([
    ['facts of `facts`', { facts: () => known }],
    ['facts of `authenticate`', { authenticate: () => known }],
    ['facts of both', { authenticate: () => ({ authenticated: true }), facts: () => known }],
  ])('is done once, with %s', async (_what, options) => {
    const count = { headers: 0, credentials: 0, limits: 0 }
    const decode = vi.spyOn(globalThis, 'atob')
    const times = new Proxy<number[]>([], {
      get(list, name) {
        // `every` and `filter` of the gate do not iterate.
        if (name === Symbol.iterator) count.limits++
        return Reflect.get(list, name)
      },
    })
    const gate = createGate({
      ...options,
      contract: { limits },
      rateLimits: { take: async () => times },
      idempotency: memoryIdempotency(),
    })
    const given = call(invalid)
    const headers = new Proxy(given.headers, {
      ownKeys(of) {
        count.headers++
        return Reflect.ownKeys(of)
      },
    })
    const { answer } = await entered(gate, { ...given, headers })
    count.credentials = decode.mock.calls.length
    decode.mockRestore()
    expect(answer?.status).toBe(400)
    expect(count).toEqual({ headers: 1, credentials: 1, limits: 1 })
  })

  it('asks `facts` once for a rejected head, and keeps the rejection that takes precedence', async () => {
    let asked = 0
    const statusWith = (facts: Facts) => {
      const options = {
        authenticate: () => ({ workspace: { offeringsEnabled: false } }),
        facts: () => {
          asked++
          return facts
        },
      }
      return statusOf(options)
    }
    expect(await statusWith({ authenticated: false })).toBe(401)
    expect(await statusWith({ workspace: { offeringsEnabled: true } })).toBe(403)
    expect(asked).toBe(2)
  })
})

describe('an adapter that checks no credentials', () => {
  it.each<[warnings: number, what: string, options: AdapterOptions]>([
    [1, 'without options', {}],
    [0, 'with `authenticate`', { authenticate: () => ({}) }],
    [0, 'with `facts`', { facts: () => ({}) }],
    [0, 'in mode `observe`', { mode: 'observe' }],
    [0, 'without rules about credentials', { contract: { rules: { 'auth/*': 'off' } } }],
  ])('warns %i times at start %s', (count, _what, options) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    createGate(options)
    const warnings = warn.mock.calls.flat()
    warn.mockRestore()
    const text = expect.stringContaining('any well-formed credentials pass')
    expect(warnings).toEqual(Array(count).fill(text))
  })
})

describe('a disconnected client', () => {
  it('starts no handler, and releases the key', async () => {
    const { store, steps } = recorded(memoryIdempotency())
    const gate = createGate({ facts: () => known, idempotency: store })
    const { answer, onResponse } = await entered(gate, { ...call(), isDisconnected: () => true })
    expect(answer).toBeDefined()
    expect(onResponse).toBeUndefined()
    expect(steps).toEqual(['claim', 'release'])
  })
})
