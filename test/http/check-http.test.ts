import { describe, expect, it } from 'vitest'
import { createContract, type HeadersInput, type HttpRequest } from '../../src/core/index.js'

const contract = createContract()
const id = '65f1c2a9d4e8b7a6c5d4e3f2'
const headers = {
  Authorization: `Basic ${btoa('user:key')}`,
  'Content-Type': 'application/json',
  'X-SVC-Request-Id': 'req-1',
  'Idempotency-Key': '4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b',
}
const body = { action: 'STOP' }

/** A valid status change, except for the overrides. */
const statusChange = (changes: Record<string, unknown> = {}): HttpRequest => ({
  method: 'PATCH',
  url: `/v5/campaigns/${id}/status`,
  headers,
  body,
  ...changes,
})

/** Returns a short form of a verdict. */
function checked(request: HttpRequest, options = {}) {
  const verdict = createContract(options).checkHttp(request)
  if (verdict === undefined) return undefined
  const found = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  return {
    operation: verdict.operation,
    status: verdict.ok ? 'ok' : verdict.response.status,
    found: found.map(({ rule, target }) => `${rule} at ${target}`),
  }
}

const right = { operation: 'changeCampaignStatus', status: 'ok', found: [] }
const wrong = (status: number, ...found: string[]) => ({
  operation: 'changeCampaignStatus',
  status,
  found,
})

