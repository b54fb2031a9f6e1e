import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { campaignContract } from '../command.js'
import { expectGolden } from '../golden.js'
import { checked } from './checked.js'

const recording = readFileSync(new URL('files/recording.har', import.meta.url), 'utf8')

const status = 'https://api.example.com/v5/campaigns/6640c1d2e3f4051627384950/status'
const named = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))
const usual = {
  'X-SVC-Request-Id': 'a-1',
  'Idempotency-Key': '7f11d04b-642b-4fe5-a88a-853251926081',
}
const stop = (changes: object = {}, more: object = {}) => ({
  request: {
    ...{ method: 'PATCH', url: status, headers: named(usual) },
    postData: { text: '{"action":"STOP"}' },
    ...changes,
  },
  ...more,
})
const har = (...entries: unknown[]) => JSON.stringify({ log: { entries } })

test('prints each API request with its findings, and what was skipped', async () => {
  const { code, stdout } = await campaignContract(['check', 'test/cli/inputs/files/recording.har'])
  expectGolden('check-of-a-recording', stdout)
  expect(code).toBe(1)
})

test('detects a recording by its content, also on standard input', async () => {
  const args = ['check', '--format', 'json', '-']
  const { stdout } = await campaignContract(args, { input: recording })
  const { summary } = JSON.parse(stdout)
  expect(summary).toMatchObject({ requests: 7, unusable: 0 })
  expect(summary.notes[1]).toBe('<stdin>: skipped 3 entries of other hosts or paths')
})

test('points every finding at its text', async () => {
  const { report } = await checked({ 'a.har': recording })
  const lines = recording.split('\n')
  const textAt = ({ line, column }: { line: number; column: number }, length: number) =>
    lines[line - 1]?.slice(column - 1, column - 1 + length)
  const found = report.files.flatMap(({ violations, warnings }) => [...violations, ...warnings])
  const one = (rule: string, target: string) => {
    const finding = found.find((each) => each.rule === rule && each.target === target)
    if (finding === undefined) throw new Error(`${rule} ${target} was not found`)
    return finding
  }
  expect(textAt(one('structure', 'action'), 8)).toBe('\\"Stop\\"')
  expect(textAt(one('body/duplicate-key', 'action'), 10)).toBe('\\"action\\"')
  expect(textAt(one('field/unknown', 'réason'), 14)).toBe('\\"r\\\\u00e9ason')
  expect(textAt(one('body/not-json', ''), 3)).toBe(',}"')
  expect(textAt(one('http/content-type', 'Content-Type'), 12)).toBe('"text/plain"')
  expect(textAt(one('params/unusual', 'campaign_id'), 3)).toBe('17"')
  expect(textAt(one('response/code', 'error.code'), 9)).toBe('\\"BAD\\"\\n')
})

describe('hosts and paths', () => {
  const of = (host: string, prefix = '') =>
    stop({ url: `https://${host}${prefix}/v5/offers`, method: 'GET' })
  const files = {
    'a.har': har(
      of('API.example.com'),
      of('api.example.com:8443'),
      of('b.example.com'),
      of('x@c.example.com', '/eu'),
    ),
  }
  test.each<[string[], number, string[]]>([
    [[], 3, ['1 entry']],
    [['--host', 'api.EXAMPLE.com'], 2, ['2 entries']],
    [['--host', 'api.example.com:8443', '--host', 'b.example.com'], 2, ['2 entries']],
    [['--base-path', '/eu'], 1, ['3 entries']],
  ])('%j', async (args, count, skipped) => {
    const { report } = await checked(files, ['a.har', '--rule', 'auth/*=off', ...args])
    expect(report.files).toHaveLength(count)
    const wanted = skipped.map((what) => `a.har: skipped ${what} of other hosts or paths`)
    expect(report.summary.notes).toEqual(wanted)
  })

  test('rejects an invalid base path', async () => {
    const { code, stderr } = await campaignContract(['check', '--base-path', 'eu', 'x.har'])
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--base-path'),
    })
  })
})

