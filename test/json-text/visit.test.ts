import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type JsonValueStart, scanJson } from '../../src/core/index.js'

function startsIn(text: string): JsonValueStart[] {
  const starts: JsonValueStart[] = []
  scanJson(text, (start) => starts.push(start))
  return starts
}

it('reports the start of every value, also of duplicate keys, up to an error', () => {
  expect(startsIn(' {"a": [true, {}],\n"\\u0061": -1, "b": x}')).toEqual([
    { depth: 0, key: undefined, offset: 1, keyOffset: undefined },
    { depth: 1, key: 'a', offset: 7, keyOffset: 2 },
    { depth: 2, key: 0, offset: 8, keyOffset: undefined },
    { depth: 2, key: 1, offset: 14, keyOffset: undefined },
    { depth: 1, key: 'a', offset: 29, keyOffset: 19 },
  ])
})

/** Returns depth and key of each value, outer before inner. */
const valuesIn = (value: unknown, depth = 0, key?: string | number): unknown[] => {
  const isArray = Array.isArray(value)
  const isNested = typeof value === 'object' && value !== null
  const members: [string | number, unknown][] = isArray
    ? [...value.entries()]
    : Object.entries(isNested ? value : {})
  const first = isArray ? '[' : isNested ? '{' : JSON.stringify(value)
  return [
    { depth, key, first },
    ...members.flatMap(([name, member]) => valuesIn(member, depth + 1, name)),
  ]
}

it('reports depth, key and offset of every value that JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 1, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space)
      const wanted = valuesIn(JSON.parse(text)) as { first: string }[]
      const found = startsIn(text).map(({ depth, key, offset, keyOffset }, index) => {
        if (typeof key === 'string') {
          expect(text.startsWith(`${JSON.stringify(key)}:`, keyOffset)).toBe(true)
        }
        return { depth, key, first: text.substr(offset, wanted[index]?.first.length) }
      })
      expect(found).toEqual(wanted)
    }),
  )
})
