import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toPointer } from '../../src/core/base/json.js'
import { PathSet } from '../../src/core/engine/path-set.js'

const paths = fc.array(
  fc.oneof(fc.constantFrom('a', 'b', '', '/', '~', '__proto__', '0'), fc.nat({ max: 1 })),
  { minLength: 1, maxLength: 3 },
)

it('has the same members as a set of pointers', () => {
  const property = fc.property(fc.array(paths), paths, (places, path) => {
    const set = new PathSet()
    for (const place of places) set.add(place)
    const pointers = places.map(toPointer)
    const pointer = toPointer(path)
    expect(set.isEmpty).toBe(places.length === 0)
    expect(set.has(path)).toBe(pointers.includes(pointer))
    expect(set.hasAncestorOf(path)).toBe(pointers.some((each) => pointer.startsWith(`${each}/`)))
  })
  fc.assert(property)
})
