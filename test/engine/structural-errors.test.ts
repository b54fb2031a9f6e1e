import { describe, expect, it } from 'vitest'
import { StructuralErrors } from '../../src/engine/structural-errors.js'

const names = { gaid: 'SVC_GAID', optimizedDistribution: 'OPTIMIZED' }
const collector = (limit = 10) => new StructuralErrors(names, limit)
const places = ({ found }: StructuralErrors) => found.map(({ pointer }) => pointer)

describe('the collector of structural errors', () => {
  it('keeps of several errors at one place the first', () => {
    const errors = collector()
    errors.add('/a', 'type', { type: 'string' })
    errors.add('/a', 'enum', {})
    errors.add('/b', 'enum', {})
    expect(errors.found.map(({ keyword }) => keyword)).toEqual(['type', 'enum'])
    expect(places(errors)).toEqual(['/a', '/b'])
    expect(errors.count).toBe(2)
  })

  it('keeps each key that is missing or unknown in one value', () => {
    const errors = collector()
    for (const missingProperty of ['a', 'b']) errors.add('', 'required', { missingProperty })
    for (const additionalProperty of ['c', 'd']) {
      errors.add('', 'additionalProperties', { additionalProperty })
    }
    expect(errors.count).toBe(4)
  })

  it('puts what was found since under a place, and nothing that was found before', () => {
    const errors = collector()
    errors.add('/a', 'type', {})
    const before = errors.count
    errors.add('', 'type', {})
    errors.add('/x', 'type', {})
    errors.within(before, '/b')
    const next = errors.count
    errors.add('', 'type', {})
    errors.within(next, '/c')
    errors.within(before, '/deep')
    expect(places(errors)).toEqual(['/a', '/deep/b', '/deep/b/x', '/deep/c'])
  })

  it('takes values that are judged by the same validator for two places', () => {
    const errors = collector()
    for (const index of [0, 1]) {
      const before = errors.count
      errors.add('', 'type', {})
      errors.add('', 'enum', {})
      errors.within(before, `/${index}`)
    }
    expect(places(errors)).toEqual(['/0', '/1'])
  })

  it('keeps of each rule as many as the limit says, and counts the rest', () => {
    const errors = collector(2)
    for (const place of ['/a', '/b', '/c', '/d', '/e']) errors.add(place, 'type', {})
    for (const place of ['/f', '/g', '/h']) errors.add(place, 'minItems', {})
    errors.add('', 'additionalProperties', { additionalProperty: 'i' })
    expect(places(errors)).toEqual(['/a', '/b', '/f', '/g', ''])
    expect(errors.dropped()).toEqual({ structure: 3, 'body/empty': 1, 'field/unknown': 0 })
    expect(errors.count).toBe(9)
  })

  it('finds the places of what was kept while others were dropped', () => {
    const errors = collector(1)
    errors.add('/a', 'type', {})
    const before = errors.count
    errors.add('', 'type', {})
    errors.add('/empty', 'minItems', {})
    errors.within(before, '/b')
    expect(places(errors)).toEqual(['/a', '/b/empty'])
  })
})
