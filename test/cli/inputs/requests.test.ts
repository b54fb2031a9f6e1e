import { describe, expect, test } from 'vitest'
import { checked } from './checked.js'

/* What all readers of HTTP requests have in common. */

const offers = 'https://a.example/v5/offers'
const campaign = 'https://x.example/v5/campaigns/17'
const id = '-H "X-SVC-Request-Id: a"'
const collection = (...requests: unknown[]) =>
  JSON.stringify({
    info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    item: requests.map((request) => ({ request })),
  })

const recordingOf = (url: string) =>
  JSON.stringify({ log: { entries: [{ request: { method: 'GET', url, headers: [] } }] } })

describe('a run that checks nothing fails, with the reason', () => {
  const files = {
    'path.sh': 'curl https://a.example/v5/campaign',
    'parameter.sh': 'curl https://a.example/v5/campaigns/17/statu',
    'far.sh': 'curl https://a.example/',
    'method.sh': 'curl -X PUT https://a.example/v5/campaigns?x=y',
    'variable.sh': 'curl "https://a.example/$X"',
    'one.json': collection(offers),
    'two.json': collection(offers, 'https://b.example/v5/offers'),
    'folder/one.json': collection(offers),
  }
  test.each<[string, string]>([
    ['path.sh', 'the API has no path `/v5/campaign`. Did you mean `/v5/campaigns`?'],
    [
      'parameter.sh',
      'the API has no path `/v5/campaigns/17/statu`. Did you mean `/v5/campaigns/17/status`?',
    ],
    ['far.sh', 'the API has no path `/`.'],
    ['method.sh --rule http/*=off', 'the API has no method PUT for `/v5/campaigns`, only POST'],
    ['variable.sh', 'variable `X` is not defined'],
    ['one.json --host no.example', 'the host is `a.example`, not `no.example` (--host)'],
    ['one.json --base-path /eu', 'the API has no path `/v5/offers`. Did you mean `/eu/v5/offers`?'],
    ['folder --host no.example', 'the host is `a.example`, not `no.example` (--host)'],
    [
      'two.json --host c.example --host d.example',
      'none of the 2 requests was checked (the first: the host is `a.example`, not `c.example` or `d.example` (--host))',
    ],
  ])('%s', async (args, reason) => {
    const { code, report } = await checked(files, args.split(' '))
    expect(code).toBe(2)
    expect(report.files.map(({ error }) => error?.message)).toEqual([
      expect.stringContaining(reason),
    ])
  })

  test('unless another file has a request', async () => {
    const { code, report } = await checked(files, ['two.json', 'one.json', '--host', 'b.example'])
    expect({ code, ...report.summary }).toMatchObject({
      code: 0,
      files: 2,
      requests: 1,
      notes: expect.arrayContaining(['one.json: skipped 1 request of other hosts or paths']),
    })
  })
})

describe('a finding about the URL marks', () => {
  test.each<[string, string, string, string]>([
    ['a query parameter', 'a.sh', `curl '${offers}?limit=5&id=foo#x' ${id}`, 'foo'],
    ['a parameter with an encoded name', 'a.sh', `curl '${offers}?i%64=foo&limit=1' ${id}`, 'foo'],
    ['a parameter from a variable', 'a.sh', `O=foo\ncurl "${offers}?id=$O&limit=1" ${id}`, '$O'],
    ['a parameter of -G', 'a.sh', `curl -G '${offers}?limit=5' -d id=foo ${id}`, 'foo'],
    ['a parameter of --url-query', 'a.sh', `curl ${offers} --url-query '+id=foo' ${id}`, 'foo'],
    ['a path parameter', 'a.sh', `curl '${campaign}?x=y' ${id}`, '17'],
    ['one behind credentials', 'a.sh', `curl u:p@x.example/v5/campaigns/17/ ${id}`, '17'],
    ['one of a recording', 'a.har', recordingOf(`${offers}?id=foo`), 'foo'],
    ['one of an .http file', 'a.http', `GET ${campaign} HTTP/1.1\nX-SVC-Request-Id: a\n`, '17'],
    [
      'one behind a known host',
      'a.http',
      '@host=https://x.example/v5\nGET {{host}}/campaigns/17\nX-SVC-Request-Id: a\n',
      '17',
    ],
    [
      'a parameter in a further line',
      'a.http',
      `GET ${offers}\n  ?limit=5\n  &id=foo\nX-SVC-Request-Id: a\n`,
      'foo',
    ],
    ['one of a collection', 'a.json', collection('{{host}}/v5/campaigns/17'), '17'],
    [
      'a path variable of a collection',
      'a.json',
      collection({
        url: { raw: '{{host}}/v5/campaigns/:id?x=y', variable: [{ key: 'id', value: '17' }] },
      }),
      ':id',
    ],
  ])('%s', async (_, name, text, wanted) => {
    const { report } = await checked({ [name]: text }, [name, '--rule', 'auth/*=off'])
    const { violations = [], warnings = [] } = report.files[0] ?? {}
    const { line, column, endLine, endColumn } =
      [...violations, ...warnings].find(({ target }) => /^(?:campaign_)?id$/.test(target)) ??
      expect.fail('not found')
    expect(endLine).toBe(line)
    expect(text.split('\n')[line - 1]?.slice(column - 1, (endColumn ?? 0) - 1)).toBe(wanted)
  })
})

