import { describe, expect, it } from 'vitest'
import { createContract, type Facts, type HttpRequest } from '../../src/core/index.js'
import { baseRequest } from './requests.js'

/* Of several violations, the one with the highest precedence decides status and code. (Errors) */

const contract = createContract()
const base = baseRequest('update-offering-scheduled')
const now = base.facts.now ?? new Date('2026-01-15T00:00:00Z')
const url = `/v5/offers/${base.input.params?.offer_id}`
const headers = {
  ...(base.input.headers as Record<string, string>),
  'Content-Type': 'application/json',
}

interface Fault {
  request?: Partial<HttpRequest>
  headers?: Record<string, string>
  facts?: Facts
}

/** One way to get each response of an update, by precedence, the highest first. */
const faults: readonly [response: string, fault: Fault][] = [
  ['401 UNAUTHORIZED', { headers: { Authorization: 'Bearer x' } }],
  ['403 FORBIDDEN', { facts: { workspace: { ...base.facts.workspace, offeringsEnabled: false } } }],
  ['415 VALIDATION_FAILED', { headers: { 'Content-Type': 'text/plain' } }],
  ['413 VALIDATION_FAILED', { request: { bodyTooLarge: true } }],
  ['429 RATE_LIMITED', { facts: { recentRequests: Array(1000).fill(now.getTime()) } }],
  [
    '409 IDEMPOTENCY_CONFLICT',
    {
      facts: {
        idempotency: {
          fingerprint: 'of another call',
          state: 'completed',
          createdAt: now,
        },
      },
    },
  ],
  ['404 OFFER_NOT_FOUND', { facts: { offering: null } }],
  ['400 VALIDATION_FAILED', { request: { body: { priority: 101 } } }],
]

function responseTo(...some: readonly Fault[]): string {
  const all = some.reduce<Required<Fault>>(
    (merged, each) => ({
      request: { ...merged.request, ...each.request },
      headers: { ...merged.headers, ...each.headers },
      facts: { ...merged.facts, ...each.facts },
    }),
    { request: { body: base.input.body }, headers, facts: { ...base.facts, now } },
  )
  const request = { method: 'PATCH', url, ...all.request, headers: all.headers }
  const verdict = contract.checkHttp(request, all.facts)
  if (verdict === undefined || verdict.ok) return 'accepted'
  return `${verdict.response.status} ${verdict.response.body.error.code}`
}

it('accepts the request without a fault', () => {
  expect(responseTo()).toBe('accepted')
})

describe.each(faults)('%s', (response, fault) => {
  it('is the response to its fault alone', () => {
    expect(responseTo(fault)).toBe(response)
  })

  const after = faults.slice(faults.findIndex(([name]) => name === response) + 1)
  // The content type of a body that was not read does not matter.
  const lower = after.filter(([name]) => !(response.startsWith('415') && name.startsWith('413')))
  it.each(lower)('wins over %s', (_lower, other) => {
    expect(responseTo(other, fault)).toBe(response)
  })
})
