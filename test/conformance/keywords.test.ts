import { describe, expect, it } from 'vitest'
import { atKeyword, bodyOf, brokenAlone, declaredKeywords, kept } from './keywords.js'
import { topics } from './load-cases.js'

/*
 * Both sides of every keyword of every schema of a request body: a case that violates it alone, and
 * an accepted request that satisfies it.
 */

const all = topics.flatMap(({ cases }) => cases)
const declared = declaredKeywords()

describe('keywords of the schemas', () => {
  it('are some hundred', () => {
    expect(declared.length).toBeGreaterThan(200)
  })

  it('each is violated alone in a case', () => {
    const broken = new Set(all.flatMap(brokenAlone))
    expect(declared.map(atKeyword).filter((keyword) => !broken.has(keyword))).toEqual([])
  })

  it('each is satisfied in an accepted case, an enum by each of its members', () => {
    const shown = new Set(
      all
        .filter((each) => each.http === undefined && each.expect.ok)
        .flatMap((each) => kept(bodyOf(each))),
    )
    expect(declared.filter((keyword) => !shown.has(keyword))).toEqual([])
  })
})
