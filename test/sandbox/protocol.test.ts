import { describe, expect, it } from 'vitest'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { bases } from '../conformance/load-cases.js'
import { authorization, clientOf, ways } from './client.js'

const draft = bases['create-push-minimal']?.body as object

describe.each(Object.entries(ways))('keys, limits and credentials, by %s', (_, open) => {
  it('claims no key for a path outside the API', async () => {
    const reached = await open({})
    const headers = {
      Authorization: authorization,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-SVC-Request-Id': crypto.randomUUID(),
    }
    const elsewhere = new Request(`${reached.origin}/elsewhere/v5/campaigns`, {
      method: 'POST',
      headers,
      body: JSON.stringify(draft),
    })
    expect((await reached.send(elsewhere)).status).toBe(404)
    const { call } = clientOf(reached)
    const other = { ...draft, created_by: 'jonas@example.com' }
    expect((await call('POST', '/v5/campaigns', other, headers)).status).toBe(200)
  })

  it('resets and replaces its data', async () => {
    const { call, admin } = clientOf(await open({}))
    await call('POST', '/v5/campaigns', draft)
    const offerings = { offer_1: { name: 'One' } }
    expect((await admin('PUT', '/data', { offerings })).status).toBe(204)
    expect((await admin('GET', '/data')).body).toEqual({
      workspace: {},
      campaigns: {},
      offerings: { offer_1: { id: 'offer_1', name: 'One' } },
    })
    expect((await admin('DELETE', '/data')).status).toBe(204)
    expect((await admin('GET', '/data')).body).toMatchObject({ campaigns: {}, offerings: {} })
    for (const invalid of [[], { tags: [] }, { workspace: { tagIds: 'a' } }, 'no JSON']) {
      expect((await admin('PUT', '/data', invalid)).status).toBe(400)
    }
    for (const invalid of [
      {},
      { now: 'soon' },
      { running: 1 },
      { advance_seconds: 'x' },
      { to: 1 },
    ]) {
      expect((await admin('PUT', '/clock', invalid)).status).toBe(400)
    }
    expect((await call('POST', '/v5/campaigns', draft)).status).toBe(200)
    const unknown = await admin('POST', '/clock', {})
    expect(unknown.status).toBe(404)
    expect(JSON.stringify(unknown.body)).toContain(
      'has GET /sandbox, GET /sandbox/data, PUT /sandbox/data',
    )
  })
})

it('executes a call again if the rules about keys are off', async () => {
  const sandbox = createSandbox({ contract: { rules: { 'idempotency/*': 'off' } } })
  const headers = { Authorization: authorization, 'Content-Type': 'application/json' }
  const key = { 'Idempotency-Key': crypto.randomUUID(), 'X-SVC-Request-Id': crypto.randomUUID() }
  const statuses: number[] = []
  for (const created_by of ['first@shop.example', 'second@shop.example']) {
    const body = JSON.stringify({ ...draft, created_by })
    const init = { method: 'POST', headers: { ...headers, ...key }, body }
    const response = await sandbox.fetch(new Request('http://localhost/v5/campaigns', init))
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200])
})
