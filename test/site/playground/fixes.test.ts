import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Change, combinedChanges } from '../../../site/playground/fixes.js'

const fix = (...changes: [from: number, to: number, insert: string][]) => ({
  changes: changes.map(([from, to, insert]) => ({ from, to, insert })),
})

it('orders the changes of several fixes by their place', () => {
  expect(combinedChanges([fix([8, 9, 'b']), fix([1, 3, 'a'], [4, 4, 'c'])])).toEqual([
    { from: 1, to: 3, insert: 'a' },
    { from: 4, to: 4, insert: 'c' },
    { from: 8, to: 9, insert: 'b' },
  ])
})

it.each([
  ['overlaps', fix([2, 6, 'x'])],
  ['lies within', fix([3, 3, 'x'])],
  ['inserts at the same place', fix([1, 1, 'x'])],
  ['overlaps in one of its changes', fix([20, 21, 'x'], [3, 9, 'x'])],
])('leaves out a fix that %s', (_name, other) => {
  expect(combinedChanges([fix([1, 5, 'a']), other])).toEqual([{ from: 1, to: 5, insert: 'a' }])
})

it('keeps fixes that touch', () => {
  expect(combinedChanges([fix([1, 5, 'a']), fix([5, 6, 'b'])])).toHaveLength(2)
})

it('never returns changes that overlap', () => {
  const change = fc
    .tuple(fc.nat(30), fc.nat(5), fc.string())
    .map(([from, length, insert]): Change => ({ from, to: from + length, insert }))
  fc.assert(
    fc.property(fc.array(fc.record({ changes: fc.array(change, { maxLength: 1 }) })), (fixes) => {
      const changes = combinedChanges(fixes)
      for (const [index, { from }] of changes.entries()) {
        expect(from).toBeGreaterThanOrEqual(changes[index - 1]?.to ?? 0)
      }
    }),
  )
})
