import { expect, it } from 'vitest'
import { unchanged } from '../../src/core/rules/unchanged.js'

const noon = '2026-01-01T12:00:00Z'
const noonElsewhere = '2026-01-01T13:00:00+01:00'

it.each<[what: string, stored: unknown, sent: unknown, expected: boolean]>([
  ['the same text', 'a', 'a', true],
  ['another text', 'a', 'b', false],
  ['the same instant, written in another way', noon, noonElsewhere, true],
  ['another instant', noon, '2026-01-01T12:00:01Z', false],
  ['an instant in a list', [noon], noon, false],
  ['an instant that becomes a list', noon, [noon], false],
  ['some of the keys', { a: 1, b: 2 }, { a: 1 }, true],
  ['one more key', { a: 1 }, { a: 1, b: 2 }, false],
  ['some of the keys further in', { x: { a: 1, b: 2 } }, { x: { a: 1 } }, true],
  ['another value further in', { x: { a: 1 } }, { x: { a: 2 } }, false],
  ['the same list', [1, 2], [1, 2], true],
  ['a shorter list', [1, 2], [1], false],
  ['a longer list', [1], [1, undefined], false],
  ['a list in another order', [1, 2], [2, 1], false],
  ['some of the keys within a list', [{ a: 1, b: 2 }], [{ a: 1 }], false],
  ['all of the keys within a list', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }], true],
  ['some of the keys deep within a list', [{ x: { a: 1, b: 2 } }], [{ x: { a: 1 } }], false],
  ['an object for a list', [1], { 0: 1 }, false],
  ['a list for an object', { 0: 1, length: 1 }, [1], false],
  ['an empty object for a list', [], {}, false],
  ['an empty list for an object', {}, [], false],
  ['an empty object for a number', 1, {}, false],
  ['a number for an object', {}, 1, false],
  ['an empty object for null', null, {}, false],
  ['null for an object', {}, null, false],
  ['null for a date-time', '2031-05-01T09:00:00Z', null, false],
  ['a date-time for null', null, '2031-05-01T09:00:00Z', false],
])('%s', (_what, stored, sent, expected) => {
  expect(unchanged(stored, sent)).toBe(expected)
})

it('terminates on cyclic values', () => {
  const [stored, sent] = [1, 1].map((a) => {
    const value: Record<string, unknown> = { a }
    value.self = value
    return value
  })
  expect(unchanged(stored, sent)).toBe(true)
  expect(unchanged(stored, { ...sent, a: 2 })).toBe(false)
})