/** A file of each format with a HEAD request, and a response without a body if it has them. */
const headFiles = (path: string): [string, string][] => {
  const url = `https://api.example.com${path}`
  const response = { status: 200, headers: [], content: { size: 0, text: '' } }
  const entry = { request: { method: 'HEAD', url, headers: [] }, response }
  const item = { request: { method: 'HEAD', url }, response: [{ code: 200, body: '' }] }
  return [
    ['a.http', `HEAD ${url}\n`],
    ['a.har', JSON.stringify({ log: { entries: [entry] } })],
    ['a.json', collection().replace('[]', JSON.stringify([item]))],
  ]
}

test.each([
  ...headFiles('/v5/offers').map((file) => [...file, /^valid$/] as const),
  ...headFiles('/v5/campaigns/66b1f0c2a94e3d0012ab34cd').map(
    (file) => [...file, /^invalid \d+:\d+ request-id\/missing$/] as const,
  ),
])(
  '%s: a HEAD request is validated like GET, its response needs no body',
  async (name, text, wanted) => {
    const { outcomes } = await checked({ [name]: text }, [name, '--rule', 'auth/*=off'])
    expect(outcomes).toEqual([expect.stringMatching(wanted)])
  },
)

describe('reads hostile text in linear time', () => {
  const size = 2 ** 16
  test.each([
    ['double quotes', 'a.sh', '"'.repeat(size + 1)],
    ['substitutions', 'a.sh', 'curl $('.repeat(size / 8)],
    ['backticks', 'a.sh', 'curl `'.repeat(size / 8)],
    ['arithmetic', 'a.sh', 'curl $((\n'.repeat(size / 8)],
    ['here-documents', 'a.sh', `curl${' <<E'.repeat(size / 4)}\nE\n`],
    ['growing variables', 'a.sh', 'A=$A$A$A\n'.repeat(size / 8)],
    ['unknown variables', 'a.http', '###\nGET /v5/campaigns/{{x}}\n'.repeat(size / 4)],
    ['pipes', 'a.sh', 'curl|'.repeat(size / 8)],
    ['options', 'a.sh', `curl -${'G'.repeat(size)}`],
    ['brackets of JSON', 'a.json', `{"operation":"createOffering","body":${'['.repeat(size)}`],
    ['brackets of YAML', 'a.yaml', '['.repeat(size)],
    ['braces of YAML', 'a.yaml', '{\n'.repeat(size)],
    ['items of YAML', 'a.yaml', '- '.repeat(size)],
    ['keys of YAML', 'a.yaml', '? '.repeat(size)],
    ['keys', 'a.json', `{"operation":"testCampaign","body":{${'"a":1,'.repeat(size / 8)}"a":1}}`],
  ])('%s', async (_, name, text) => {
    const start = performance.now()
    const { code } = await checked({ [name]: text }, [name])
    expect([1, 2]).toContain(code)
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})
