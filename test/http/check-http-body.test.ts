import { describe, expect, it } from 'vitest'
import { body, checked, contract, headers, id, statusChange } from './status-change.js'

describe('the body', () => {
  const empty = 'body/missing at '
  const notJson = 'body/not-json at '
  const notObject = 'body/not-object at '

  it.each<[what: string, body: unknown, status: number | 'ok', ...found: string[]]>([
    ['parsed', body, 'ok'],
    ['text', '{"action":"STOP"}', 'ok'],
    ['text amid white space', ' \r\n\t{"action" : "STOP"}\n', 'ok'],
    ['text with escapes', '{"\\u0061ction":"STO\\u0050"}', 'ok'],
    ['empty text', '', 400, empty],
    ['white space', ' \n\t', 400, notJson],
    ['text behind a byte order mark', '\uFEFF{"action":"STOP"}', 400, notJson],
    ['the text null', 'null', 400, notObject],
    ['the text of a string', '"STOP"', 400, notObject],
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
    ['lists', nested('[', ']'), 400, notJson],
    ['objects', nested('{"a":', '}', '1'), 400, notJson],
    ['lists without an end', '['.repeat(200_000), 400, notJson],
  ])('too many levels: %s', (_what, text, status, ...found) => {
    const verdict = checked(statusChange({ body: text }))
    expect(verdict?.status).toBe(status)
    expect(verdict?.found[0]).toBe(found[0])
  })

  it.each([
    [255, 'ok'],
    [256, 400],
    [100_000, 400],
  ])('%i levels in an otherwise valid body, as text and parsed', (levels, status) => {
    const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
    const text = `{"offer_content":${deep}}`
    const request = { method: 'PATCH', url: '/v5/offers/offer_1', headers }
    for (const body of [text, JSON.parse(text)]) {
      const verdict = checked({ ...request, body })
      expect(verdict?.status).toBe(status)
      if (status === 400) expect(verdict?.found).toEqual(['body/not-json at '])
    }
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
    [
      'too large, and of another type',
      { type: 'text/plain', bodyTooLarge: true },
      413,
      'http/body-too-large at ',
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

it.each([
  ['POST', `/v5/campaigns/${id}/validate`, '{"a":1,"a":2}', 'body/duplicate-key'],
  ['POST', `/v5/campaigns/${id}/validate`, '{"a":12345678901234567890}', 'body/number-precision'],
  ['PATCH', `/v5/campaigns/${id}`, '{"status":"PUBLISH","status":"PUBLISH"}', 'body/duplicate-key'],
])('%s %s: warns about the text of a body beside a draft', (method, url, text, rule) => {
  const facts = { campaign: { status: 'DRAFT', channel: 'PUSH' } }
  const verdict = contract.checkHttp({ method, url, headers, body: text }, facts)
  expect(verdict).not.toHaveProperty('fault')
  expect(verdict?.warnings.map((warning) => warning.rule)).toContain(rule)
})

it('does not treat text that the engine cannot parse as an empty body', () => {
  const { parse } = JSON
  JSON.parse = () => {
    throw new RangeError('too deep')
  }
  try {
    const verdict = contract.checkHttp(statusChange({ body: '{"action":"STOP"}' }))
    expect(verdict?.ok === false && verdict.violations.map(({ message }) => message)).toEqual([
      'Invalid JSON in the body at line 1, column 1: the JSON is too large to parse.',
    ])
  } finally {
    JSON.parse = parse
  }
})

/** Far more levels than a recursive parser could handle. */
function nested(open: string, close: string, core = ''): string {
  return open.repeat(200_000) + core + close.repeat(200_000)
}
