import { describe, expect, test } from 'vitest'
import { campaignContract } from '../command.js'
import { expectGolden } from '../golden.js'
import { checked } from './checked.js'

test('prints each request of an .http file with its findings', async () => {
  const { code, stdout } = await campaignContract(['check', 'test/cli/inputs/files/calls.http'])
  expectGolden('check-of-an-http-file', stdout)
  expect(code).toBe(2)
})

const url = 'https://api.example.com/v5/campaigns/6640c1d2e3f4051627384950/status'
const head = `PATCH ${url}
X-SVC-Request-Id: a-1
Idempotency-Key: 7f11d04b-642b-4fe5-a88a-853251926081
`
const shownOf = async (text: string, more: Record<string, string> = {}) =>
  (await checked({ 'a.http': text, ...more }, ['a.http', '--rule', 'auth/*=off'])).shown

describe('bodies', () => {
  test.each<[string, string, string[]]>([
    [
      'are found with any line breaks',
      `${head}\n{"action":\n "STOP"}\n`.replaceAll('\n', '\r\n'),
      ['valid'],
    ],
    ['end at a handler', `${head}\n{"action": "STOP"}\n\n> {%\n} %}\n`, ['valid']],
    ['end at an output file', `${head}\n{"action": "STOP"}\n<> 200.json\n`, ['valid']],
    [
      'need a blank line before them',
      `${head}{"action": "STOP"}\n`,
      ['unreadable', '4:1 the body must come after a blank line'],
    ],
    ['are optional', head, ['invalid', '1:1 body/missing']],
    ['are read from files', `${head}\n< b.json\n`, ['invalid', '5:1 structure']],
    ['have no variables in files', `@a = STOP\n${head}\n< c.json\n`, ['invalid', '6:1 structure']],
    ['have variables in files with <@', `@a = STOP\n${head}\n<@ c.json\n`, ['valid']],
    [
      'keep other text in braces',
      `${head}\n{"action": "{{User['x']}}"}\n`,
      ['invalid', '5:12 structure'],
    ],
    [
      'without a value are an error',
      `${head}\n{"action":\n "{{x}}"}\n`,
      ['unreadable', '6:3 variable `x` is not defined'],
    ],
    [
      'are an error without their file',
      `${head}\n< no.json\n`,
      ['unreadable', '5:1 body file no.json: file not found'],
    ],
    ['are an error for a folder', `${head}\n< .\n`, ['unreadable', '5:1 body file .: is a folder']],
  ])('%s', async (_, text, wanted) => {
    const files = { 'b.json': '{"action": "x"}', 'c.json': '{"action": "{{a}}"}' }
    expect(await shownOf(text, files)).toEqual([wanted])
  })
})

describe('variables', () => {
  const get = (variables: string, path: string) =>
    `${variables}\nGET ${path}\nX-SVC-Request-Id: a-1\n`
  test.each<[string, string, string[][]]>([
    [
      'may refer to others',
      get('@a={{b}}/campaigns\n@b = /v5', '{{a}}/6640c1d2e3f4051627384950'),
      [['valid']],
    ],
    [
      'may not refer to themselves',
      get('@a={{b}}\n@b={{a}}', '/v5/campaigns/{{a}}'),
      [['unreadable', '3:19 variable `a` is not defined']],
    ],
    [
      'without a value are ignored in hosts',
      get('', 'https://{{sub}}.example.com/v5/offers?limit=5'),
      [['valid']],
    ],
    ['without a value may start a URL', get('', '{{base}}/v5/offers?limit=5'), [['valid']]],
    [
      'without a value are ignored in credentials',
      get('', '{{base}}/v5/offers?limit={{limit}}'),
      [['unreadable', '2:30 variable `limit` is not defined']],
    ],
    [
      'without a value are ignored for other requests',
      `${get('', 'https://example.org/{{x}}')}\n###${get('', '/v5/offers')}`,
      [['valid']],
    ],
  ])('%s', async (_, text, wanted) => {
    expect(await shownOf(text)).toEqual(wanted)
  })

  test.each<[string, string, boolean]>([
    ['workspace key', 'workspace key', true],
    ['workspace:key', 'workspace:key', true],
    ['base64', 'YTpi', true],
    ['an unknown value', '{{token}}', true],
    ['half of them', 'workspace', false],
  ])('credentials of %s', async (_, credentials, isValid) => {
    const text = `GET /v5/campaigns/6640c1d2e3f4051627384950\nAuthorization: Basic ${credentials}\nX-SVC-Request-Id: a\n`
    const { shown } = await checked({ 'a.rest': text })
    expect(shown).toEqual([isValid ? ['valid'] : ['invalid', '2:16 auth/credentials-malformed']])
  })
})

describe('request lines', () => {
  const noRequest = 'not a request; write a method and a URL, and ### between requests'
  test.each<[string, string[]]>([
    ['FOO https://x.example/v5/offers', ['unreadable', '1:1 unknown method `FOO`.']],
    [' PACTH /v5/offers', ['unreadable', '1:2 unknown method `PACTH`. Did you mean `PATCH`?']],
    ['hello world', ['unreadable', `1:1 ${noRequest}`]],
    ['Then stop it.', ['unreadable', `1:1 ${noRequest}`]],
    ['hello', ['unreadable', `1:1 ${noRequest}`]],
    ['https://x.example/v5/offers?limit=5', ['valid']],
    ['x.example/v5/offers', ['valid']],
    ['{{host}}/v5/offers', ['valid']],
    ['get /v5/offers HTTP/2', ['valid']],
  ])('%s', async (line, wanted) => {
    expect(await shownOf(`${line}\nX-SVC-Request-Id: a-1\n`)).toEqual([wanted])
  })

  test('may be of other kinds of requests', async () => {
    const text = 'WEBSOCKET ws://x.example/chat\n###\nGRPC x.example/a\n###\nGET /v5/offers\n'
    expect((await shownOf(text)).map(([outcome]) => outcome)).toHaveLength(1)
  })
})

describe('hostile files', () => {
  const laughs = Array.from(
    { length: 40 },
    (_, index) => `@v${index + 1} = {{v${index}}}{{v${index}}}`,
  )
  test.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['only separators', '###\n'.repeat(10_000), []],
    ['unclosed braces', `GET /v5/campaigns/{{${'{'.repeat(100_000)}\n`, ['invalid']],
    [
      'values that expand',
      `@v0 = xxxx\n${laughs.join('\n')}\nGET /v5/campaigns/{{v40}}\n`,
      ['unreadable'],
    ],
    ['a script that does not end', '< {%\nGET /v5/offers\n', []],
    ['a line of spaces', `GET ${' '.repeat(100_000)} x\n`, ['unreadable']],
    ['a header without a name', `${head}: x\n\n{"action": "STOP"}`, ['valid']],
    ['unusual characters', 'GÉT /v5/offers\u0000 \ud800\n', ['unreadable']],
  ])('%s', async (_, text, wanted) => {
    expect((await shownOf(text)).map(([outcome]) => outcome)).toEqual(wanted)
  })

  test('limits the size of expanded variables', async () => {
    const text = `@v = ${'x'.repeat(60_000)}\nPOST /v5/campaigns\n\n"${'{{v}}'.repeat(2000)}"\n`
    expect(await shownOf(text)).toEqual([
      ['unreadable', expect.stringMatching(/expand to too much text$/)],
    ])
  })
})
