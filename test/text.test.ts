import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest } from '../src/core/base/nearest.js'
import { jsonBytes, listed, shortened } from '../src/core/base/text.js'

describe('the nearest name', () => {
  it.each<[what: string, written: unknown, known: string[], wanted: string | undefined]>([
    ['in another letter case', 'DWELL', ['ENTRY', 'dwell'], 'dwell'],
    ['with one slip', 'dwel', ['ENTRY', 'dwell'], 'dwell'],
    ['the nearest, not the first', 'chanel', ['chapel1', 'channel'], 'channel'],
    ['the first of two as near', 'abcd', ['abce', 'abcf'], 'abce'],
    ['of three letters, with one slip', 'tag', ['tags'], 'tags'],
    ['of three letters, with two slips', 'tag', ['tagsx'], undefined],
    ['of four letters, with two slips', 'name', ['nmae'], 'nmae'],
    ['of four letters, with three slips', 'name', ['xyze'], undefined],
    ['of nine letters, with three slips', 'abcdefghi', ['abcdef'], 'abcdef'],
    ['of nine letters, with four slips', 'abcdefghi', ['abcde'], undefined],
    ['longer by as many letters as may be slips', 'abcdef', ['abcdefgh'], 'abcdefgh'],
    ['longer by one letter more', 'abcdef', ['abcdefghi'], undefined],
    ['shorter, behind one that is longer than the best', 'tags', ['tagssx', 'tag'], 'tag'],
    ['another one than is written', 'STOP', ['STOP', 'STOPS'], 'STOPS'],
    ['none is known', 'a', [], undefined],
    ['nothing is written', '', ['a'], undefined],
    ['something other than text', ['tags'], ['tags1'], undefined],
    ['as long as a name may be', 'a'.repeat(64), ['a'.repeat(63)], 'a'.repeat(63)],
    ['longer than a name is', 'a'.repeat(65), ['a'.repeat(64)], undefined],
  ])('%s', (_what, written, known, wanted) => {
    expect(nearest(written, known)).toBe(wanted)
  })
})

it.each([
  [[], ''],
  [['a'], '`a`'],
  [['a', 'b'], '`a` or `b`'],
  [['a', 'b', 'c'], '`a`, `b` or `c`'],
])('lists %j as %s', (names, wanted) => {
  expect(listed(names)).toBe(wanted)
})

describe('a text with a limit of bytes', () => {
  const units = fc.oneof(
    fc.constantFrom(0x00, 0x1f, 0x22, 0x5c, 0x61, 0x7f, 0x80, 0x7ff, 0x800, 0xd83d, 0xde00, 0xffff),
    fc.nat({ max: 0xffff }),
  )
  const texts = fc.array(units, { maxLength: 60 }).map((each) => String.fromCharCode(...each))
  const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2

  it('is unchanged if it fits, else has its start and end', () => {
    const property = fc.property(texts, fc.integer({ min: 20, max: 100 }), (text, most) => {
      const short = shortened(text, most)
      expect(bytesOf(short)).toBeLessThanOrEqual(most)
      const [head = '', tail] = short.split('…')
      expect(tail === undefined).toBe(jsonBytes(text) <= most)
      expect(text.startsWith(head) && text.endsWith(tail ?? head)).toBe(true)
    })
    fc.assert(property)
  })

  it('is never counted with fewer bytes than it takes', () => {
    const property = fc.property(texts, (text) => {
      expect(jsonBytes(text)).toBeGreaterThanOrEqual(bytesOf(text))
    })
    fc.assert(property)
  })
})
