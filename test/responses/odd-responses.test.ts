import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OperationName, operationTable } from '../../generated/operations.js'
import { responseChecks } from '../../src/core/descriptions.js'
import type { StoredResponse } from '../../src/core/index.js'
import { campaignError, check, offeringError, sent, success } from './responses.js'

const operations = Object.keys(operationTable) as OperationName[]
const asResponse = (value: unknown) => value as StoredResponse

const nested = (depth: number): unknown => {
  let value: unknown = {}
  for (let level = 0; level < depth; level++) value = { data: value, error: [value] }
  return value
}
const cyclic = (): object => {
  const body: Record<string, unknown> = { response_id: 'a', type: 'campaign' }
  return Object.assign(body, { data: body, error: body, details: [body] })
}
const fail = (): never => {
  throw new Error('cannot be read')
}
const thrower = new Proxy(
  {},
  { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail },
)

const odd: [name: string, response: unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['text', '200'],
  ['a list', []],
  ['nothing in it', {}],
  ['a body of null', { status: 200, body: null }],
  ['a body that is a list', { status: 400, headers: null, body: [] }],
  ['headers that are text', { status: 429, headers: 'Retry-After: 3', body: {} }],
  ['headers of any type', { status: 429, headers: { a: null, b: {}, c: undefined }, body: {} }],
  ['an infinite status', { status: Number.POSITIVE_INFINITY, body: {} }],
  ['a negative status', { status: -200, body: {} }],
  ['an object as the status', { status: { valueOf: () => 200 }, body: {} }],
  ['a cyclic success', { status: 200, body: cyclic() }],
  ['a cyclic error', { status: 400, body: cyclic() }],
  ['a deep success', { status: 200, body: nested(100_000) }],
  ['a deep error', { status: 400, body: nested(100_000) }],
]

describe('an invalid response', () => {
  it.each(odd)('%s: does not throw', (_name, response) => {
    for (const operation of operations) {
      const { ok, findings } = check(operation, asResponse(response))
      expect(ok).toBe(!findings.some(({ level }) => level === 'MUST'))
    }
  })

  it('reports a missing status and body', () => {
    const { findings } = check('getCampaign', asResponse(null))
    expect(findings.map(({ check }) => check)).toEqual(['response/status', 'response/envelope'])
  })

  it('leaves a check unchecked if it throws, and runs the others', () => {
    const body = { response_id: 'a', type: 'campaign', data: { data: thrower, message: '' } }
    const { findings, unchecked } = check('testCampaign', { status: 200, body })
    expect({ findings, unchecked }).toEqual({
      findings: [],
      unchecked: ['response/test-keys', 'response/test-status'],
    })
  })

  it('never throws, for any response and request', () => {
    const json = fc.jsonValue({ maxDepth: 4 })
    const response = fc.record({
      status: fc.oneof(fc.constantFrom(200, 201, 400, 403, 409, 429, 503), json),
      headers: json,
      body: fc.oneof(
        json,
        fc.record({ response_id: json, type: json, data: json, error: json }),
        json.map((data) => ({ data: { data } })),
        json.map((details) => ({ error: { code: 'VALIDATION_FAILED', details } })),
      ),
    })
    const property = fc.property(
      fc.constantFrom(...operations),
      response,
      fc.record({ headers: json, query: json, body: json }),
      json,
      (operation, each, request, facts) => {
        const context = { request, facts } as Parameters<typeof check>[2]
        const { ok, findings, unchecked } = check(operation, asResponse(each), context)
        const known = responseChecks
          .filter(({ operations: of }) => of.includes(operation))
          .map(({ id }) => id)
        expect(known).toEqual(
          expect.arrayContaining([...unchecked, ...findings.map(({ check }) => check)]),
        )
        expect(ok).toBe(!findings.some(({ level }) => level === 'MUST'))
      },
    )
    fc.assert(property, { numRuns: 200 })
  })
})

