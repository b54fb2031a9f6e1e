import { describe, expect, it } from 'vitest'
import { createContract, type HeadersInput, type HttpRequest } from '../../src/core/index.js'
import {
  body,
  checked,
  contract,
  headers,
  id,
  invalid,
  statusChange,
  valid,
} from './status-change.js'

describe('the URL', () => {
  it.each<[what: string, url: unknown]>([
    ['a path', `/v5/campaigns/${id}/status`],
    ['with a trailing slash', `/v5/campaigns/${id}/status/`],
    ['with a query', `/v5/campaigns/${id}/status?a=b`],
    ['with a fragment', `/v5/campaigns/${id}/status#a?b`],
    ['an absolute URL', `https://api-01.example.com/v5/campaigns/${id}/status`],
    ['with port and user', `http://u:p@localhost:8080/v5/campaigns/${id}/status?a=b#c`],
    ['with a scheme in capitals', `HTTPS://api-01.example.com/v5/campaigns/${id}/status`],
    ['an IPv6 host', `http://[::1]:8080/v5/campaigns/${id}/status`],
    ['a URL object', new URL(`https://api-01.example.com/v5/campaigns/${id}/status?a=b`)],
  ])('%s', (_what, url) => {
    expect(checked(statusChange({ url }))).toEqual(valid)
  })

  it.each<[what: string, url: unknown]>([
    ['another path', '/health'],
    ['a host alone', 'https://api-01.example.com'],
    ['the asterisk of OPTIONS', '*'],
    ['an empty one', ''],
    ['none', undefined],
    ['null', null],
    ['a symbol', Symbol('/v5/offers')],
  ])('not the contract’s: %s', (_what, url) => {
    expect(contract.checkHttp(statusChange({ url }))).toBeUndefined()
  })

  it('returns the decoded path parameters and the query', () => {
    const url = '/v5/campaigns/%36%35f1c2a9d4e8b7a6c5d4e3f2?x=1&y=a%20b&x=2&x=3&z&__proto__=p'
    const verdict = contract.checkHttp({ method: 'GET', url, headers })
    expect(verdict?.ok && verdict.request).toEqual({
      params: { campaign_id: id },
      query: Object.fromEntries([
        ['x', ['1', '2', '3']],
        ['y', 'a b'],
        ['z', ''],
        ['__proto__', 'p'],
      ]),
      headers,
      body: undefined,
    })
  })

  it.each<[target: string, query: object]>([
    ['', {}],
    ['?', {}],
    ['?a', { a: '' }],
    ['?a=b=c', { a: 'b=c' }],
    ['?a=+%2B', { a: ' +' }],
    ['?a=b#?c=d', { a: 'b' }],
    ['?a=1&a=2', { a: ['1', '2'] }],
    ['?a=1&b=2&a=3&a=4', { a: ['1', '3', '4'], b: '2' }],
  ])('has the query that stands before its fragment: %s', (target, query) => {
    const verdict = contract.checkHttp({ method: 'GET', url: `/v5/offers${target}`, headers })
    expect(verdict?.ok && verdict.request.query).toEqual(query)
  })

  it.each<[query: string, found: string[]]>([
    ['', []],
    ['?id=offer_1', []],
    ['?id=offer%5F1', []],
    ['?id=1', ['params/offer-id-malformed at id']],
    ['?id=offer_1&id=2', ['params/offer-id-malformed at id']],
    ['?page=3', []],
  ])('a query is checked: %s', (query, found) => {
    const status = found.length === 0 ? 'ok' : 400
    const verdict = checked({ method: 'GET', url: `/v5/offers${query}`, headers })
    expect(verdict).toEqual({ operation: 'listOfferings', status, found })
  })
})

