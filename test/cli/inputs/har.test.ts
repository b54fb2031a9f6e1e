import { expect, test } from 'vitest'
import { checked } from './checked.js'

const named = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))
const usual = {
  'X-SVC-Request-Id': 'a-1',
  'Idempotency-Key': '7f11d04b-642b-4fe5-a88a-853251926081',
}
const stop = (request: object = {}, more: object = {}) => ({
  request: {
    method: 'PATCH',
    url: 'https://api.example.com/v5/campaigns/6640c1d2e3f4051627384950/status',
    headers: named(usual),
    postData: { text: '{"action":"STOP"}' },
    ...request,
  },
  ...more,
})
const har = (...entries: unknown[]) => JSON.stringify({ log: { entries } })

test('detects a recording by its content on standard input', async () => {
  const input = har(stop(), stop({ url: 'https://example.org/' }))
  const { report } = await checked({}, ['-'], { input })
  expect(report.summary).toMatchObject({ requests: 1, unreadable: 0 })
  expect(report.summary.notes?.[1]).toBe('<stdin>: skipped 1 entry of other hosts or paths')
})

test.each<[string[], number, string]>([
  [[], 3, '1 entry'],
  [['--host', 'api.EXAMPLE.com'], 2, '2 entries'],
  [['--host', 'api.example.com:8443', '--host', 'b.example.com'], 2, '2 entries'],
  [['--base-path', '/eu'], 1, '3 entries'],
])('selects requests by host and path: %j', async (args, count, skipped) => {
  const of = (host: string, prefix = '') =>
    stop({ url: `https://${host}${prefix}/v5/offers`, method: 'GET' })
  const text = har(
    of('API.example.com'),
    of('api.example.com:8443'),
    of('b.example.com'),
    of('x@c.example.com', '/eu'),
  )
  const { report } = await checked({ 'a.har': text }, ['a.har', '--rule', 'auth/*=off', ...args])
  expect(report.files).toHaveLength(count)
  expect(report.summary.notes).toEqual([
    expect.stringContaining(`a.har: skipped ${skipped} of other hosts or paths`),
  ])
})

test('suggests no other path for what browsers ask before a request', async () => {
  const text = har(stop({ method: 'OPTIONS', postData: undefined }), stop())
  const { report } = await checked({ 'a.har': text }, ['a.har', '--rule', 'auth/*=off'])
  expect(report.summary.notes).toEqual(['a.har: skipped 1 entry of other hosts or paths'])
})

const authorization = (value: string) =>
  stop({ headers: named({ ...usual, Authorization: value }) })

test.each<[string, object[], string[], boolean]>([
  ['no request has them', [stop(), stop()], ['valid', 'valid'], true],
  [
    'they are redacted',
    [authorization('Basic ***'), authorization('[X]')],
    ['valid', 'valid'],
    true,
  ],
  [
    'not if another request has them',
    [stop(), authorization('Basic YTpi')],
    ['auth', 'valid'],
    false,
  ],
  ['not if they are malformed', [authorization('Bearer abc')], ['auth'], false],
])('ignores missing credentials if %s', async (_, entries, wanted, isNoted) => {
  const { report, outcomes } = await checked({ 'a.har': har(...entries) })
  expect(outcomes).toEqual(wanted.map((each) => expect.stringContaining(each)))
  expect(report.summary.notes?.join() ?? '').toContain(isNoted ? 'skipped auth/credentials' : '')
  expect(report.summary.notes === undefined).toBe(!isNoted)
})

test('reads a body in Base64, with other letters and line breaks', async () => {
  const text = Buffer.from('{"action":"STOP","für":"東京 👍"}').toString('base64')
  const postData = { encoding: 'base64', text: text.replace(/.{20}/g, '$&\n') }
  const { report } = await checked({ 'a.har': har(stop({ postData })) })
  expect(report.files[0]?.warnings).toMatchObject([{ rule: 'field/unknown', target: 'für' }])
})

test('checks a request at the time it was sent', async () => {
  const entry = (start: string) => {
    const text = JSON.stringify({ scheduling: { start_datetime: start } })
    const url = 'https://api.example.com/v5/offers'
    const sent = { startedDateTime: '2024-02-01T10:00:00.000+01:00' }
    return stop({ method: 'POST', url, postData: { text } }, sent)
  }
  const { outcomes } = await checked({
    'a.har': har(entry('2024-01-31T00:00:00Z'), entry('2024-02-02T00:00:00Z')),
  })
  const isInPast = outcomes.map((outcome) => outcome.includes('offering/start-in-past'))
  expect(isInPast).toEqual([true, false])
})

test('reports duplicate keys of the recording with their positions', async () => {
  const entry = JSON.stringify(stop({ headers: [] })).replace(
    '"method"',
    '"method":"GET",\n"method"',
  )
  const text = `{"log": {"version": "1.1",\n"version": "1.2", "entries": [${entry}]}}`
  const { report } = await checked({ 'a.har': text }, ['a.har', '--rule', 'auth/*=off'])
  expect(report.summary.notes).toEqual([
    'a.har:2:1: duplicate key `version`; only the last value is used (and 1 more)',
  ])
})

test.each([null, 1, 'x', [], [[]], {}, { text: 1 }, { method: 'GET' }])(
  'accepts %j anywhere',
  async (part) => {
    const text = har(
      part,
      { request: part, response: part },
      stop({ headers: part, postData: part }, { response: part, startedDateTime: part }),
      stop({ headers: [part], url: part }),
      stop({ method: part, headers: [{ name: part, value: part }] }),
      stop({}, { response: { status: part, headers: part, content: part } }),
      stop({}, { response: { status: 200, headers: [part], content: { size: 0, text: part } } }),
    )
    const { code, report } = await checked({ 'a.har': text })
    expect([1, 2]).toContain(code)
    expect(report.files.length).toBeGreaterThan(3)
  },
)

test.each([
  ['a binary body', har(stop({ postData: { text: '\0\ud800' } })), ['invalid']],
  ['an inherited name', har(stop({ headers: named({ constructor: 'b' }) })), ['invalid']],
  ['a deeply nested body', har(stop({ postData: { text: '['.repeat(100_000) } })), ['invalid']],
])('accepts %s', async (_, text, wanted) => {
  const { shown } = await checked({ 'a.har': text })
  expect(shown.map(([outcome]) => outcome)).toEqual(wanted)
})
