import { describe, expect, test } from 'vitest'
import { checked } from './checked.js'

const url = 'https://api.example.com/v5/campaigns/6640c1d2e3f4051627384950/status'
const head = `PATCH ${url}
X-SVC-Request-Id: a-1
Idempotency-Key: 7f11d04b-642b-4fe5-a88a-853251926081
`
const files = { 'b.json': '{"action": "x"}', 'c.json': '{"action": "{{a}}"}' }
const outcomesOf = async (text: string) =>
  (await checked({ 'a.http': text, ...files }, ['a.http', '--rule', 'auth/*=off'])).outcomes

test.each([
  ['with any line breaks', `${head}\n{"action":\n "STOP"}\n`.replaceAll('\n', '\r\n'), 'valid'],
  ['up to a handler', `${head}\n{"action": "STOP"}\n\n> {%\n} %}\n`, 'valid'],
  ['up to an output file', `${head}\n{"action": "STOP"}\n<> 200.json\n`, 'valid'],
  [
    'only after a blank line',
    `${head}{"action": "STOP"}\n`,
    'unreadable 4:1 the body must come after a blank line',
  ],
  ['that is missing', head, 'invalid 1:1 body/missing'],
  ['from a file', `${head}\n< b.json\n`, 'invalid 5:1 structure'],
  ['from a file without variables', `@a = STOP\n${head}\n< c.json\n`, 'invalid 6:1 structure'],
  ['from a file with variables', `@a = STOP\n${head}\n<@ c.json\n`, 'valid'],
  ['with other braces', `${head}\n{"action": "{{User['x']}}"}\n`, 'invalid 5:12 structure'],
  [
    'only with known variables',
    `${head}\n{"action":\n "{{x}}"}\n`,
    'unreadable 6:3 variable `x` is not defined; add a line `@x = <value>`',
  ],
  [
    'only from an existing file',
    `${head}\n< no.json\n`,
    'unreadable 5:1 body file no.json: file not found',
  ],
  ['only from a file', `${head}\n< .\n`, 'unreadable 5:1 body file .: is a folder'],
])('reads a body %s', async (_, text, wanted) => {
  expect(await outcomesOf(text)).toEqual([wanted])
})

describe('variables', () => {
  const get = (variables: string, path: string) =>
    `${variables}\nGET ${path}\nX-SVC-Request-Id: a-1\n`
  test.each([
    [
      'may refer to others',
      get('@a={{b}}/campaigns\n@b = /v5', '{{a}}/6640c1d2e3f4051627384950'),
      'valid',
    ],
    [
      'may not refer to themselves',
      get('@a={{b}}\n@b={{a}}', '/v5/campaigns/{{a}}'),
      'unreadable 3:19 variable `a` is not defined; add a line `@a = <value>`',
    ],
    ['may be unknown in hosts', get('', 'https://{{sub}}.example.com/v5/offers?limit=5'), 'valid'],
    ['may be an unknown base URL', get('', '{{base}}/v5/offers?limit=5'), 'valid'],
    [
      'must be known in a query',
      get('', '{{base}}/v5/offers?limit={{limit}}'),
      'unreadable 2:30 variable `limit` is not defined; add a line `@limit = <value>`',
    ],
    [
      'may be unknown in other requests',
      `${get('', 'https://example.org/{{x}}')}\n###${get('', '/v5/offers')}`,
      'valid',
    ],
  ])('%s', async (_, text, wanted) => {
    expect(await outcomesOf(text)).toEqual([wanted])
  })

  test.each([
    ['workspace key', 'valid'],
    ['workspace:key', 'valid'],
    ['YTpi', 'valid'],
    ['{{token}}', 'valid'],
    ['workspace', 'invalid 2:16 auth/credentials-malformed'],
  ])('may be credentials: %s', async (credentials, wanted) => {
    const text = `GET /v5/campaigns/6640c1d2e3f4051627384950\nAuthorization: Basic ${credentials}\nX-SVC-Request-Id: a\n`
    expect((await checked({ 'a.rest': text })).outcomes).toEqual([wanted])
  })
})

const noRequest = 'unreadable 1:1 not a request; write a method and a URL, and ### between requests'

test.each([
  ['FOO https://x.example/v5/offers', 'unreadable 1:1 unknown method `FOO`.'],
  [' PACTH /v5/offers', 'unreadable 1:2 unknown method `PACTH`. Did you mean `PATCH`?'],
  ['hello world', noRequest],
  ['hello', noRequest],
  ['https://x.example/v5/offers?limit=5', 'valid'],
  ['x.example/v5/offers', 'valid'],
  ['{{host}}/v5/offers', 'valid'],
  ['get /v5/offers HTTP/2', 'valid'],
  ['WEBSOCKET ws://x.example/chat\n###\nGRPC x.example/a\n###\nGET /v5/offers', 'valid'],
])('reads a request line: %j', async (line, wanted) => {
  expect(await outcomesOf(`${line}\nX-SVC-Request-Id: a-1\n`)).toEqual([wanted])
})

const laughs = Array.from({ length: 40 }, (_, at) => `@v${at + 1} = {{v${at}}}{{v${at}}}`)

test.each([
  ['nothing', '', ['unreadable']],
  ['only separators', '###\n'.repeat(10_000), ['unreadable']],
  ['unclosed braces', `GET /v5/campaigns/{{${'{'.repeat(100_000)}\n`, ['invalid']],
  [
    'values that expand',
    `@v0 = xxxx\n${laughs.join('\n')}\nGET /v5/campaigns/{{v40}}\n`,
    ['unreadable'],
  ],
  [
    'a large body of variables',
    `@v = ${'x'.repeat(60_000)}\nPOST /v5/campaigns\n\n"${'{{v}}'.repeat(2000)}"\n`,
    ['unreadable'],
  ],
  ['a script that does not end', '< {%\nGET /v5/offers\n', ['unreadable']],
  ['a line of spaces', `GET ${' '.repeat(100_000)} x\n`, ['unreadable']],
  ['a header without a name', `${head}: x\n\n{"action": "STOP"}`, ['valid']],
  ['unusual characters', 'GÉT /v5/offers\u0000 \ud800\n', ['unreadable']],
])('reads hostile text: %s', async (_, text, wanted) => {
  expect((await outcomesOf(text)).map((outcome) => outcome.split(' ')[0])).toEqual(wanted)
})
