import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearest } from '../src/core/base/nearest.js'
import { jsonBytes, shortened } from '../src/core/base/text.js'

it.each<[what: string, written: unknown, known: string[], wanted: string | undefined]>([
  ['in another letter case', 'DWELL', ['ENTRY', 'dwell'], 'dwell'],
  ['that is nearest, not first', 'chanel', ['chapel1', 'channel'], 'channel'],
  ['that is the first of two as near', 'abcd', ['abce', 'abcf'], 'abce'],
  ['of three letters, with one slip', 'tag', ['tags'], 'tags'],
  ['not of three letters, with two slips', 'tag', ['tagsx'], undefined],
  ['of four letters, with two slips', 'name', ['nmae'], 'nmae'],
  ['not of four letters, with three slips', 'name', ['xyze'], undefined],
  ['of nine letters, with three slips', 'abcdefghi', ['abcdef'], 'abcdef'],
  ['not of nine letters, with four slips', 'abcdefghi', ['abcde'], undefined],
  ['not longer by one letter more', 'abcdef', ['xabcdefyz'], undefined],
  ['that it begins', 'start_date', ['start_datetime', 'expiry_datetime'], 'start_datetime'],
  ['not if it begins two', 'campaign', ['campaign_name', 'campaign_tags'], undefined],
  ['not if it is less than half of it', 'DEVICE', ['DEVICE_TRIGGERED'], undefined],
  ['shorter, behind one that is longer than the best', 'tags', ['tagssx', 'tag'], 'tag'],
  ['other than the one that is written', 'STOP', ['STOP', 'STOPS'], 'STOPS'],
  ['not if none is known', 'a', [], undefined],
  ['not of nothing', '', ['a'], undefined],
  ['not of something other than text', ['tags'], ['tags1'], undefined],
  ['as long as a name may be', 'a'.repeat(64), ['a'.repeat(63)], 'a'.repeat(63)],
  ['not longer than a name is', 'a'.repeat(65), ['a'.repeat(64)], undefined],
])('finds the nearest name %s', (_, written, known, wanted) => {
  expect(nearest(written, known)).toBe(wanted)
})

it('shortens a text to a number of bytes, with its start and end', () => {
  const units = fc.oneof(
    fc.constantFrom(0x00, 0x1f, 0x22, 0x5c, 0x61, 0x7f, 0x80, 0x7ff, 0x800, 0xd83d, 0xde00, 0xffff),
    fc.nat({ max: 0xffff }),
  )
  const texts = fc.array(units, { maxLength: 60 }).map((each) => String.fromCharCode(...each))
  const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2
  const property = fc.property(texts, fc.integer({ min: 20, max: 100 }), (text, most) => {
    expect(jsonBytes(text)).toBeGreaterThanOrEqual(bytesOf(text))
    const short = shortened(text, most)
    expect(bytesOf(short)).toBeLessThanOrEqual(most)
    const [head = '', tail] = short.split('…')
    expect(tail === undefined).toBe(jsonBytes(text) <= most)
    expect(text.startsWith(head) && text.endsWith(tail ?? head)).toBe(true)
  })
  fc.assert(property)
})
