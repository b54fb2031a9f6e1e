import { testRule } from 'campaign-contract/vitest'
import { expect, it } from 'vitest'
import { marketPrefix, offerNaming, yearSuffix } from './offer-naming.ts'

testRule(marketPrefix(['eu', 'us']), {
  valid: [
    { operation: 'createOffering', change: { name: 'eu_summer_sale' } },
    { operation: 'updateOffering', body: { name: 'us_gifts' } },
    { name: 'an update of something else', operation: 'updateOffering', body: { priority: 3 } },
  ],
  invalid: [
    {
      operation: 'createOffering',
      change: { name: 'summer_sale' },
      violations: [{ path: ['name'], message: 'must start with the market: `eu_`, `us_`' }],
    },
    { operation: 'updateOffering', body: { name: 'EU_sale' }, violations: [{ target: 'name' }] },
    { operation: 'updateOffering', body: { name: 'europe' }, violations: [{ target: 'name' }] },
  ],
})

const scheduling = { start_datetime: '2026-06-01T09:00:00Z' }

testRule(yearSuffix, {
  valid: [
    { operation: 'createOffering', change: { name: 'eu_sale_2026', scheduling } },
    { operation: 'updateOffering', body: { name: 'eu_sale' } },
    { operation: 'updateOffering', body: { scheduling } },
  ],
  invalid: [
    {
      operation: 'createOffering',
      change: { name: 'eu_sale_2025', scheduling },
      violations: [{ target: 'name', message: 'must end with `_2026`, the year of the start' }],
    },
    {
      operation: 'updateOffering',
      body: { name: 'eu_sale2026', scheduling },
      violations: [{ target: 'name' }],
    },
  ],
})

it('needs a market', () => {
  expect(() => offerNaming({ markets: [] })).toThrow('at least one market')
})
