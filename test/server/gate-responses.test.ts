import { describe, expect, it } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import { call, entered, known, recorded } from './calls.js'

describe('responses through a gate', () => {
  const created201 = { status: 201, headers: { 'Content-Type': 'application/json' } }

  it('are not read if they are not checked', async () => {
    expect((await entered(createGate({ facts: () => known }))).onResponse).toBeUndefined()
  })

  it('are not checked for 304 and HEAD', async () => {
    const faults: unknown[] = []
    const gate = createGate({
      facts: () => ({ authenticated: true }),
      responses: 'enforce',
      onFault: (fault) => faults.push(fault),
    })
    const read = { ...call(), url: '/v5/offers', method: 'GET' }
    const entry = await entered(gate, read)
    expect(await entry.onResponse?.({ status: 304, headers: {}, body: '' })).toBeUndefined()
    expect((await entered(gate, { ...read, method: 'HEAD' })).onResponse).toBeUndefined()
    expect(faults).toEqual([])
  })

  it('free the key if they violate the contract', async () => {
    const { store, steps } = recorded(memoryIdempotency())
    const gate = createGate({
      facts: () => known,
      responses: 'enforce',
      idempotency: store,
      onFault: () => {},
    })
    await (await entered(gate)).onResponse?.({ ...created201, body: '[]' })
    expect(steps).toEqual(['claim', 'release'])
  })
})
