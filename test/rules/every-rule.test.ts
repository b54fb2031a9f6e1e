import { describe, expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'
import { topics } from '../conformance/load-cases.js'

const cases = topics.flatMap((topic) => topic.cases)
const ids = [...new Set(createContract().rules.map(({ id }) => id))]

describe.each(ids)('%s', (id) => {
  const own = cases.filter(({ rule }) => rule === id)
  const isFound = ({ expect: wanted }: (typeof cases)[number]) =>
    [...(wanted.violations ?? []), ...(wanted.warnings ?? [])].some(({ rule }) => rule === id)

  it('has a case that violates it', () => {
    expect(own.filter(isFound)).not.toEqual([])
  })

  it('has a valid near miss', () => {
    expect(own.filter((each) => !isFound(each))).not.toEqual([])
  })
})
