import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PlaygroundState } from '../../site/playground/fragment.js'
import type { Finding } from '../../site/playground/protocol.js'
import { answering } from '../../site/playground/worker/answer.js'
import { definePlugin } from '../../src/core/index.js'
import { root } from '../docs/markdown.js'

const ask = answering()
const answerTo = (state: PlaygroundState) => ask({ id: 1, state })

const body = { channel: 'PUSH', campaign_delivery_type: 'ONE_TIMES', created_by: 'a@example.com' }
const json = JSON.stringify(body, null, 2)
const yaml = 'channel: PUSH\ncreated_by: a@example.com\n'
const sent = "-H 'Content-Type: application/json'"
const url = 'https://api.example.com/v5/campaigns'
const entry = {
  request: {
    method: 'POST',
    url,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    postData: { mimeType: 'application/json', text: JSON.stringify(body) },
  },
  response: { status: 400, headers: [], content: {} },
}

/** Returns the part of the text that a finding marks. */
const marked = (text: string, { from, to }: Finding) => text.slice(from, to)

const aboutType = (findings: readonly Finding[]) =>
  findings.filter(({ target }) => target === 'campaign_delivery_type')

it('rejects another method of a path of the API', async () => {
  const { requests } = await answerTo({ text: `PUT ${url}\nAuthorization: Basic YTpi` })
  expect(requests).toMatchObject([{ title: '1. request', ok: false, response: { status: 405 } }])
})

describe('what is pasted is checked, and its fault is marked', () => {
  it.each<[what: string, text: string, mark: string, form: string]>([
    ['a body in JSON', json, '"ONE_TIMES"', 'JSON'],
    ['a body in YAML', `${yaml}campaign_delivery_type: ONE_TIMES`, 'ONE_TIMES', 'YAML'],
    [
      'a request document',
      `{"operation": "createCampaign", "body": ${json}}`,
      '"ONE_TIMES"',
      'JSON',
    ],
    ['a curl command', `curl ${url} ${sent} -d '${json}'`, '"ONE_TIMES"', 'curl commands'],
    [
      'a curl command after a prompt',
      `$ curl ${url} ${sent} \\\n -d '${json}'`,
      '"ONE_TIMES"',
      'curl commands',
    ],
    [
      'an .http file',
      `### Create\nPOST ${url}\nContent-Type: application/json\n\n${json}\n`,
      '"ONE_TIMES"',
      'an .http file',
    ],
    ['a HAR', JSON.stringify({ log: { entries: [entry] } }), 'ONE_TIMES', 'a HAR'],
    ['an entry of a HAR', JSON.stringify(entry, null, 2), 'ONE_TIMES', 'an entry of a HAR'],
    [
      'a Postman collection',
      JSON.stringify({
        info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
        item: [
          {
            name: 'a',
            request: {
              method: 'POST',
              url,
              body: { mode: 'raw', raw: json, options: { raw: { language: 'json' } } },
            },
          },
        ],
      }),
      'ONE_TIMES',
      'JSON',
    ],
  ])('%s', async (_what, text, mark, form) => {
    const { findings, requests, ...answer } = await answerTo({ text })
    expect(answer.form).toBe(form)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ operation: 'createCampaign', ok: false })
    const [found] = aboutType(findings)
    if (found === undefined) throw new Error('The wrong type was not found.')
    expect(marked(text, found)).toContain(mark)
    expect(found.message).toContain('Did you mean `ONE_TIME`?')
  })
})

describe('every example', () => {
  const folder = (name: string) =>
    readdirSync(join(root, 'examples', name)).map((file) => [
      file,
      readFileSync(join(root, 'examples', name, file), 'utf8'),
    ])

  it.each(folder('requests'))('%s is valid', async (_, text = '') => {
    const { requests } = await answerTo({ text })
    expect(requests.map(({ ok }) => ok)).toEqual([true])
  })

  it.each(folder('rejected'))('%s is rejected, at places of the text', async (_, text = '') => {
    const { requests, findings } = await answerTo({ text })
    expect(requests[0]).toMatchObject({ ok: false })
    expect(requests[0]?.response?.status).toBeGreaterThanOrEqual(400)
    for (const { from, to } of findings) expect(to).toBeGreaterThan(from)
  })
})

it('offers a fix whose changes correct the text', async () => {
  const text = readFileSync(join(root, 'examples/rejected/mistyped-identifier-values.yaml'), 'utf8')
  const { findings } = await answerTo({ text })
  const changes = findings.flatMap(({ fix }) => fix?.changes ?? [])
  expect(changes).toHaveLength(1)
  const fixed = changes.reduce(
    (before, { from, to, insert }) => before.slice(0, from) + insert + before.slice(to),
    text,
  )
  expect((await answerTo({ text: fixed })).requests[0]?.ok).toBe(true)
})

it('links rules of the contract to their pages, and those of plugins to theirs', async () => {
  const plugin = definePlugin({
    name: 'acme',
    rules: [
      {
        id: 'acme/none',
        operations: ['testCampaign'],
        summary: 'No tests.',
        docs: 'https://wiki.example/none',
        check: (_, { report }) => report({ message: 'must not be sent' }),
      },
    ],
  })
  const meta = { identifier: 'PUSH_ID', identifier_values: ['a'], labels: [] }
  const text = JSON.stringify({ draft_id: '66b1f0c2a94e3d0012ab34cd', test_campaign_meta: meta })
  const state = { text, operation: 'testCampaign' }
  const { findings } = await answering([plugin])({ id: 1, state })
  expect(findings.map(({ rule, docs }) => [rule, docs])).toEqual([
    ['acme/none', 'https://wiki.example/none'],
    ['field/unknown', 'rules/field/unknown.html'],
  ])
})

it('uses the facts and options of the state', async () => {
  const text = JSON.stringify({ ...body, campaign_delivery_type: 'ONE_TIME' })
  const skipped = await answerTo({ text })
  expect(skipped.requests[0]?.unchecked).toContainEqual({
    rule: 'auth/permission-missing',
    facts: ['permitted'],
  })
  const known = await answerTo({ text, facts: { permitted: false } })
  expect(known.requests[0]?.response?.status).toBe(403)
  const off = { options: { rules: { 'auth/permission-missing': 'off' } } }
  expect((await answerTo({ text, facts: { permitted: false }, ...off })).requests[0]?.ok).toBe(true)
})

it.each<[string, Partial<PlaygroundState>, string, string]>([
  ['options', { options: { serviceNam: 'X' } }, 'options', 'Unknown option: `serviceNam`.'],
  ['facts', { facts: { now: 'today' } }, 'facts', '`now` must be a date and time'],
])('says what is wrong with %s', async (_, state, part, message) => {
  const { settingsError, requests } = await answerTo({ text: '{}', ...state })
  expect(settingsError?.part).toBe(part)
  expect(settingsError?.message).toContain(message)
  expect(requests).toEqual([])
})

it('shows 200 requests and 1,000 findings at most, and counts the others', async () => {
  const entries = Array.from({ length: 250 }, () => entry)
  const { requests, omitted, findings } = await answerTo({
    text: JSON.stringify({ log: { entries } }),
  })
  expect([requests.length, omitted]).toEqual([200, 50])
  expect(findings.length).toBeLessThanOrEqual(1000)
})
