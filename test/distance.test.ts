import fc from 'fast-check'
import { distance as wellKnown } from 'fastest-levenshtein'
import { expect, it } from 'vitest'
import { distance } from '../src/distance.js'

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '_', 'é'), maxLength: 70 })

it('is what the well-known implementation finds', () => {
  fc.assert(
    fc.property(name, name, (from, to) => {
      expect(distance(from, to)).toBe(wellKnown(from, to))
    }),
  )
})

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['channel', 'chanel', 1],
  ['name', 'nmae', 2],
])('from %j to %j is %i', (from, to, wanted) => {
  expect(distance(from, to)).toBe(wanted)
})
