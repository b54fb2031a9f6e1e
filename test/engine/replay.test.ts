import { describe, expect, it } from 'vitest'
import {
  createContract,
  decideIdempotency,
  type Facts,
  fingerprint,
  type HttpRequest,
  type OperationName,
} from '../../src/core/index.js'
import { baseRequest } from './requests.js'

const contract = createContract()
const createdAt = new Date('2030-01-01T00:00:00Z')
const response = { status: 200, body: { response_id: 'a' } }

/** Facts of a call that was completed with the same fingerprint. */
const completed = (operation: OperationName, body: unknown, stored: object = {}): Facts => ({
  now: new Date('2030-01-01T00:00:01Z'),
  idempotency: {
    fingerprint: fingerprint(operation, { body }),
    state: 'completed',
    createdAt,
    ...stored,
  },
})

describe('a repeated request', () => {
  const { operation, input } = baseRequest('create-offering-smv')
  const body = { wrong: true }
  const request = { ...input, body }

  it.each([{}, { response: null }])('is validated like any other with %j', (stored) => {
    const facts = completed(operation, body, stored)
    const verdict = contract.check(operation, request, facts)
    expect(verdict).toMatchObject({ ok: false, response: { status: 400 } })
    const { idempotency, now = createdAt } = facts
    const print = fingerprint(operation, { body })
    const decided = decideIdempotency({ operation, fingerprint: print, stored: idempotency, now })
    expect(decided).toEqual({ decision: 'proceed' })
  })

  it('is not repeated if the stored time is a string that is a day old', () => {
    const stored = { response, createdAt: '2029-12-30T00:00:00Z' }
    const verdict = contract.check(operation, request, completed(operation, body, stored))
    expect(verdict).toMatchObject({ ok: false, response: { status: 400 } })
  })

  it.each<[string, Partial<HttpRequest>, number]>([
    ['is no JSON', { body: '{' }, 400],
    ['is of another media type', { body: 'a', headers: { 'Content-Type': 'text/plain' } }, 415],
    ['was too large to be read', { bodyTooLarge: true }, 413],
  ])('is none where the body %s', (_what, odd, status) => {
    const { params, headers } = baseRequest('executions').input
    const idempotency = {
      fingerprint: fingerprint('listCampaignExecutions', { params: params as never }),
      state: 'completed' as const,
      createdAt,
      response,
    }
    const url = `/v5/campaigns/${params?.parent_campaign_id}/executions`
    const request = { method: 'POST', url, ...odd, headers: { ...headers, ...odd.headers } }
    const facts = { now: createdAt, idempotency }
    expect(contract.checkHttp(request, facts)).toMatchObject({ ok: false, response: { status } })
    const { bodyTooLarge: _, ...read } = { ...request, body: undefined, headers }
    expect(contract.checkHttp(read, facts)).toMatchObject({ ok: true, replay: response })
  })
})
