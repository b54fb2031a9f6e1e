import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from '../../src/protocol/sha256.js'

const byNode = (text: string): string => createHash('sha256').update(text).digest('hex')

it('is what Node makes of a text of every length up to five blocks', () => {
  for (let length = 0; length <= 320; length++) {
    expect(sha256('a'.repeat(length))).toBe(byNode('a'.repeat(length)))
  }
})

it('is what Node makes of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), (text) => {
      expect(sha256(text)).toBe(byNode(text))
    }),
  )
})

it('is what Node makes of a text of a megabyte', () => {
  const text = 'Grüße, 東京 🚀. '.repeat(50_000)
  expect(sha256(text)).toBe(byNode(text))
})