describe('a large response', () => {
  const many = 100_000

  it.each<[string, OperationName, StoredResponse]>([
    [
      'details',
      'createOffering',
      offeringError(400, 'VALIDATION_FAILED', { details: Array(many).fill({}) }),
    ],
    [
      'details of campaigns',
      'getCampaign',
      campaignError(400, 'VALIDATION_FAILED', { details: Array(many).fill(0) }),
    ],
    [
      'results of a test',
      'testCampaign',
      sent(...Array.from({ length: many }, (_, n) => `KEY_${n}`)),
    ],
    ['results of a search', 'searchCampaigns', success(Array(many).fill({}))],
  ])('with many wrong %s yields as many findings as wanted', (_name, operation, response) => {
    const { ok, findings } = check(operation, response, {}, { maxViolations: 20 })
    expect({ ok, count: findings.length }).toEqual({ ok: false, count: 20 })
  })

  it('keeps a MUST before a SHOULD if the number is limited', () => {
    const failed = {
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, n) => [`WEB_a_${n}`, { status: 'FAILED' }]),
      ),
      WEB_b_1: {},
    }
    const response = success({ data: failed, message: '' })
    const { findings } = check('testCampaign', response, {}, { maxViolations: 2 })
    expect(findings.map(({ level }) => level)).toEqual(['SHOULD', 'MUST'])
  })
})

describe('values in a finding', () => {
  const got = (code: unknown) => check('getCampaign', campaignError(400, code as string)).findings

  it('include no long strings and no objects', () => {
    expect(got('X'.repeat(1000))[0]).not.toHaveProperty('got')
    expect(got({ code: 'X' })[0]).not.toHaveProperty('got')
  })

  const repeated = (keys: string[]) => {
    const request = { draft_id: '65f1c2a9d4e8b7a6c5d4e3f2' }
    const campaign = { channel: 'EMAIL', campaign_content: { locales: keys } }
    const [first] = check('testCampaign', sent('WEB_a_b'), {
      request: { body: request },
      facts: { campaign },
    }).findings
    return first?.expected
  }
  const names = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`)

  it('include lists of at most 20 short strings', () => {
    // The locale `default` always exists.
    expect(repeated(names(19))).toHaveLength(20)
    expect(repeated(names(20))).toBeUndefined()
    expect(repeated(['x'.repeat(100)])).toBeUndefined()
    expect(repeated(['x'.repeat(100 - 'EMAIL__variation_1'.length)])).toHaveLength(2)
  })

  it('include booleans and strings of up to 100 characters', () => {
    const of = (value: unknown) => got(value)[0]
    expect(of('X'.repeat(100))).toHaveProperty('got', 'X'.repeat(100))
    expect(of('X'.repeat(101))).not.toHaveProperty('got')
    const response = success({ data: { EMAIL_a_b: { status: true } }, message: '' })
    expect(check('testCampaign', response).findings[0]).toHaveProperty('got', true)
    const listed = success({ data: [[1]], message: '' })
    expect(check('testCampaign', listed).findings[0]).not.toHaveProperty('got')
  })

  it.each([
    [['WEB_a_b'], '`WEB_a_b` is not requested.'],
    [['WEB_a_b', 'WEB_c_d'], '`WEB_a_b` and `WEB_c_d` are not requested.'],
    [['WEB_a_b', 'WEB_c_d', 'WEB_e_f'], '`WEB_a_b`, `WEB_c_d` and 1 more are not requested.'],
    [[`WEB_${'a'.repeat(34)}_b`], `\`WEB_${'a'.repeat(34)}_b\` is not requested.`],
    [[`WEB_${'a'.repeat(35)}_b`], '1 key is not requested.'],
    [[`WEB_${'a'.repeat(35)}_b`, `WEB_${'a'.repeat(36)}_b`], '2 keys are not requested.'],
    [['WEB_a_b', `WEB_${'a'.repeat(35)}_b`], '`WEB_a_b` and 1 more are not requested.'],
  ])('names keys in words: %j', (keys, wanted) => {
    const body = { draft_id: '65f1c2a9d4e8b7a6c5d4e3f2' }
    const campaign = { channel: 'EMAIL', campaign_content: {} }
    const response = sent('EMAIL_default_variation_1', ...keys)
    const { findings } = check('testCampaign', response, { request: { body }, facts: { campaign } })
    expect(findings.map(({ message }) => message)).toEqual([wanted])
  })

  it('names the first missing and unexpected keys', () => {
    const body = { draft_id: '65f1c2a9d4e8b7a6c5d4e3f2' }
    const campaign = { channel: 'EMAIL', campaign_content: { locales: ['de', 'fr'] } }
    const response = sent('WEB_default_variation_1')
    const { findings } = check('testCampaign', response, { request: { body }, facts: { campaign } })
    expect(findings.map(({ message }) => message)).toEqual([
      '`EMAIL_default_variation_1`, `EMAIL_de_variation_1` and 1 more are missing. `WEB_default_variation_1` is not requested.',
    ])
  })
})
