import { describe, it } from 'vitest'
import { expectVerdict } from './expect-verdict.js'
import { topics } from './load-cases.js'

for (const { topic, cases } of topics) {
  describe(topic, () => {
    it.each(cases.map((each) => [each.id, each] as const))('%s', (_id, given) => {
      expectVerdict(given)
    })
  })
}