describe('headers', () => {
  const names = Object.entries(headers)
  const record = (rename: (name: string) => string): HeadersInput =>
    Object.fromEntries(names.map(([name, value]) => [rename(name), value]))

  it.each<[what: string, headers: unknown]>([
    ['as they are written', headers],
    ['in small letters', record((name) => name.toLowerCase())],
    ['as a Headers object', new Headers(names)],
    ['as a Map', new Map(names)],
    ['as lists, as Node has some', Object.fromEntries(names.map(([n, value]) => [n, [value]]))],
    ['beside others that are undefined', { ...headers, Cookie: undefined }],
  ])('%s', (_what, given) => {
    expect(checked(statusChange({ headers: given }))).toEqual(valid)
  })

  it.each<[what: string, headers: unknown]>([
    ['empty', {}],
    ['a text', 'Authorization: Basic eDp5'],
    ['a list of pairs', names],
    ['a number', 7],
  ])('are checked where there are none: %s', (_what, given) => {
    const found = [
      'auth/credentials-malformed at Authorization',
      'request-id/missing at request_id',
    ]
    found.push('idempotency/key-missing at Idempotency-Key')
    expect(checked(statusChange({ headers: given }))).toEqual(invalid(401, ...found))
  })

  it.each([undefined, null])('are not validated if missing: %s', (given) => {
    const verdict = contract.checkHttp(statusChange({ headers: given }) as HttpRequest)
    expect(verdict?.ok).toBe(true)
    expect(verdict?.unchecked).toContain('auth/credentials-malformed')
  })

  it('that throw are an internal error, not an exception', () => {
    const fault = new Error('closed')
    const thrower = {
      forEach() {
        throw fault
      },
    }
    expect(contract.checkHttp(statusChange({ headers: thrower }))).toMatchObject({
      ok: false,
      response: { status: 500 },
      fault,
    })
  })
})

describe('another method', () => {
  it.each<[method: unknown, url: string, allow: string]>([
    ['GET', `/v5/campaigns/${id}/status`, 'PATCH'],
    ['PATCH', '/v5/offers/templates?x=y', 'GET'],
    ['', '/v5/campaigns', 'POST'],
    [undefined, '/v5/campaigns', 'POST'],
    [null, '/v5/campaigns', 'POST'],
    [7, '/v5/campaigns', 'POST'],
    [Object.create(null), '/v5/campaigns', 'POST'],
    [Symbol('GET'), '/v5/campaigns', 'POST'],
  ])('is answered 405 with Allow', (method, url, allow) => {
    const verdict = contract.checkHttp({ method: method as string, url, headers, body: '{' })
    expect(verdict).toMatchObject({
      ok: false,
      operation: undefined,
      response: {
        status: 405,
        headers: { Allow: allow, 'Content-Type': 'application/json' },
        body: { error: { code: url.includes('offers') ? 'VALIDATION_FAILED' : 'BAD_REQUEST' } },
      },
      violations: [{ rule: 'http/method-not-allowed', target: '', severity: 'error' }],
      warnings: [],
    })
  })

  it('needs only the facts about the caller', () => {
    const given = { method: 'PUT', url: `/v5/campaigns/${id}`, headers }
    const verdict = contract.checkHttp(given)
    expect(verdict?.unchecked).toEqual(['auth/credentials-rejected', 'auth/permission-missing'])
    const rejected = contract.checkHttp(given, { permitted: false })
    expect(rejected?.ok === false && rejected.response.status).toBe(403)
    const offers = { method: 'PUT', url: '/v5/offers', headers }
    expect(contract.checkHttp(offers)?.unchecked).toEqual(['auth/credentials-rejected'])
    const limited = { workspace: { offeringsEnabled: false } }
    expect(contract.checkHttp(offers, limited)).toMatchObject({
      violations: [{ rule: 'http/method-not-allowed' }],
    })
  })

  it('is left to the server if the rule is off', () => {
    const rules = { 'http/method-not-allowed': 'off' } as const
    expect(checked({ method: 'PUT', url: '/v5/offers', headers }, { rules })).toBeUndefined()
  })

  it('is rejected even if the rule is a warning, because there is no operation', () => {
    const verdict = createContract({ rules: { 'http/*': 'warn' } }).checkHttp({
      method: 'PUT',
      url: '/v5/offers',
      headers,
    })
    expect(verdict).toMatchObject({
      ok: false,
      operation: undefined,
      response: { status: 405 },
      violations: [{ severity: 'error' }],
    })
  })
})

it('returns the same verdict as check', () => {
  const facts = { campaign: null, authenticated: true }
  const input = { params: { campaign_id: id }, query: {}, headers, body }
  const direct = contract.check('changeCampaignStatus', input, facts)
  expect(contract.checkHttp(statusChange(), facts)).toEqual(direct)
})

it.each([null, undefined, 'x', 7, [], {}])(
  'returns undefined for an invalid request',
  (request) => {
    expect(contract.checkHttp(request as never)).toBeUndefined()
  },
)
