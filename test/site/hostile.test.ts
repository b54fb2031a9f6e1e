import { describe, expect, it } from 'vitest'
import type { PlaygroundState } from '../../site/playground/fragment.js'
import type { Answer } from '../../site/playground/protocol.js'
import { answering } from '../../site/playground/worker/answer.js'

const ask = answering()

/** Returns the answer as the page receives it: only what can be copied. */
const answerTo = async (state: PlaygroundState): Promise<Answer> =>
  structuredClone(await ask({ id: 1, state }))

/** Asserts that an answer can be shown: every finding has a place in the text, and no text is huge. */
function expectUsable({ findings, settingsError }: Answer, text: string): void {
  for (const { from, to, message, target = '' } of findings) {
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeGreaterThanOrEqual(from)
    expect(to).toBeLessThanOrEqual(text.length)
    expect(message).not.toBe('')
    expect(message.length + target.length).toBeLessThanOrEqual(2100)
  }
  expect(settingsError?.message.length ?? 0).toBeLessThanOrEqual(1100)
}

const million = 1_000_000
const long = 'k'.repeat(million)
const withBody = (body: unknown) => JSON.stringify({ operation: 'createCampaign', body })

describe('a hostile text has an answer that says what is wrong', () => {
  it.each<[what: string, text: string, message: RegExp]>([
    [
      'a deep body',
      withBody('x').replace('"x"', '['.repeat(100_000)),
      /nested more than 256 levels/,
    ],
    ['deep YAML', '- '.repeat(100_000), /Nested deeper than 200 levels/],
    ['keys of prototypes', '{"__proto__": {"channel": "PUSH"}, "constructor": 1}', /`operation`/],
    ['half a character', '\ud800', /must be an object/],
    ['half a character as a value', withBody({ channel: '\ud800' }), /`campaign_delivery_type`/],
    ['characters of no text', '\0'.repeat(1000), /must be an object/],
    ['a curl command without end', `curl '${long}`, /Unterminated single quote/],
    [
      'a curl command of substitutions',
      `curl ${'$('.repeat(100_000)}`,
      /Unterminated command substitution/,
    ],
    ['a curl command of many words', `curl ${'a '.repeat(500_000)}`, /More than 50 URLs/],
    ['a path of a million characters', `curl 'https://a.example/${long}'`, /not checked/],
    ['variables of each other', `@a = {{b}}\n@b = {{a}}\nGET {{a}}`, /not checked/],
    ['an operation of a million characters', `{"operation": "${long}"}`, /Unknown operation/],
    ['a key of a million characters', `{"${long}": 1, "operation": "createCampaign"}`, /k{900}/],
    ['a value of a million characters', withBody({ channel: long }), /is required/],
    ['entries of no recording', '{"log": {"entries": [null, 1, {"request": null}]}}', /Missing/],
    ['items of no collection', '{"info": {"schema": "postman"}, "item": [null, {}]}', /Missing/],
    ['comments on many lines', '#\n'.repeat(10_000), /The file is empty/],
    ['marks of comments on a line', '# '.repeat(million), /The file is empty/],
    ['slashes', '/'.repeat(million), /comment on line 1/],
    ['markup', '{"operation": "<img src=x onerror=alert(1)>"}', /Unknown operation/],
  ])('%s', async (_, text, message) => {
    const answer = await answerTo({ text })
    expectUsable(answer, text)
    expect(answer.findings.map((finding) => finding.message).join('\n')).toMatch(message)
  })
})

describe('no settings make the worker fail', () => {
  const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
  const own = (text: string) => JSON.parse(text) as object

  it.each<[what: string, state: Partial<PlaygroundState>, part: string]>([
    ['deep options', { options: nested(100_000) }, 'options'],
    ['deep facts', { facts: nested(100_000) }, 'facts'],
    ['an option of prototypes', { options: own('{"__proto__": {"serviceName": 1}}') }, 'options'],
    ['a rule of prototypes', { options: own('{"rules": {"__proto__": "off"}}') }, 'options'],
    ['an option of a million characters', { options: { [long]: 1 } }, 'options'],
    ['facts of prototypes', { facts: own('{"__proto__": {"permitted": false}}') }, 'facts'],
    ['a fact of a million characters', { facts: { [long]: 1 } }, 'facts'],
  ])('%s', async (_, state, part) => {
    const answer = await answerTo({ text: '{}', ...state })
    expectUsable(answer, '{}')
    expect(answer.settingsError?.part).toBe(part)
    expect(answer.requests).toEqual([])
  })
})
