import { describe, expect, test } from 'vitest'
import { campaignContract } from '../command.js'
import { checked } from '../inputs/checked.js'
import { lines, offering, stop } from './rows.js'

const valid = '{"operation": "changeCampaignStatus", "body": {"action": "STOP"}}'
const invalid = '{"operation": "changeCampaignStatus", "body": {"action": "Stop"}}'

describe('line-based files', () => {
  test('checks each line; invalid and blank lines do not affect others', async () => {
    const text = [valid, '', invalid, '{"operation": ', '  ', `  ${invalid}`, `${valid}\r`].join(
      '\n',
    )
    const { code, report, shown } = await checked({ 'log.ndjson': text })
    expect(shown).toEqual([
      ['valid'],
      ['invalid', '3:58 structure'],
      ['unreadable', '4:15 invalid JSON: expected a value, but the text ends'],
      ['invalid', '6:60 structure'],
      ['valid'],
    ])
    expect(report.files.map(({ document }) => document)).toEqual([1, 2, 3, 4, 5])
    expect(code).toBe(2)
  })

  test('accepts bare bodies', async () => {
    const text = '{"action": "STOP"}\n{"action": "STOP",\t"action": "PAUSE"}\n'
    const { shown } = await checked({ 'a.JSONL': text }, [
      'a.JSONL',
      '--operation',
      'changeCampaignStatus',
    ])
    expect(shown).toEqual([['valid'], ['valid', '2:20 body/duplicate-key']])
  })

  test('reports a duplicate key outside the body with its line', async () => {
    const text = `${valid}\n{"operation": "listOfferings", "operation": "getOffering"}\n`
    const { shown } = await checked({ 'a.jsonl': text })
    expect(shown[1]).toEqual(['unreadable', '2:32 Duplicate key `operation`'])
  })

  test('are detected on standard input by their content', async () => {
    const args = ['check', '-', '--format', 'json']
    const { stdout } = await campaignContract(args, { input: `${valid}\n${invalid}\n` })
    const { files } = JSON.parse(stdout)
    expect(files.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false])
  })
})

describe('hostile lines', () => {
  test.each<[string, Buffer, string[][]]>([
    ['nothing', Buffer.from(''), [['unreadable', '1:1 the file is empty']]],
    ['blank lines', Buffer.from('\n \r\n\n'), [['unreadable', '1:1 the file is empty']]],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(`${valid}\n{"é`), Buffer.from([0xff]), Buffer.from(`\n${valid}`)]),
      [['valid'], ['unreadable', '2:4 not UTF-8: invalid byte 0xff'], ['valid']],
    ],
    [
      'a line that is too long',
      Buffer.from(`${valid}\n"${'x'.repeat(2 ** 24)}"\n${valid}`),
      [['valid'], ['unreadable', '2:1 line longer than 16 MiB (--max-line-bytes)'], ['valid']],
    ],
    [
      'a deeply nested line',
      Buffer.from(`${'['.repeat(100_000)}\n${valid}`),
      [
        ['unreadable', '1:257 invalid JSON: the JSON is nested more than 256 levels deep'],
        ['valid'],
      ],
    ],
  ])('%s', async (_, bytes, wanted) => {
    expect((await checked({ 'a.ndjson': bytes })).shown).toEqual(wanted)
  })
})

test('reports an unreadable file', async () => {
  const { shown } = await checked({ 'a.ndjson/x.txt': '' }, ['a.ndjson/', 'no.ndjson'])
  expect(shown).toEqual([
    [
      'unreadable',
      'no .json, .yaml, .yml, .ndjson, .jsonl, .har, .http, .rest, .sh, .bash or .zsh files in this folder',
    ],
    ['unreadable', 'file or folder not found'],
  ])
})

test.each([1, 2, 3, 7, 1000])('reads the same rows in pieces of %i bytes', async (size) => {
  const tooLong = `{"operation": "listOfferings", "name": "${'x'.repeat(60)}"}`
  const noted = valid.replace('{', '{"name": "東京", ')
  const bytes = Buffer.from([valid, '', `${invalid}\r`, noted, tooLong, valid].join('\n'))
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
  const args = ['check', '-', '--lines', '--format', 'ndjson', '--max-line-bytes', '88']
  const { stdout } = await campaignContract(args, { input: pieces })
  const rows = stdout.trimEnd().split('\n').slice(0, -1)
  expect(rows.map((row) => JSON.parse(row))).toMatchObject([
    { file: '<stdin>', line: 1, document: 1, offset: 0, ok: true },
    { line: 3, document: 2, offset: 67, ok: false, violations: [{ line: 3, column: 58 }] },
    { line: 4, document: 3, offset: 134, ok: true },
    { line: 5, document: 4, ok: false, error: { line: 5 } },
    { line: 6, document: 5, ok: true },
  ])
})

test('a row does not depend on the rows before it', async () => {
  const rows = [
    stop({ key: 1 }),
    stop({ key: 1, action: 'PAUSE' }),
    offering('Summer_Sale', { key: 2 }),
    offering('Summer_Sale', { key: 3 }),
    stop({ key: 4, action: 'Stop' }),
  ]
  const { report } = await checked({ 'all.ndjson': lines(rows) })
  const alone = await Promise.all(rows.map((row) => checked({ 'all.ndjson': row })))
  const own = ({ line, document, offset, ...file }: Record<string, unknown>) =>
    JSON.stringify(file).replace(/"(?:response_id|line|endLine)":("[^"]*"|\d+)/g, '')
  expect(report.files.map((file) => file.ok)).toEqual([true, true, true, true, false])
  expect(report.files.map((file) => own({ ...file }))).toEqual(
    alone.map((each) => own({ ...each.report.files[0] })),
  )
})
