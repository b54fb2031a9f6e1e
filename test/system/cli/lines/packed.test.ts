import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checked } from '../../../cli/inputs/checked.js'
import { lines, stop } from '../../../cli/lines/rows.js'

const rows = lines([stop({ key: 1 }), stop({ key: 2, action: 'Stop' }), stop({ key: 3 })])
const wanted = [['valid'], ['invalid', '2:270 structure'], ['valid']]

describe('a compressed file', () => {
  test.each<[string, string, Buffer]>([
    ['gzip', 'a.ndjson.gz', gzipSync(rows)],
    [
      'gzip in several members',
      'a.jsonl.gz',
      Buffer.concat([...rows].map((text) => gzipSync(text))),
    ],
    ['gzip without its file extension', 'a.ndjson', gzipSync(rows)],
    ['an uncompressed file with the extension of gzip', 'a.ndjson.gz', Buffer.from(rows)],
  ])('is read: %s', async (_, name, bytes) => {
    const { shown, report } = await checked({ [name]: bytes })
    expect(shown).toEqual(wanted)
    expect(report.files.map(({ offset }) => offset)).toEqual(offsetsIn(rows))
  })

  test.each<[string, string, Buffer, RegExp]>([
    [
      'gzip that ends early',
      'a.ndjson.gz',
      gzipSync(rows).subarray(0, -12),
      /invalid gzip data: unexpected end of file/,
    ],
    [
      'gzip with an invalid checksum',
      'a.ndjson.gz',
      changed(gzipSync(rows), -6),
      /invalid gzip data: incorrect data check/,
    ],
  ])('is rejected: %s', async (_, name, bytes, reason) => {
    const { shown, code } = await checked({ [name]: bytes })
    expect(shown.at(-1)).toEqual(['unreadable', expect.stringMatching(reason)])
    expect(code).toBe(2)
  })

  test('is checked up to a premature end', async () => {
    const packed = gzipSync(`${rows}\n`.repeat(3000)).subarray(0, -100)
    const { report } = await checked({ 'a.ndjson.gz': packed }, ['a.ndjson.gz', '--quiet'])
    expect(report.summary.unreadable).toBe(1)
    expect(report.summary.requests).toBeGreaterThan(6000)
  })

  test('is reported when empty', async () => {
    const { shown, report } = await checked({ 'a.ndjson.gz': gzipSync('') })
    expect(shown).toEqual([['unreadable', '1:1 the file is empty']])
    expect(report.files[0]).not.toHaveProperty('document')
  })

  test('with one document is rejected', async () => {
    const { shown } = await checked({ 'a.json.gz': gzipSync('{}') }, ['a.json.gz'])
    expect(shown).toEqual([
      [
        'unreadable',
        'compressed with gzip; only line-based files may be compressed (.ndjson.gz, or pass --lines)',
      ],
    ])
  })

  test('may expand to more than the memory', async () => {
    const long = gzipSync(Buffer.concat([Buffer.alloc(2 ** 28, 'x'), Buffer.alloc(2 ** 20, '\n')]))
    const { shown } = await checked({ 'a.ndjson.gz': Buffer.concat([long, gzipSync(rows)]) })
    expect(shown[0]).toEqual(['unreadable', '1:1 line longer than 16 MiB (--max-line-bytes)'])
    expect(shown[2]).toEqual(['invalid', `${2 ** 20 + 2}:270 structure`])
  })
})

test('--lines reads standard input line by line, compressed or not', async () => {
  for (const input of [rows, gzipSync(rows)]) {
    const { shown } = await checked({}, ['-', '--lines'], { input })
    expect(shown).toEqual(wanted)
  }
})

const offsetsIn = (text: string): number[] => {
  const parts = text.trimEnd().split('\n')
  return parts.map((_, index) =>
    Buffer.byteLength(
      parts
        .slice(0, index)
        .map((part) => `${part}\n`)
        .join(''),
    ),
  )
}

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[copy.length + at] = (copy.at(at) ?? 0) ^ 0xff
  return copy
}
