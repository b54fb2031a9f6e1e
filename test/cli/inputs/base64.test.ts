import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from '../../../src/cli/inputs/base64.js'

const text = fc.string({ unit: 'binary' })

test('Base64 is that of Node', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(toBase64(value)).toBe(Buffer.from(value).toString('base64'))
    }),
  )
})

test.each(['base64', 'base64url'] as const)(
  'reads %s as Node does, with line breaks and in part',
  (encoding) => {
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom('', '\n', ' '), (value, at, gap) => {
        const encoded = Buffer.from(value).toString(encoding)
        const cut = at % (encoded.length + 1)
        for (const given of [
          encoded.slice(0, cut) + gap + encoded.slice(cut),
          encoded.slice(0, cut),
        ])
          expect(fromBase64(given)).toBe(Buffer.from(given, 'base64').toString())
      }),
    )
  },
)

test('never throws on what is no Base64', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(fromBase64(value)).toBeTypeOf('string')
    }),
  )
})
