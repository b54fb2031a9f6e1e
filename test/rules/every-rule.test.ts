import { expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'
import { topics } from '../conformance/load-cases.js'

const cases = topics.flatMap((topic) => topic.cases)
const ids = [...new Set(createContract().rules.map(({ id }) => id))]

const isFound = ({ rule, expect: wanted }: (typeof cases)[number]) =>
  [...(wanted.violations ?? []), ...(wanted.warnings ?? [])].some((each) => each.rule === rule)

it.each([
  ['that violates it', true],
  ['that is a valid near miss', false],
])('every rule has a case %s', (_what, wanted) => {
  const shown = new Set(cases.filter((each) => isFound(each) === wanted).map(({ rule }) => rule))
  expect(ids.filter((id) => !shown.has(id))).toEqual([])
})
