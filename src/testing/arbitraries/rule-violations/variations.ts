import type { RuleViolations } from '../fault.js'
import { branchViolations } from './branches.js'
import { forbidden, needing, set, violating } from './define.js'
import { contentOf } from './effective-campaign.js'

/** Generates violations in `variation_details`. */
export const variationViolations: RuleViolations = function* (generated, names) {
  const content = contentOf(generated)
  if (content === undefined) return
  const details = [...content.path, 'variation_details']
  const percentages = [...details, 'manual_distribution_percentage']
  // The only number that flat content allows.
  const count = set([...details, 'no_of_variations'], 1)

  yield* branchViolations('VariationDetails', details, names, count)
  for (const key of ['variation_0', 'variation_01', 'Variation_1', 'variation_', 'a_variation_1']) {
    yield forbidden('variation/key-format', [...percentages, key], 0, count)
  }
  const manual = (shares: Readonly<Record<string, number>>) =>
    set(details, {
      distribution_type: 'MANUAL',
      no_of_variations: 1,
      manual_distribution_percentage: shares,
    })
  const two = manual({ variation_1: 60, variation_2: 40 })
  yield violating('variation/count-mismatch', [two], [...details, 'no_of_variations'])
  for (const share of [99, 101]) {
    yield violating('variation/percentages-sum', [manual({ variation_1: share })], percentages)
  }
  if (content.isFlat) return
  const paths = content.locales.map((locale) => [...content.inner, locale])
  const mismatch = [manual({ variation_99: 100 })]
  yield needing(violating('variation/content-mismatch', mismatch, ...paths), content.inner)
}
