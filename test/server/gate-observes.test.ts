import { describe, expect, it } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { call, created, entered, known, valid, wrong } from './calls.js'

describe('an observing gate', () => {
  /** Calls the gate and waits for its report. */
  const observed = (options: AdapterOptions, request = call(wrong)) =>
    new Promise<{ entry: unknown; told: unknown }>((resolve) => {
      let entry: unknown
      const tell = (told: unknown) => setImmediate(() => resolve({ entry, told }))
      const gate = createGate({ mode: 'observe', onVerdict: tell, onFault: tell, ...options })
      gate(request).then((given) => {
        entry = given
      })
    })

  it('passes and reports an invalid call', async () => {
    const { entry, told } = await observed({ facts: () => known })
    expect(entry).toEqual({})
    expect(told).toMatchObject({ url: '/v5/offers', verdict: { ok: false } })
  })

  it('does not wait for the facts', async () => {
    let give: (facts: typeof known) => void = () => {}
    const facts = () =>
      new Promise<typeof known>((resolve) => {
        give = resolve
      })
    const reports: unknown[] = []
    const gate = createGate({ mode: 'observe', facts, onVerdict: (each) => reports.push(each) })
    expect(await entered(gate)).toEqual({})
    expect(reports).toEqual([])
    give(known)
  })

  it('passes and reports an undocumented method', async () => {
    const { entry, told } = await observed({}, { ...call(), method: 'DELETE' })
    expect(entry).toBeUndefined()
    expect(told).toMatchObject({ verdict: { ok: false, response: { status: 405 } } })
  })

  it('reports that an unparsed body cannot be checked', async () => {
    const request = call(valid, { read: () => ({ isUnread: true }) })
    const { told } = await observed({}, request)
    expect(String(told)).toMatch(/must be parsed before/)
  })

  it('reports nothing if the client disconnects while sending', async () => {
    const told: unknown[] = []
    const tell = (each: unknown) => told.push(each)
    const gate = createGate({
      mode: 'observe',
      responses: 'report',
      onVerdict: tell,
      onResponse: tell,
      onFault: tell,
    })
    const entry = await entered(gate, call(valid, { read: () => ({ isBrokenOff: true }) }))
    await entry.leave?.(created)
    // Reports keep the order of the calls.
    await new Promise<void>((resolve) => {
      const later = createGate({ mode: 'observe', facts: () => known, onVerdict: () => resolve() })
      later(call())
    })
    expect(told).toEqual([])
  })

  it('reports failing facts', async () => {
    const facts = () => Promise.reject(new Error('no database'))
    const { told } = await observed({ facts })
    expect(told).toEqual(new Error('no database'))
  })

  it('checks the configured share of calls', async () => {
    let judged = 0
    const gate = createGate({
      mode: 'observe',
      sample: 0.25,
      facts: () => {
        judged++
        return known
      },
    })
    for (let count = 0; count < 2000; count++) await gate(call())
    // Allows seven standard deviations to either side.
    expect(judged).toBeGreaterThan(365)
    expect(judged).toBeLessThan(635)
    const never = createGate({ mode: 'observe', sample: 0, onVerdict: () => judged++ })
    expect(await never(call())).toBeUndefined()
  })

  it('reports responses without delaying them', async () => {
    const reports: unknown[] = []
    const done = new Promise<void>((resolve) => {
      const gate = createGate({
        mode: 'observe',
        facts: () => known,
        responses: 'report',
        onResponse: (report) => {
          reports.push(report)
          resolve()
        },
      })
      gate(call()).then(async (entry) => {
        expect(await entry?.leave?.({ status: 201, headers: {}, body: '[]' })).toBeUndefined()
      })
    })
    await done
    expect(reports).toMatchObject([{ operation: 'createOffering', verdict: { ok: false } }])
  })
})
