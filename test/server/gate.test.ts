import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import type { AdapterOptions, Call, VerdictReport } from '../../src/adapters/gate/gate-options.js'
import type { GateRequest } from '../../src/adapters/gate/gate-request.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import { definePlugin } from '../../src/core/index.js'
import { call, entered, invalid, known, recorded, requestId, statusOf, valid } from './calls.js'

describe('a gate', () => {
  it('validates HEAD as GET, and OPTIONS like any undocumented method', async () => {
    const gate = createGate({ facts: () => ({ authenticated: true }) })
    const read = { ...call(), url: '/v5/offers' }
    expect((await entered(gate, { ...read, method: 'HEAD' })).verdict).toMatchObject({
      ok: true,
      operation: 'listOfferings',
    })
    const { answer } = await entered(gate, { ...read, method: 'OPTIONS' })
    expect(answer).toMatchObject({ status: 405, headers: { Allow: 'GET, POST' } })
  })

  it('runs where the functions of `process` throw, as on edge workers of Next', async () => {
    const builtin = vi.spyOn(process, 'getBuiltinModule').mockImplementation(() => {
      throw new Error('A Node.js API is used which is not supported in the Edge Runtime.')
    })
    onTestFinished(() => builtin.mockRestore())
    expect(await statusOf({ facts: () => known })).toBe('handled')
    expect(builtin).toHaveBeenCalled()
  })

  it('passes the operation and the parts of the call to facts', async () => {
    const asked: unknown[] = []
    const facts = (operation: string, { needs, headers: _, fingerprint: __, ...parts }: Call) => {
      asked.push({ ...parts, operation, needs: Object.keys(needs()) })
      return known
    }
    const url = 'https://api.example/v5/offers?dry=a&dry=b#part'
    const own = { Authorization: `basic ${btoa('a:b:c')}` }
    await entered(createGate({ facts }), { ...call(valid, { own }), url })
    expect(asked).toEqual([
      {
        operation: 'createOffering',
        params: {},
        query: { dry: ['a', 'b'] },
        body: valid,
        url,
        method: 'POST',
        credentials: { username: 'a', password: 'b:c' },
        needs: expect.arrayContaining(['authenticated', 'workspace', 'idempotency']),
      },
    ])
  })

  it('uses the clock of the contract if facts have no time', async () => {
    const contract = { clock: () => new Date('2032-01-01T00:00:00Z') }
    expect(await statusOf({ contract, facts: () => known })).toBe(400)
    const now = new Date('2030-01-01T00:00:00Z')
    expect(await statusOf({ contract, facts: () => ({ ...known, now }) })).toBe('handled')
  })

  const fault = new Error('no database')
  const throwing = () => {
    throw fault
  }
  const rejecting = () => Promise.reject(fault)
  const broken = definePlugin({
    name: 'acme',
    rules: [
      {
        id: 'acme/broken',
        operations: ['createOffering'],
        summary: 'Throws.',
        check: throwing,
      },
    ],
  })

  it.each<[what: string, options: AdapterOptions, read?: GateRequest['readBody']]>([
    ['facts reject', { facts: rejecting }],
    ['facts throw', { facts: throwing }],
    ['a rule of a plugin throws', { contract: { plugins: [broken] } }],
    ['the body is unreadable', {}, rejecting],
    ['the body was read before', {}, () => ({ isUnread: true })],
  ])('responds with 500 if %s, and reports it', async (_, options, read) => {
    const onFault = vi.fn()
    const gate = createGate({ ...options, onFault })
    const { answer } = await entered(gate, call(valid, { read }))
    expect(answer?.status).toBe(500)
    expect(JSON.parse(String(answer?.body))).toMatchObject({ response_id: requestId })
    expect(String(onFault.mock.calls)).toMatch(/^Error: (?:no database|.*was read before)/)
  })

  it.each([
    ['throws', throwing],
    ['rejects', rejecting],
  ])('continues if a callback %s, and reports it', async (_, onVerdict) => {
    const onFault = vi.fn(throwing)
    expect(await statusOf({ facts: () => known, onVerdict, onFault })).toBe('handled')
    await expect.poll(() => onFault.mock.calls).toEqual([[fault]])
  })

  it.each([
    ['an invalid time', { facts: () => ({ ...known, now: new Date(Number.NaN) }) }],
    ['a client that is not a string', { facts: () => known, client: () => ({}) as never }],
    ['a client that rejects', { facts: () => known, client: () => Promise.reject('no') as never }],
    ['no facts but `false`', { authenticate: () => false as never }],
    ['no facts', { authenticate: () => undefined as never }],
    ['a misspelled fact', { authenticate: () => ({ authentcated: false }) as never }],
    ['an unknown fact, later', { facts: async () => ({ authorized: false }) as never }],
    ['no facts but a text, later', { facts: async () => 'no' as never }],
    ['credentials that are null', { authenticate: () => ({ authenticated: null as never }) }],
    ['credentials that are a text', { facts: () => ({ authenticated: 'false' as never }) }],
    ['a permission that is a number', { facts: () => ({ permitted: 0 as never }) }],
  ])('responds with 500 to %s, and calls no store', async (_, options) => {
    const { store, steps } = recorded(memoryIdempotency())
    expect(await statusOf({ ...options, idempotency: store, onFault: () => {} })).toBe(500)
    expect(steps).toEqual([])
  })

  it('reports every verdict', async () => {
    const reports: VerdictReport[] = []
    const options: AdapterOptions = { facts: () => known, onVerdict: (each) => reports.push(each) }
    await statusOf(options)
    await statusOf(options, invalid)
    expect(reports.map(({ method, url, verdict }) => [method, url, verdict.ok])).toEqual([
      ['POST', '/v5/offers', true],
      ['POST', '/v5/offers', false],
    ])
  })
})
