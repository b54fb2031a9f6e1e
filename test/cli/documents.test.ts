import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checked } from './inputs/checked.js'

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

/** Writes out `CHANGE`, the member that names the operation of most documents. */
const written = (text: string | Buffer): string | Buffer =>
  typeof text === 'string'
    ? text
        .replace('"CHANGE"', '"operation": "changeCampaignStatus"')
        .replace('CHANGE', 'operation: changeCampaignStatus')
    : text

const aliases = Array.from(
  { length: 20 },
  (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`,
)
const nested = (open: string, count: number, close: string) =>
  open.repeat(count) + close.repeat(count)

type Row = [name: string, text: string | Buffer, want: string]

const documents: Record<string, [text: string, want: string]> = parse(
  readFileSync(new URL('documents.yaml', import.meta.url), 'utf8'),
)

/** Documents that YAML cannot hold, or only at length. */
const large: Row[] = [
  [
    'aliases that expand.yaml',
    `a0: &a0 [1, 1]\n${aliases.join('')}`,
    'unreadable 1:1 aliases (`*name`) expand to too many values',
  ],
  [
    'an alias of a hundred places.yaml',
    `CHANGE\nbody:\n  a:\n  - &a x\n${'  - *a\n'.repeat(99)}  action: STOP\n`,
    'valid 3:3 field/unknown',
  ],
  ['200 levels.yaml', `CHANGE\nbody: ${nested('[', 198, ']')}`, 'invalid 2:7 body/not-object'],
  [
    'far too many levels.yaml',
    '['.repeat(20_000),
    'unreadable 1:201 nested deeper than 200 levels',
  ],
  [
    'too many lines.yaml',
    Array.from({ length: 201 }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
    'unreadable 201:201 nested deeper than 200 levels',
  ],
  [
    'a deep key.yaml',
    `{? ${nested('[', 200, ']')} : 1}`,
    'unreadable 1:203 nested deeper than 200 levels',
  ],
  [
    'too many levels of JSON.json',
    `{"CHANGE", "body": {"action": "STOP", "a": ${nested('[', 100_000, ']')}}}`,
    'unreadable 1:325 invalid JSON: the JSON is nested more than 256 levels deep',
  ],
  [
    'a byte.json',
    bytes('{"operation":\n "é', [0xff], '"}'),
    'unreadable 2:4 not UTF-8: invalid byte 0xff',
  ],
  ['half a character.yaml', bytes('a: ', [0xc3]), 'unreadable 1:4 not UTF-8: invalid byte 0xc3'],
  ['a surrogate.yaml', bytes('👍', [0xed, 0xa0]), 'unreadable 1:3 not UTF-8: invalid byte 0xed'],
  [
    'UTF-16.json',
    bytes([0xff, 0xfe, 0x7b, 0]),
    'unreadable not UTF-8 but UTF-16; save it as UTF-8',
  ],
]

const rows: Row[] = [
  ...Object.entries(documents).map(([name, row]): Row => [name, ...row]),
  ...large,
]

const exitCodes: Readonly<Record<string, number>> = { valid: 0, invalid: 1, unreadable: 2 }

test.each(rows)('reads a document: %s', async (name, text, want) => {
  const { code, report, outcomes } = await checked({ [name]: written(text) }, [name])
  expect(report.files.map(({ file }) => file)).toEqual([name])
  expect(outcomes).toEqual([want])
  expect(code).toBe(exitCodes[want.split(' ')[0] ?? ''])
})

test('limits the documents of a YAML file', async () => {
  const { report } = await checked({ 'a.yaml': '---\n{}\n'.repeat(100_002), 'b.json': '{' }, [
    'a.yaml',
    'b.json',
  ])
  expect(report.files.map(({ error }) => error?.message)).toEqual([
    'more than 100,000 documents; write one per line into an .ndjson file',
    expect.any(String),
  ])
})

test('reads each document of a YAML file', async () => {
  const text = `---\n---\na: 1\n---\n# nothing\n---\na: b: c\n---\nCHANGE\nbody: {action: STOP}\n---\n~\n...\n`
  const { outcomes } = await checked({ 'a.yaml': written(text) })
  expect(outcomes.map((outcome) => outcome.slice(0, 30))).toEqual([
    'unreadable 3:1 missing `operat',
    'unreadable 7:4 invalid YAML: p',
    'valid',
    'unreadable 12:1 a request docu',
  ])
})
