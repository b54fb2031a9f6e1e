import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, comparisonOf, operations, variations } from './compare.js'
import { variantsOf } from './requests.js'

/* `npm run proof -- triage` compares a million bodies. */

const { seed = Date.now() % 2 ** 31 } = fc.readConfigureGlobal()
const bodies = 150

describe.each(operations)('%s', (operation) => {
  it.each(Object.entries(variations))(
    'has the same verdicts without triage, with %s',
    (_, each) => {
      const requests = variantsOf(operation, each.names, seed)
      const difference = compare(comparisonOf(operation, each), requests, bodies)
      expect(difference, `PROPERTY_SEED=${seed} ${fc.stringify(difference)}`).toBeUndefined()
    },
  )
})

it('runs every rule on an instance of a class, whose accessors no loop visits', () => {
  class Timer {
    get personalized_value() {
      return true
    }
  }
  const body = { campaign_content: { content: { push: { android: { timer: new Timer() } } } } }
  const comparison = comparisonOf('testCampaign', { names: {}, options: {} })
  expect(comparison.difference({ request: { body }, facts: {} })).toBeUndefined()
})
