import { describe, expect, it } from 'vitest'
import { createContract, type Facts, type OperationName } from '../../src/core/index.js'
import { bases } from '../conformance/load-cases.js'
import { baseRequest, statusChange } from './requests.js'

const contract = createContract()

/** Returns the value deeply frozen, so that a write throws. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const inner of Object.values(value)) deepFreeze(inner)
    Object.freeze(value)
  }
  return value
}

describe('check', () => {
  it.each(Object.keys(bases))('accepts %s without a warning', (name) => {
    const { operation, input, facts } = baseRequest(name)
    const verdict = contract.check(operation, input, facts)
    expect(verdict.ok ? [] : verdict.violations).toEqual([])
    expect(verdict.warnings).toEqual([])
  })

  it.each(Object.keys(bases))('leaves %s as it was, frozen or not', (name) => {
    const { operation, input, facts } = baseRequest(name)
    const before = structuredClone(input)
    const verdict = contract.check(operation, input, facts)
    expect(input).toEqual(before)
    expect(contract.check(operation, deepFreeze(input), deepFreeze(facts))).toEqual(verdict)
  })

  it('returns the same body object', () => {
    const { operation, input, facts } = baseRequest('test-push-inline')
    const verdict = contract.check(operation, input, facts)
    expect(verdict.ok && verdict.request.body).toBe(input.body)
  })

  it('throws a TypeError with the nearest name on an unknown operation', () => {
    expect(() => contract.check('testCampaing' as OperationName, {})).toThrow(
      new TypeError('Unknown operation: `testCampaing`. Did you mean `testCampaign`?'),
    )
    expect(() => contract.check('toString' as OperationName, {})).toThrow(TypeError)
    const odd = ['testCampaign'] as unknown as OperationName
    expect(() => contract.check(odd, {})).toThrow(TypeError)
  })

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a string', 'x'],
    ['a number', 1],
  ])('takes %s for a request as one without parts', (_what, request) => {
    const verdict = contract.check('changeCampaignStatus', request as never, null as never)
    expect(verdict.ok ? [] : verdict.violations.map(({ rule }) => rule)).toEqual(['body/missing'])
  })

  it('returns 500 and the error if reading the request throws', () => {
    const fault = new Error('boom')
    const body = {
      get action(): string {
        throw fault
      },
    }
    const request = statusChange(body)
    const id = (request.headers as Record<string, string>)['X-SVC-Request-Id']
    const message = 'The request could not be processed because of an internal error.'
    expect(contract.check('changeCampaignStatus', request)).toEqual({
      ok: false,
      operation: 'changeCampaignStatus',
      fault,
      violations: [],
      warnings: [],
      unchecked: [],
      response: {
        status: 500,
        headers: { 'Content-Type': 'application/json' },
        body: {
          response_id: id,
          error: { code: 'INTERNAL_ERROR', message, target: '', details: [], request_id: id },
        },
      },
    })
  })

  it('returns 500 with a link in offerings, and with a new id if there is none', () => {
    const body = {
      get name(): string {
        throw new Error('boom')
      },
    }
    const own = createContract({ responseId: () => 'r-1', docUrl: (code) => `https://a/${code}` })
    const verdict = own.check('updateOffering', { body })
    expect(verdict.ok ? {} : verdict.response.body).toEqual({
      response_id: 'r-1',
      error: {
        code: 'INTERNAL_ERROR',
        message: 'The request could not be processed because of an internal error.',
        target: '',
        doc_url: 'https://a/INTERNAL_ERROR',
      },
    })
  })

  it.each<[what: string, change: object, members: string[]]>([
    ['without findings', {}, ['request']],
    ['with a warning', { surprise: 1 }, ['request']],
    ['with a violation', { channel: 5 }, ['response', 'violations']],
  ])('has no `truncated`, `notes` and `replay` unless there is one: %s', (_, change, members) => {
    const { operation, input, facts } = baseRequest('test-push-inline')
    const body = { ...(input.body as object), ...change }
    expect(Object.keys(contract.check(operation, { ...input, body }, facts)).sort()).toEqual(
      ['ok', 'operation', 'unchecked', 'warnings', ...members].sort(),
    )
  })

  it('lists the skipped rules of each check, in an array of its own', () => {
    const params = { campaign_id: '64f0c2a7b1d3e45f6a7b8c9d' }
    const skipped = (facts: Facts) => contract.check('getCampaign', { params }, facts).unchecked
    const first = skipped({ authenticated: true })
    expect(first).toContain('auth/permission-missing')
    expect(first).not.toContain('auth/credentials-rejected')
    const second = skipped({ permitted: true })
    expect(second).toContain('auth/credentials-rejected')
    expect(second).not.toContain('auth/permission-missing')
    second.pop()
    expect(skipped({ permitted: true })).not.toEqual(second)
  })

  it('asks the clock once, for a valid date', () => {
    const { operation, input, facts } = baseRequest('create-offering-smv')
    let calls = 0
    const clock = () => new Date(Date.UTC(2020, 0, ++calls))
    const { now: _, ...others } = facts
    createContract({ clock }).check(operation, input, others)
    expect(calls).toBe(1)
    const verdict = contract.check(operation, input, { ...facts, now: new Date('soon') })
    const fault = new TypeError('The time of the request is not a valid date.')
    expect(verdict).toMatchObject({ ok: false, response: { status: 500 }, violations: [], fault })
  })

  it.each([
    ['params', { params: null }],
    ['query', { query: null }],
    ['headers', { headers: null }],
  ])('takes %s of null for none that were given', (part, given) => {
    const { operation, input, facts } = baseRequest('list-offerings')
    const without = contract.check(operation, { ...input, [part]: undefined }, facts)
    const verdict = contract.check(operation, { ...input, ...given } as never, facts)
    expect(verdict).toMatchObject({ ok: without.ok, unchecked: without.unchecked })
  })

  it.each([
    ...['campaign', 'offering', 'idempotency', 'workspace'].flatMap((fact) =>
      [7, 'x', []].map((value): [string, unknown] => [fact, value]),
    ),
    ...['workspace', 'authenticated', 'permitted', 'recentRequests', 'now'].map(
      (fact): [string, unknown] => [fact, null],
    ),
    ['workspace', { tagIds: null }],
  ])('treats %s that is %o as missing', (fact, value) => {
    const clock = () => new Date('2026-05-01T12:00:00Z')
    const contract = createContract({ clock, responseId: () => 'r-1' })
    const tagged = { body: { tags: ['a'] } }
    for (const [base, change] of [
      ['status-stop', {}],
      ['update-offering-active-smv', tagged],
      ['validate-push', {}],
    ] as const) {
      const { operation, input, facts } = baseRequest(base)
      const { [fact as keyof Facts]: _, ...others } = facts
      const request = { ...input, ...change }
      const withoutFact = contract.check(operation, request, others)
      const verdict = contract.check(operation, request, { ...others, [fact]: value } as never)
      expect(verdict).toEqual(withoutFact)
    }
  })

  it('validates responses, with or without their request', () => {
    const response = { status: 200, body: { response_id: 'a', type: 'campaign', data: {} } }
    expect(contract.checkResponse('getCampaign', response)).toEqual({
      ok: true,
      findings: [],
      unchecked: [],
    })
    const { input } = baseRequest('get-campaign')
    const answered = { ...response, status: 500 }
    const verdict = contract.checkResponse('getCampaign', answered, { request: input })
    expect(verdict.ok).toBe(false)
    expect(() => contract.checkResponse('x' as OperationName, response)).toThrow(TypeError)
  })
})
