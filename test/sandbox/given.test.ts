import { describe, expect, it } from 'vitest'
import { bases } from '../conformance/load-cases.js'
import { authorization, clientOf, ways } from './client.js'

const headers = {
  Authorization: authorization,
  'Idempotency-Key': '3f2b8c1e-7d44-4a6b-9c0d-5e1f2a3b4c5d',
  'X-SVC-Request-Id': '8d8ac610-566d-4ef0-9c22-186b2a5ed793',
}
const body = bases['create-push-minimal']?.body
const asked = { operation: 'createCampaign', headers, body }

describe.each(Object.entries(ways))('a given state, by %s', (_, open) => {
  const outcome = async (given: unknown) => {
    const { call, admin } = clientOf(await open({}))
    const accepted = await admin('POST', '/given', { ...asked, given })
    const { status, body: answered } = await call('POST', '/v5/campaigns', body, headers)
    return { accepted: accepted.status, status, answered }
  }
  const createdAt = '2026-01-01T00:00:00Z'

  it('can have an earlier call in progress, a different one, or the same', async () => {
    const now = '2026-01-01T00:00:01Z'
    const going = { now, idempotency: { state: 'in-progress', createdAt } }
    expect(await outcome(going)).toMatchObject({ accepted: 204, status: 409 })
    const other = { now, idempotency: { state: 'completed', createdAt, body: { another: true } } }
    expect(await outcome(other)).toMatchObject({ accepted: 204, status: 409 })
    const data = { id: '66b1f0c2a94e3d0012ab34cd', status: 'DRAFT', channel: 'PUSH' }
    const response_id = headers['X-SVC-Request-Id']
    const response = { status: 200, body: { response_id, type: 'campaign', data } }
    const done = { now, idempotency: { state: 'completed', createdAt, response } }
    expect(await outcome(done)).toEqual({ accepted: 204, status: 200, answered: response.body })
  })

  it.each<[what: string, given: unknown]>([
    ['no object', 1],
    ['no time', { now: 'soon' }],
    ['an earlier call at no time', { idempotency: { state: 'completed' } }],
    ['an earlier call in no state', { idempotency: { state: 'done', createdAt } }],
    ['a workspace that is none', { workspace: { tagIds: 1 } }],
    ['calls at no time', { recentRequests: ['x'] }],
    ['calls that are no list', { recentRequests: 1 }],
    ...Object.entries({
      status: { status: 99, body: {} },
      'status for a body': { status: 204, body: {} },
      header: { status: 200, headers: { 'X-Any': 'a\nb' }, body: {} },
    }).map(([what, response]): [string, unknown] => [
      `a response with a ${what} that cannot be sent`,
      { idempotency: { state: 'completed', createdAt, response } },
    ]),
  ])('is refused where it is %s, and the sandbox goes on as it was', async (_what, given) => {
    expect(await outcome(given)).toMatchObject({ accepted: 400, status: 200 })
  })

  it('is rejected for an unknown operation', async () => {
    const { admin } = clientOf(await open({}))
    const given = { recentRequests: [1] }
    expect((await admin('POST', '/given', { ...asked, operation: 'create', given })).status).toBe(
      400,
    )
  })
})
