import { describe, expect, it } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import type { AdapterOptions, Call, VerdictReport } from '../../src/adapters/gate/gate-options.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
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

  it('passes the operation and the parts of the call to facts', async () => {
    const asked: unknown[] = []
    const facts = (operation: string, { params, query, body, url, method, needs }: Call) => {
      asked.push({ operation, params, query, body, url, method, needs: Object.keys(needs()) })
      return known
    }
    const url = 'https://api.example/v5/offers?dry=a&dry=b#part'
    await entered(createGate({ facts }), { ...call(), url })
    expect(asked).toEqual([
      {
        operation: 'createOffering',
        params: {},
        query: { dry: ['a', 'b'] },
        body: valid,
        url,
        method: 'POST',
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

  it.each([
    ['throw', () => Promise.reject(new Error('no database'))],
    [
      'throw at once',
      () => {
        throw new Error('no database')
      },
    ],
  ])('responds with 500 if facts %s, and reports it', async (_, facts) => {
    const faults: unknown[] = []
    const gate = createGate({ facts, onFault: (error) => faults.push(error) })
    const { answer } = await entered(gate)
    expect(answer?.status).toBe(500)
    expect(JSON.parse(String(answer?.body))).toMatchObject({ response_id: requestId })
    expect(faults).toEqual([new Error('no database')])
  })

  it('responds with 500 if the body is unreadable, and reports it', async () => {
    const faults: unknown[] = []
    const options: AdapterOptions = { onFault: (error) => faults.push(error) }
    const read = () => Promise.reject(new Error('broken off'))
    expect(await statusOf(options, valid, { read })).toBe(500)
    expect(faults).toEqual([new Error('broken off')])
  })

  it('continues if a callback throws, and reports it', async () => {
    const faults: unknown[] = []
    const onVerdict = () => {
      throw new Error('no metrics')
    }
    const onFault = (error: unknown) => {
      faults.push(error)
      throw error
    }
    expect(await statusOf({ facts: () => known, onVerdict, onFault })).toBe('handled')
    expect(faults).toEqual([new Error('no metrics')])
  })

  it('reports an async callback that rejects', async () => {
    const reported = new Promise((resolve) => {
      const onVerdict = async () => {
        throw new Error('no metrics')
      }
      statusOf({ facts: () => known, onVerdict, onFault: resolve })
    })
    expect(await reported).toEqual(new Error('no metrics'))
  })

  it.each([
    ['an invalid time', { facts: () => ({ ...known, now: new Date(Number.NaN) }) }],
    ['a client that is not a string', { facts: () => known, client: () => ({}) as never }],
    ['a client that rejects', { facts: () => known, client: () => Promise.reject('no') as never }],
    ['credentials that are null', { authenticate: () => ({ authenticated: null as never }) }],
    ['credentials that are a text', { facts: () => ({ authenticated: 'false' as never }) }],
    ['a permission that is a number', { facts: () => ({ permitted: 0 as never }) }],
  ])('responds with 500 to %s, and calls no store', async (_, options) => {
    const { store, steps } = recorded(memoryIdempotency())
    expect(await statusOf({ ...options, idempotency: store, onFault: () => {} })).toBe(500)
    expect(steps).toEqual([])
  })

  it('responds with 500 if the body was read before, and reports it', async () => {
    const faults: unknown[] = []
    const options: AdapterOptions = { onFault: (error) => faults.push(error) }
    expect(await statusOf(options, valid, { read: () => ({ isUnread: true }) })).toBe(500)
    expect(String(faults)).toMatch(/was read before/)
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
