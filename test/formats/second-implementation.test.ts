import { fullFormats } from 'ajv-formats/dist/formats.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codePointLength,
  isLongerThan,
  isShorterThan,
} from '../../src/core/formats/code-point-length.js'
import { parseDateTime } from '../../src/core/formats/date-time.js'
import { formats } from '../../src/core/formats/formats.js'

describe('a date-time', () => {
  it('agrees with `Date` on every instant that both can write', () => {
    const years = { min: new Date('0001-01-01'), max: new Date('9999-12-31') }
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
        expect(parseDateTime(date.toISOString())).toBe(date.getTime())
      }),
    )
  })
})

describe('formats against a second implementation', () => {
  const fullUri = fullFormats.uri as (text: string) => boolean
  const fullEmail = fullFormats.email as RegExp
  const piece = fc.constantFrom(...'aB0-_.@:/?#%[] +~é', '%2')
  const nearUri = fc
    .tuple(
      fc.constantFrom('http:', 'https://', 'x:', 'http', '://'),
      fc.array(piece, { maxLength: 12 }),
    )
    .map(([start, rest]) => start + rest.join(''))
  const nearEmail = fc
    .tuple(fc.array(piece, { maxLength: 6 }), fc.array(piece, { maxLength: 6 }))
    .map(([local, domain]) => `${local.join('')}@${domain.join('')}.com`)

  it('agree on e-mail addresses', () => {
    fc.assert(
      fc.property(nearEmail, (text) => {
        expect([text, formats.email(text)]).toEqual([text, fullEmail.test(text)])
      }),
      { numRuns: 1000 },
    )
  })

  it('accept no URI that the other one rejects', () => {
    // The other one supports neither an empty path nor every address literal.
    const isComparable = (text: string) => !text.includes('[') && !/^[\w+.-]+:(?:[?#]|$)/.test(text)
    fc.assert(
      fc.property(nearUri.filter(isComparable), (text) => {
        if (formats.uri(text)) expect([text, fullUri(text)]).toEqual([text, true])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('length in code points', () => {
  it('matches the iterated string, lone surrogates included', () => {
    // On both sides of each bound of the surrogates.
    const units = [
      'a',
      'e\u0301',
      '\ud7ff',
      '\ud800',
      '\udbff',
      '\udc00',
      '\udfff',
      '\ue000',
      '\uffff',
    ]
    const text = fc.string({ unit: fc.constantFrom(...units, '\u{10000}', '\u{10ffff}') })
    fc.assert(
      fc.property(text, (each) => {
        expect(codePointLength(each)).toBe([...each].length)
      }),
    )
  })

  it.each(['', 'a', 'abc', 'abcd', '😀', '😀😀', 'a😀b', '😀😀😀', '😀😀😀😀', 'abcdefghij'])(
    'of %j is compared with limits as if it were counted',
    (text) => {
      const { length } = [...text]
      for (let limit = 1; limit <= 9; limit++) {
        expect([limit, isLongerThan(text, limit)]).toEqual([limit, length > limit])
        expect([limit, isShorterThan(text, limit)]).toEqual([limit, length < limit])
      }
    },
  )
})