describe('credentials that a tool has removed', () => {
  const authorization = (value: string) =>
    stop({ headers: named({ ...usual, Authorization: value }) })
  const rule = 'auth/credentials-malformed'
  const note = expect.stringMatching(
    /^a\.har: skipped auth\/credentials-malformed, because no request has an Authorization header/,
  )
  test.each<[string, object[], string[][], boolean]>([
    ['are skipped when no request has them', [stop(), stop()], [['valid'], ['valid']], true],
    [
      'are skipped when redacted',
      [authorization('Basic ***'), authorization('[REDACTED]')],
      [['valid'], ['valid']],
      true,
    ],
    [
      'are missing when another request has them',
      [stop(), authorization('Basic YTpi')],
      [['invalid', rule], ['valid']],
      false,
    ],
    ['are invalid when malformed', [authorization('Bearer abc')], [['invalid', rule]], false],
  ])('%s', async (_, entries, wanted, isNoted) => {
    const { report, shown } = await checked({ 'a.har': har(...entries) })
    const rules = shown.map(([outcome, ...found]) => [
      outcome,
      ...found.map((text) => text.split(' ')[1]),
    ])
    expect(rules).toEqual(wanted)
    expect(report.files.every(({ unchecked }) => unchecked.includes(rule))).toBe(isNoted)
    expect(report.summary.notes ?? []).toEqual(isNoted ? [note] : [])
  })
})

test('checks a request at the time it was sent', async () => {
  const body = (start: string) => ({
    text: JSON.stringify({ scheduling: { start_datetime: start } }),
  })
  const entry = (start: string) =>
    stop(
      { method: 'POST', url: 'https://api.example.com/v5/offers', postData: body(start) },
      { startedDateTime: '2024-02-01T10:00:00.000+01:00' },
    )
  const { shown } = await checked({
    'a.har': har(entry('2024-01-31T00:00:00Z'), entry('2024-02-02T00:00:00Z')),
  })
  const isInPast = shown.map((found) =>
    found.some((text) => text.endsWith('offering/start-in-past')),
  )
  expect(isInPast).toEqual([true, false])
})

test('reports duplicate keys of the recording with their positions', async () => {
  const entry = JSON.stringify(stop({ headers: [] })).replace(
    '"method"',
    '"method":"GET",\n"method"',
  )
  const text = `{"log": {"version": "1.1",\n"version": "1.2", "entries": [${entry}]}}`
  const { report, shown } = await checked({ 'a.har': text }, ['a.har', '--rule', 'auth/*=off'])
  expect(shown[0]).toContain('3:1 input/duplicate-key')
  expect(report.summary.notes).toEqual([
    'a.har:2:1: duplicate key `version`; only the last value is used',
  ])
})

describe('hostile recordings', () => {
  const parts: unknown[] = [null, 1, 'x', [], [[]], {}, { text: 1 }, { method: 'GET' }]
  test.each(parts.map((part) => [JSON.stringify(part), part]))(
    'accepts %s anywhere',
    async (_, part) => {
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
    ['no entries', har(), []],
    ['a binary body', har(stop({ postData: { text: '\0\ud800' } })), ['invalid']],
    [
      'an inherited name',
      har(stop({ headers: named({ __proto__x: 'a', constructor: 'b' }) })),
      ['invalid'],
    ],
    ['a deeply nested body', har(stop({ postData: { text: '['.repeat(100_000) } })), ['invalid']],
  ])('%s', async (_, text, wanted) => {
    const { shown } = await checked({ 'a.har': text })
    expect(shown.map(([outcome]) => outcome)).toEqual(wanted)
  })

  test('checks many findings in many entries in linear time', async () => {
    const entries = (count: number) =>
      har(
        ...Array.from({ length: count }, () =>
          stop({ postData: { text: `{"action":"x",${'"\\u0061":1,'.repeat(20)}"b":2}` } }),
        ),
      )
    const time = async (count: number) => {
      const text = entries(count)
      const start = performance.now()
      expect((await checked({ 'a.har': text })).report.files).toHaveLength(count)
      return performance.now() - start
    }
    await time(50)
    let growth = Number.POSITIVE_INFINITY
    // Other tests run at the same time. Eight times as many entries would take 64 times as long in
    // quadratic time, in every attempt.
    for (let attempt = 0; attempt < 5 && growth >= 32; attempt++) {
      const few = await time(50)
      growth = Math.min(growth, (await time(400)) / few)
    }
    expect(growth).toBeLessThan(32)
  })
})
