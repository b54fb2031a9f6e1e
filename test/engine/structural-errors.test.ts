import { describe, expect, it } from 'vitest'
import { StructuralErrors } from '../../src/core/engine/structural-errors.js'

const names = { gaid: 'SVC_GAID', optimizedDistribution: 'OPTIMIZED' }
const collector = (limit = 10) => new StructuralErrors(names, limit)
const places = ({ found }: StructuralErrors) =>
  found.map(({ reversedPath }) => `/${[...reversedPath].reverse().join('/')}`)

describe('the collector of structural errors', () => {
  it('keeps the first of several errors at one path', () => {
    const errors = collector()
    errors.add('type', 'string', 'a')
    errors.add('enum', null, 'a')
    errors.add('enum', null, 'b')
    expect(errors.found.map(({ keyword }) => keyword)).toEqual(['type', 'enum'])
    expect(places(errors)).toEqual(['/a', '/b'])
    expect(errors.count).toBe(2)
  })

  it('keeps every missing or unknown key of a value', () => {
    const errors = collector()
    for (const missingProperty of ['a', 'b']) errors.add('required', missingProperty)
    for (const additionalProperty of ['c', 'd']) {
      errors.add('additionalProperties', additionalProperty)
    }
    expect(errors.count).toBe(4)
  })

  it('adds a path only to the errors since a count', () => {
    const errors = collector()
    errors.add('type', null, 'a')
    const before = errors.count
    errors.add('type', null)
    errors.add('type', null, 'x')
    errors.within(before, 'b')
    const next = errors.count
    errors.add('type', null)
    errors.within(next, 'c')
    errors.within(before, 'deep')
    expect(places(errors)).toEqual(['/a', '/deep/b', '/deep/b/x', '/deep/c'])
  })

  it('distinguishes values of the same validator', () => {
    const errors = collector()
    for (const index of [0, 1]) {
      const before = errors.count
      errors.add('type', null)
      errors.add('enum', null)
      errors.within(before, index)
    }
    expect(places(errors)).toEqual(['/0', '/1'])
  })

  it('distinguishes paths with the same end', () => {
    const errors = collector()
    errors.add('type', 'string', 'a')
    errors.add('enum', [], 'a', 'b')
    errors.add('enum', [], 0, 'b')
    errors.add('enum', [], 1, 'b')
    errors.add('format', 'uri', 1, 'b')
    expect(places(errors)).toEqual(['/a', '/b/a', '/b/0', '/b/1'])
  })

  it('keeps at most `limit` errors per rule, and counts the rest', () => {
    const errors = collector(2)
    for (const reversedPath of ['a', 'b', 'c', 'd', 'e']) errors.add('type', null, reversedPath)
    for (const reversedPath of ['f', 'g', 'h']) errors.add('minItems', null, reversedPath)
    errors.add('additionalProperties', 'i')
    expect(places(errors)).toEqual(['/a', '/b', '/f', '/g', '/'])
    expect([...errors.dropped()]).toEqual([
      ['structure', 3],
      ['body/empty', 1],
    ])
    expect(errors.count).toBe(9)
  })

  it('adds paths correctly when errors are dropped', () => {
    const errors = collector(1)
    errors.add('type', null, 'a')
    const before = errors.count
    errors.add('type', null)
    errors.add('minItems', null, 'empty')
    errors.within(before, 'b')
    expect(places(errors)).toEqual(['/a', '/b/empty'])
  })
})
