import { expect, it } from 'vitest'
import { expectDistinctTexts } from '../distinct-texts.js'
import { verdictOn } from './expect-verdict.js'
import { topics } from './load-cases.js'

it('words the messages of all cases as in messages.yaml, on two lines of a terminal at most', () => {
  const shown = topics.flatMap(({ cases }) =>
    cases.flatMap((given) => {
      const verdict = verdictOn(given)
      const violations = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
      return violations.map(({ message }) => [given.id, message] as const)
    }),
  )
  expectDistinctTexts(new URL('messages.yaml', import.meta.url), shown)
  expect(shown.filter(([, message]) => message.length > 160)).toEqual([])
})
