import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { excessesOf } from '../../tools/bench/size-ceilings.js'

describe('sizes and their ceilings', () => {
  it('accepts a size equal to its ceiling', () => {
    expect(excessesOf({ everything: 1000 }, { everything: 1000 })).toEqual([])
  })

  it('rejects one byte more, and says what to raise', () => {
    const sizes = { everything: 66_001, 'one operation': 20_000 }
    expect(excessesOf(sizes, { everything: 66_000, 'one operation': 20_000 })).toEqual([
      '"everything" takes 66,001 bytes, which is 1 bytes above its ceiling of 66,000 bytes. Make it smaller or, if the growth is worth it, raise "everything" in tools/bench/size-ceilings.json to at least 66001. Only the commit that causes the growth may do so.',
    ])
  })

  it('reports every size above its ceiling', () => {
    const sizes = { everything: 3, 'one operation': 2 }
    expect(excessesOf(sizes, { everything: 2, 'one operation': 1 })).toHaveLength(2)
  })

  it('rejects a size without a ceiling', () => {
    expect(excessesOf({ 'one operation': 2000 }, {})).toEqual([
      '"one operation" takes 2,000 bytes and has no ceiling: state one in tools/bench/size-ceilings.json.',
    ])
  })

  it('rejects a ceiling without a size', () => {
    expect(excessesOf({}, { everything: 1 })).toEqual([
      '"everything" has a ceiling in tools/bench/size-ceilings.json, but was not found in the package.',
    ])
  })
})

it('stores ceilings as whole bytes', () => {
  const file = new URL('../../tools/bench/size-ceilings.json', import.meta.url)
  const ceilings = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.keys(ceilings)).toEqual(['everything', 'one operation'])
  for (const bytes of Object.values(ceilings)) expect(bytes).toSatisfy(Number.isSafeInteger)
})
