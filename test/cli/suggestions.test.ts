import { expect, test } from 'vitest'
import { fieldUnder, suggestionsAt } from '../../src/cli/suggestions/suggest.js'
import { createContract } from '../../src/core/index.js'

const settings = { contract: createContract(), operation: undefined }

/** Returns a text that is being edited, and the offset of its cursor, `|`. */
const edited = (name: string, marked: string) => {
  const offset = marked.indexOf('|')
  return [{ name, text: marked.replace('|', ''), settings }, offset] as const
}

const create = 'operation: createCampaign\nbody:\n'

test.each([
  [
    'a key of unfinished JSON',
    'a.json',
    '{"operation": "createCampaign", "body": {"cha|',
    'channel',
  ],
  [
    'a value of unfinished JSON',
    'a.json',
    '{"operation": "createCampaign", "body": {"channel": "|',
    'PUSH',
  ],
  [
    'after a comma',
    'a.json',
    '{"operation": "createCampaign", "body": {"channel": "PUSH", |}}',
    'created_by',
  ],
  [
    'a value that has examples',
    'a.yaml',
    `${create}  campaign_content: {content: {email: {from_address: |}}}`,
    'name@example.com',
  ],
  ['the start of a line', 'a.yaml', `${create}  channel: PUSH\n  na|`, 'basic_details'],
  ['an empty line', 'a.yaml', `${create}  channel: PUSH\n  |\n`, 'basic_details'],
  ['a header', 'a.yaml', 'operation: createCampaign\nheaders:\n  |', 'Authorization'],
])('suggests what fits at %s', (_, name, marked, wanted) => {
  const found = suggestionsAt(...edited(name, marked))
  expect(found?.suggestions.map((each) => each.name)).toContain(wanted)
})

test.each([
  ['in a comment', 'a.yaml', `${create}  channel: PUSH # |`],
  ['after a value', 'a.json', '{"operation": "createCampaign", "body": {"channel": "PUSH"|}}'],
  ['in an .http file', 'a.http', 'GET /v5/off|ers'],
  ['in a curl command', '<curl>', 'curl https://a.example/v5/off|ers'],
])('suggests nothing %s', (_, name, marked) => {
  expect(suggestionsAt(...edited(name, marked))?.suggestions ?? []).toEqual([])
})

test('suggests no field twice, and replaces what is typed', () => {
  const [text, offset] = edited('a.yaml', `${create}  channel: PUSH\n  cre|\n`)
  const { start = 0, end, suggestions = [] } = suggestionsAt(text, offset) ?? {}
  expect(suggestions.map(({ name }) => name)).not.toContain('channel')
  expect(suggestions.find(({ name }) => name === 'created_by')?.text).toBe('created_by: ')
  expect(text.text.slice(start, end)).toBe('cre')
})

/** What follows the cursor was there before, and stays. */
test.each([
  ['a.yaml', 'body:\n  |\n  channel: PUSH\n', 'created_by: '],
  ['a.yaml', 'body:\n  cre|\n\n  channel: PUSH\n', 'created_by: '],
  ['a.yaml', 'body:\r\n  cre|\r\n  channel: PUSH\r\n', 'created_by: '],
  ['a.yaml', 'body:\n  cre|\n  channel: PUSH # {\n', 'created_by: '],
  ['a.yaml', 'body:\n  channel: |\n  created_by: me\n', 'PUSH'],
  ['a.yaml', 'body:\n  channel:\n    |\n  created_by: me\n', 'PUSH'],
  ['a.yaml', 'par|\nbody: {}\n', 'params: '],
  ['a.yaml', 'body:\n  channel: "|\n  created_by: me\n', 'PUSH'],
  ['a.yaml', "body:\n  channel: 'P|\n  created_by: me\n", 'PUSH'],
  ['a.yaml', 'body:\n  channel: "P|"\n  created_by: me\n', 'PUSH'],
  ['a.json', '"body": {\n  |\n  "channel": "PUSH"}', '"created_by": '],
  ['a.json', '"body": {\n  "|\n  "channel": "PUSH"}', '"created_by": '],
  ['a.json', '"body": {\n  "cre|"\n  "channel": "PUSH"}', '"created_by": '],
  ['a.json', '"body": {\n  |"channel": "PUSH"}', '"created_by": '],
  ['a.json', '"body": {"created_by": "\\"me",\n  "|\n}', '"channel": '],
  ['a.json', '"body": {\n  "channel": |\n  "created_by": "me"}', '"PUSH"'],
  ['a.json', '"body": {\n  "channel": "P|\n  "created_by": "me"}', '"PUSH"'],
  ['a.json', '"body": {"channel": "|}}', '"PUSH"'],
  ['a.ndjson', '"body": {"channel": "|}}', '"PUSH"'],
])('completes in %s before other lines: %j', (name, marked, wanted) => {
  const operation =
    name === 'a.yaml' ? 'operation: createCampaign\n' : '{"operation": "createCampaign", '
  const [text, offset] = edited(name, operation + marked)
  const { start = 0, end, suggestions = [] } = suggestionsAt(text, offset) ?? {}
  expect(suggestions.map((each) => each.text)).toContain(wanted)
  const typed = /["'\w]*\|("(?=\n))?/
  expect(text.text.slice(0, start) + wanted + text.text.slice(end)).toBe(
    operation + marked.replace(typed, wanted),
  )
})

test('describes the field of a key and of its value', () => {
  for (const marked of [`${create}  chan|nel: PUSH`, `${create}  channel: PU|SH`]) {
    expect(fieldUnder(...edited('a.yaml', marked))?.field.name).toBe('channel')
  }
  expect(fieldUnder(...edited('a.yaml', `${create}  chanel|: PUSH`))).toBeUndefined()
})