describe('the URL', () => {
  it.each<[what: string, url: unknown]>([
    ['a path', `/v5/campaigns/${id}/status`],
    ['with a trailing slash', `/v5/campaigns/${id}/status/`],
    ['with a query', `/v5/campaigns/${id}/status?a=b`],
    ['with a query that holds a URL', `/v5/campaigns/${id}/status?to=https://x.example/y`],
    ['with a fragment', `/v5/campaigns/${id}/status#a?b`],
    ['with a query that holds a fragment', `/v5/campaigns/${id}/status?a=b#?c=d`],
    ['a scheme of all that it may have', `a+.-0:///v5/campaigns/${id}/status`],
    ['an absolute URL', `https://api-01.example.com/v5/campaigns/${id}/status`],
    ['with port and user', `http://u:p@localhost:8080/v5/campaigns/${id}/status?a=b#c`],
    ['with a scheme in capitals', `HTTPS://api-01.example.com/v5/campaigns/${id}/status`],
    ['an IPv6 host', `http://[::1]:8080/v5/campaigns/${id}/status`],
    ['a URL object', new URL(`https://api-01.example.com/v5/campaigns/${id}/status?a=b`)],
  ])('%s', (_what, url) => {
    expect(checked(statusChange({ url }))).toEqual(right)
  })

  it.each<[what: string, url: unknown]>([
    ['another path', '/health'],
    ['a host alone', 'https://api-01.example.com'],
    ['a host and a query that looks like a path', 'https://api-01.example.com?/v5/offers'],
    ['the asterisk of OPTIONS', '*'],
    ['an empty one', ''],
    ['a URL behind a path', `/v5/campaigns/${id}/statushttps://x.example`],
    ['a scheme that starts with a digit', `1s://x.example/v5/campaigns/${id}/status`],
    ['a scheme with a space', `a b://x.example/v5/campaigns/${id}/status`],
    ['a host alone, and a query', 'https://x.example?a=/v5/offers'],
    ['none', undefined],
    ['null', null],
    ['a number', 5],
    ['an object', {}],
    ['an object without a text', Object.create(null)],
    ['a symbol', Symbol('/v5/offers')],
  ])('not the contract’s: %s', (_what, url) => {
    expect(contract.checkHttp(statusChange({ url }))).toBeUndefined()
  })

  it('validates HEAD as GET', () => {
    const verdict = contract.checkHttp({ method: 'HEAD', url: '/v5/offers', headers })
    expect(verdict).toMatchObject({ ok: true, operation: 'listOfferings' })
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
    ['?a=b?c=d', { a: 'b?c=d' }],
    ['?a=+%2B', { a: ' +' }],
    ['?a=b#?c=d', { a: 'b' }],
    ['#?a=b', {}],
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
    ['in capitals', record((name) => name.toUpperCase())],
    ['as a Headers object', new Headers(names)],
    ['as a Map', new Map(names)],
    ['as lists, as Node has some', Object.fromEntries(names.map(([n, value]) => [n, [value]]))],
    ['beside others that are undefined', { ...headers, Cookie: undefined }],
  ])('%s', (_what, given) => {
    expect(checked(statusChange({ headers: given }))).toEqual(right)
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
    expect(checked(statusChange({ headers: given }))).toEqual(wrong(401, ...found))
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

describe('the body', () => {
  const empty = 'body/missing at '
  const notJson = 'body/not-json at '
  const notObject = 'body/not-object at '

  it.each<[what: string, body: unknown, status: number | 'ok', ...found: string[]]>([
    ['parsed', body, 'ok'],
    ['text', '{"action":"STOP"}', 'ok'],
    ['text amid white space', ' \r\n\t{"action" : "STOP"}\n', 'ok'],
    ['text with escapes', '{"\\u0061ction":"STO\\u0050"}', 'ok'],
    ['none', undefined, 400, empty],
    ['empty text', '', 400, empty],
    ['white space', ' \n\t', 400, notJson],
    ['text behind a byte order mark', '\uFEFF{"action":"STOP"}', 400, notJson],
    ['null', null, 400, notObject],
    ['the text null', 'null', 400, notObject],
    ['a list', [body], 400, notObject],
    ['the text of a list', '[{"action":"STOP"}]', 400, notObject],
    ['the text of a string', '"STOP"', 400, notObject],
    ['a number', 5, 400, notObject],
    ['true', true, 400, notObject],
    ['a comma too many', '{"action":"STOP",}', 400, notJson],
    ['single quotes', "{'action':'STOP'}", 400, notJson],
    ['text behind the value', '{"action":"STOP"}x', 400, notJson],
    ['a form', 'action=STOP', 400, notJson],
    ['NaN', 'NaN', 400, notJson],
    ['a repeated key', '{"action":"PAUSE","action":"STOP"}', 'ok', 'body/duplicate-key at action'],
    [
      'a number that parsing rounds',
      '{"action":"STOP","request_id":12345678901234567890}',
      400,
      'structure at request_id',
      'body/number-precision at request_id',
    ],
    ['another value', '{"action":"HALT"}', 400, 'structure at action'],
    [
      'a key that every object has',
      '{"action":"STOP","__proto__":1}',
      'ok',
      'field/unknown at __proto__',
    ],
  ])('%s', (_what, given, status, ...found) => {
    expect(checked(statusChange({ body: given }))).toEqual({
      operation: 'changeCampaignStatus',
      status,
      found,
    })
  })

  it.each<[text: string, place: string]>([
    ['{"action":"STOP",}', 'line 1, column 17'],
    ['{"action":\n  "STOP"\n  "x"}', 'line 3, column 3'],
    ['{\r\n\r\n"action" "STOP"}', 'line 3, column 10'],
    [' \n ', 'line 2, column 2'],
    ['\uFEFF{}', 'line 1, column 1'],
    ['{"é😀": x}', 'line 1, column 9'],
  ])('the place of what is not JSON is in the message: %j', (text, place) => {
    const verdict = contract.checkHttp(statusChange({ body: text }))
    const message = verdict?.ok === false ? verdict.violations[0]?.message : undefined
    expect(message).toContain(place)
    expect(message).not.toContain('action')
  })

  it.each<[what: string, text: string, status: number, ...found: string[]]>([
    ['lists', nested('[', ']'), 400, notObject],
    ['objects', nested('{"a":', '}', '1'), 400, 'structure at action'],
    ['lists without an end', '['.repeat(200_000), 400, notJson],
  ])('any depth: %s', (_what, text, status, ...found) => {
    const verdict = checked(statusChange({ body: text }))
    expect(verdict?.status).toBe(status)
    expect(verdict?.found[0]).toBe(found[0])
  })

  it('any depth in an otherwise valid body', () => {
    const deep = nested('{"a":', '}', '1')
    const text = `{"channel":"PUSH","campaign_delivery_type":"ONE_TIME","created_by":"x","x":${deep}}`
    const verdict = checked({ method: 'POST', url: '/v5/campaigns', headers, body: text })
    expect(verdict?.status).toBe('ok')
  })

  it('is in the verdict as parsed, or as passed in', () => {
    const fromText = contract.checkHttp(statusChange({ body: '{"action":"STOP"}' }))
    expect(fromText?.ok && fromText.request.body).toEqual(body)
    const passedIn = contract.checkHttp(statusChange())
    expect(passedIn?.ok && passedIn.request.body).toBe(body)
  })

  it.each<
    [what: string, change: Record<string, unknown>, status: number | 'ok', ...found: string[]]
  >([
    ['plain text', { type: 'text/plain' }, 415, 'http/content-type at Content-Type'],
    [
      'a form',
      { type: 'multipart/form-data; boundary=x' },
      415,
      'http/content-type at Content-Type',
    ],
    ['nearly JSON', { type: 'application/jsonp' }, 415, 'http/content-type at Content-Type'],
    [
      'JSON behind something',
      { type: 'x-application/json' },
      415,
      'http/content-type at Content-Type',
    ],
    ['JSON of another type', { type: 'text/json' }, 415, 'http/content-type at Content-Type'],
    ['a suffix alone', { type: 'application/+json' }, 415, 'http/content-type at Content-Type'],
    [
      'JSON with a word behind it',
      { type: 'application/json x' },
      415,
      'http/content-type at Content-Type',
    ],
    [
      'a type of another kind',
      { type: 'application/a b+json' },
      415,
      'http/content-type at Content-Type',
    ],
    ['JSON with spaces before its parameters', { type: 'application/json \t;charset=utf-8' }, 'ok'],
    ['every sign of a suffix', { type: 'application/vnd.a-b_c.v1+x+json' }, 'ok'],
    ['a media type that is empty', { type: '' }, 'ok'],
    ['JSON with parameters', { type: 'application/json; charset=utf-8' }, 'ok'],
    ['JSON in capitals', { type: 'Application/JSON' }, 'ok'],
    ['a kind of JSON', { type: 'application/merge-patch+json' }, 'ok'],
    ['no media type', { type: undefined }, 'ok'],
    ['too large', { type: 'application/json', bodyTooLarge: true }, 413, 'http/body-too-large at '],
    [
      'too large, and of another type',
      { type: 'text/plain', bodyTooLarge: true },
      413,
      'http/body-too-large at ',
    ],
    [
      'of another type, but absent',
      { type: 'text/plain', body: undefined },
      400,
      'body/missing at ',
    ],
    ['of another type, but empty', { type: 'text/plain', body: '' }, 400, 'body/missing at '],
  ])('as HTTP carries it: %s', (_what, { type, ...change }, status, ...found) => {
    const given = { ...headers, 'Content-Type': type }
    expect(checked(statusChange({ headers: given, ...change }))).toEqual({
      operation: 'changeCampaignStatus',
      status,
      found,
    })
  })

  it.each([
    ['broken', { body: '{broken' }],
    ['parsed', { body: { a: 1 } }],
    ['too large', { bodyTooLarge: true }],
  ])('is not read where the operation takes none: %s', (_what, change) => {
    const verdict = contract.checkHttp({ method: 'GET', url: '/v5/offers', headers, ...change })
    expect(verdict).toMatchObject({ operation: 'listOfferings', ok: true, warnings: [] })
    expect(verdict?.ok && verdict.request.body).toBeUndefined()
  })

  it.each<[what: string, bytes: number[], message: string | undefined]>([
    ['as bytes', [...new TextEncoder().encode('{"action":"STOP"}')], undefined],
    [
      'as bytes behind a byte order mark',
      [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
      'Invalid JSON in the body at line 1, column 1: a byte order mark is not allowed before the JSON value.',
    ],
    [
      'as bytes that are not UTF-8',
      [0x7b, 0xff, 0x7d],
      'Invalid JSON in the body at line 1, column 1: the bytes are not UTF-8.',
    ],
    [
      'as bytes that break off',
      [0x22, 0xc3],
      'Invalid JSON in the body at line 1, column 1: the bytes are not UTF-8.',
    ],
  ])('%s', (_what, bytes, message) => {
    const verdict = contract.checkHttp(statusChange({ body: new Uint8Array(bytes) }))
    const messages = verdict?.ok ? [] : verdict?.violations.map((violation) => violation.message)
    expect(messages).toEqual(message === undefined ? [] : [message])
    expect(verdict?.warnings).toEqual([])
  })
})

describe('another method', () => {
  it.each<[method: unknown, url: string, allow: string]>([
    ['GET', `/v5/campaigns/${id}/status`, 'PATCH'],
    ['HEAD', `/v5/campaigns/${id}/status`, 'PATCH'],
    ['OPTIONS', '/v5/offers', 'GET, POST'],
    ['DELETE', `/v5/campaigns/${id}`, 'GET, PATCH'],
    ['GET', '/v5/campaigns/search', 'POST'],
    ['PUT', '/v5/campaigns/test/', 'POST'],
    ['PATCH', '/v5/offers/templates?x=y', 'GET'],
    ['PROPFIND', `https://api.example.com/v5/campaigns/${id}/validate`, 'POST'],
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

  it('validates the credentials before the method', () => {
    const verdict = contract.checkHttp({ method: 'PUT', url: '/v5/offers', headers: {} })
    expect(verdict).toMatchObject({ ok: false, response: { status: 401 } })
    expect(verdict?.ok === false && verdict.response.headers).not.toHaveProperty('Allow')
  })

  it('needs only the facts about the caller', () => {
    const given = { method: 'PUT', url: `/v5/campaigns/${id}`, headers }
    const verdict = contract.checkHttp(given)
    expect(verdict?.unchecked).toEqual(['auth/credentials-rejected', 'auth/permission-missing'])
    const refused = contract.checkHttp(given, { permitted: false })
    expect(refused?.ok === false && refused.response.status).toBe(403)
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
    expect(verdict).toMatchObject({ ok: false, operation: undefined, response: { status: 405 } })
  })
})

it('reads a long query in linear time', {
  timeout: 20_000,
}, () => {
  const url = `/v5/offers?${'id=offer_1&'.repeat(500_000)}`
  expect(checked({ method: 'GET', url, headers })?.status).toBe('ok')
})

it('returns the same verdict as check', () => {
  const facts = { campaign: null, authenticated: true }
  const input = { params: { campaign_id: id }, query: {}, headers, body }
  const direct = contract.check('changeCampaignStatus', input, facts)
  expect(contract.checkHttp(statusChange(), facts)).toEqual(direct)
})

it('does not treat text that the engine cannot parse as an empty body', () => {
  const { parse } = JSON
  JSON.parse = () => {
    throw new RangeError('too deep')
  }
  try {
    const verdict = contract.checkHttp(statusChange({ body: '{"action":"STOP"}' }))
    expect(verdict?.ok === false && verdict.violations.map(({ message }) => message)).toEqual([
      'Invalid JSON in the body at line 1, column 1: the JSON is too deeply nested or too large to parse.',
    ])
  } finally {
    JSON.parse = parse
  }
})

describe('a part of the request that throws when it is read', () => {
  const fault = new Error('closed')
  const judgedWithout = (part: keyof HttpRequest) =>
    contract.checkHttp(
      Object.defineProperty(statusChange(), part, {
        get() {
          throw fault
        },
      }),
    )

  it.each(['headers', 'body', 'bodyTooLarge'] as const)('is an internal error: %s', (part) => {
    const verdict = { operation: 'changeCampaignStatus', response: { status: 500 }, fault }
    expect(judgedWithout(part)).toMatchObject(verdict)
  })

  it('counts as empty: url, method', () => {
    expect(judgedWithout('url')).toBeUndefined()
    expect(judgedWithout('method')).toMatchObject({ response: { status: 405 } })
  })
})

it.each([null, undefined, 'x', 7, [], {}])(
  'returns undefined for an invalid request',
  (request) => {
    expect(contract.checkHttp(request as never)).toBeUndefined()
  },
)

it.each([null, 'x', 7, []])('treats invalid facts as missing', (facts) => {
  expect(contract.checkHttp(statusChange(), facts as never)).toMatchObject({ ok: true })
})

it('does not change the request', () => {
  const request = statusChange({ url: '/v5/campaigns/x/status?a=b', body: { action: 'HALT' } })
  const before = structuredClone(request)
  contract.checkHttp(request)
  expect(request).toEqual(before)
})

/** Far more levels than a recursive parser could handle. */
function nested(open: string, close: string, core = ''): string {
  return open.repeat(200_000) + core + close.repeat(200_000)
}
