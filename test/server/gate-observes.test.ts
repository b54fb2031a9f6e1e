import { describe, expect, it } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { call, created, entered, invalid, known, valid } from './calls.js'

describe('an observing gate', () => {
  /** Calls the gate and waits for its report. */
  const observed = (options: AdapterOptions, request = call(invalid)) =>
    new Promise<{ entry: unknown; reported: unknown }>((resolve) => {
      let entry: unknown
      const notify = (reported: unknown) => setImmediate(() => resolve({ entry, reported }))
      const gate = createGate({ mode: 'observe', onVerdict: notify, onFault: notify, ...options })
      gate(request).then((given) => {
        entry = given
      })
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
    const { entry, reported } = await observed({}, { ...call(), method: 'DELETE' })
    expect(entry).toBeUndefined()
    expect(reported).toMatchObject({ verdict: { ok: false, response: { status: 405 } } })
  })

  it('reports that an unparsed body cannot be checked', async () => {
    const request = call(valid, { read: () => ({ isUnread: true }) })
    const { reported } = await observed({}, request)
    expect(String(reported)).toMatch(/must be parsed before/)
  })

  it('reports nothing if the client disconnects while sending', async () => {
    const reported: unknown[] = []
    const notify = (each: unknown) => reported.push(each)
    const gate = createGate({
      mode: 'observe',
      responses: 'report',
      onVerdict: notify,
      onResponse: notify,
      onFault: notify,
    })
    const entry = await entered(gate, call(valid, { read: () => ({ isAborted: true }) }))
    await entry.onResponse?.(created)
    // Reports keep the order of the calls.
    await new Promise<void>((resolve) => {
      const later = createGate({ mode: 'observe', facts: () => known, onVerdict: () => resolve() })
      later(call())
    })
    expect(reported).toEqual([])
  })

  it('reports failing facts', async () => {
    const facts = () => Promise.reject(new Error('no database'))
    const { reported } = await observed({ facts })
    expect(reported).toEqual(new Error('no database'))
  })

  it('checks the configured share of calls', async () => {
    let reports = 0
    const gate = createGate({
      mode: 'observe',
      sample: 0.25,
      facts: () => {
        reports++
        return known
      },
    })
    for (let count = 0; count < 2000; count++) await gate(call())
    // Allows seven standard deviations to either side.
    expect(reports).toBeGreaterThan(365)
    expect(reports).toBeLessThan(635)
    const never = createGate({ mode: 'observe', sample: 0, onVerdict: () => reports++ })
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
        expect(await entry?.onResponse?.({ status: 201, headers: {}, body: '[]' })).toBeUndefined()
      })
    })
    await done
    expect(reports).toMatchObject([{ operation: 'createOffering', verdict: { ok: false } }])
  })
})
