import { describe, expect, it } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { call, entered, known, valid } from './calls.js'

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

describe('before the body is read', () => {
  const limits = { createOffering: [{ requests: 1, perSeconds: 60 }] }
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

  it('uses the facts of authenticate for the whole check', async () => {
    const authenticate = () => ({ ...known, workspace: { tagIds: [] } })
    const { answer, verdict } = await entered(createGate({ authenticate }))
    expect(answer?.status ?? (verdict?.ok && verdict.unchecked)).not.toContain('auth/')
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

describe('a disconnected client', () => {
  it('starts no handler, and releases the key', async () => {
    const steps: string[] = []
    const gate = createGate({
      facts: () => known,
      idempotency: {
        claim: async () => {
          steps.push('claim')
          return null
        },
        complete: async () => {
          steps.push('complete')
        },
        release: async () => {
          steps.push('release')
        },
      },
    })
    const { answer, onResponse } = await entered(gate, { ...call(), isDisconnected: () => true })
    expect(answer).toBeDefined()
    expect(onResponse).toBeUndefined()
    expect(steps).toEqual(['claim', 'release'])
  })
})
