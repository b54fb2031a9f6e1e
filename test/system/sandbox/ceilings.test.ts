import { describe, expect, it } from 'vitest'
import { ceilings, StorageFullError } from '../../../src/testing/sandbox/ceilings.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { authorization } from '../../sandbox/client.js'

const text = (bytes: number) => 'x'.repeat(bytes / 2)
const things = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`id_${index}`, {}]))

describe('a full sandbox', () => {
  const headers = () => ({
    Authorization: authorization,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    'X-SVC-Request-Id': 'r-1',
  })
  const draft =
    '{"channel":"PUSH","campaign_delivery_type":"ONE_TIME","created_by":"a@example.com"}'
  const create = (sandbox: ReturnType<typeof createSandbox>, own = headers()) =>
    sandbox.fetch(
      new Request('http://localhost/v5/campaigns', { method: 'POST', headers: own, body: draft }),
    )

  it('rejects a create call with the documented 500, and executes a later retry', async () => {
    const sandbox = createSandbox({ data: { campaigns: things(ceilings.resources) } })
    const own = headers()
    const response = await create(sandbox, own)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      response_id: 'r-1',
      error: {
        code: 'INTERNAL_ERROR',
        message: 'The sandbox is full: it stores at most 10000 campaigns.',
      },
    })
    sandbox.reset({})
    expect((await create(sandbox, own)).status).toBe(200)
  })

  it('responds with 507 on its own endpoints, without a change', async () => {
    const sandbox = createSandbox({ data: { campaigns: { a: { status: 'DRAFT' } } } })
    const before = sandbox.data()
    const ask = (method: string, path: string, body: unknown) =>
      sandbox.fetch(
        new Request(`http://localhost/sandbox${path}`, {
          ...{ method, headers: headers(), body: JSON.stringify(body) },
        }),
      )
    const tooMany = { campaigns: things(ceilings.resources + 1) }
    const rejected = await ask('PUT', '/data', tooMany)
    expect(rejected.status).toBe(507)
    expect(await rejected.json()).toEqual({
      error: { message: 'The sandbox is full: it stores at most 10000 campaigns.' },
    })
    const large = { name: text(ceilings.resource) }
    expect((await ask('PATCH', '/campaigns/a', large)).status).toBe(507)
    const empty = { a: Array.from({ length: ceilings.stored / 64 }, () => ({})) }
    expect((await ask('PUT', '/data', empty)).status).toBe(507)
    expect((await ask('PUT', '/data', text(ceilings.ownBody * 2 + 2))).status).toBe(413)
    const recentRequests = Array(ceilings.recentRequests + 1).fill(0)
    const given = { operation: 'testCampaign', given: { recentRequests } }
    expect((await ask('POST', '/given', given)).status).toBe(400)
    expect(sandbox.data()).toEqual(before)
    expect(() => sandbox.reset(tooMany)).toThrow(StorageFullError)
    expect(() => createSandbox({ data: tooMany })).toThrow(StorageFullError)
  })
})

it('truncates a long request id in all responses, like the contract', async () => {
  const id = 'r'.repeat(10_000)
  const rejects = () => ({ target: 'name', message: 'is refused' })
  const faults = [undefined, { name: 'a', summary: '', shows: { subjects: [] }, refuses: rejects }]
  for (const fault of faults) {
    const { fetch } = createSandbox(fault && { fault })
    for (const path of ['/v5/campaigns', '/v5/offers']) {
      const headers = { Authorization: authorization, 'X-SVC-Request-Id': id }
      const response = await fetch(
        path === '/v5/offers'
          ? new Request(`http://localhost${path}`, { headers })
          : new Request(`http://localhost${path}`, {
              method: 'POST',
              headers: {
                ...headers,
                'Content-Type': 'application/json',
                'Idempotency-Key': crypto.randomUUID(),
              },
              body: '{"channel":"PUSH","campaign_delivery_type":"ONE_TIME","created_by":"a@example.com"}',
            }),
      )
      const text = await response.text()
      expect(text).toContain('rrr…rrr')
      expect(text.length).toBeLessThan(2000)
    }
  }
})
