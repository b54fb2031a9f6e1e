import type { RuleFaults } from '../fault.js'
import { breaking, having, lacking, needing, set } from './break.js'
import { contentOf } from './campaign.js'

/** Faults of `variation_details`. */
export const variationFaults: RuleFaults = function* (generated, names) {
  const content = contentOf(generated)
  if (content === undefined) return
  const details = [...content.path, 'variation_details']
  const percentages = [...details, 'manual_distribution_percentage']
  // Flat content allows no other number.
  const count = set([...details, 'no_of_variations'], 1)
  const type = (value: string) => set([...details, 'distribution_type'], value)

  yield lacking('variation/percentages-required', percentages, type('MANUAL'), count)
  for (const key of ['variation_0', 'variation_01', 'Variation_1', 'variation_', 'a_variation_1']) {
    yield having('variation/key-format', [...percentages, key], 0, count)
  }
  const duration = [...details, 'optimizer_campaign_duration']
  const metric = [...details, 'optimizer_distribution_metric']
  const optimized = [type(names.optimizedDistribution), count]
  yield lacking(
    'variation/optimizer-duration-required',
    duration,
    set(metric, 'BOTH'),
    ...optimized,
  )
  yield lacking('variation/optimizer-metric-required', metric, set(duration, 24), ...optimized)

  const manual = (shares: Readonly<Record<string, number>>) =>
    set(details, {
      distribution_type: 'MANUAL',
      no_of_variations: 1,
      manual_distribution_percentage: shares,
    })
  const two = manual({ variation_1: 60, variation_2: 40 })
  yield breaking('variation/count-mismatch', [two], [...details, 'no_of_variations'])
  for (const share of [99, 101]) {
    yield breaking('variation/percentages-sum', [manual({ variation_1: share })], percentages)
  }
  if (content.isFlat) return
  const places = content.locales.map((locale) => [...content.inner, locale])
  const mismatch = [manual({ variation_99: 100 })]
  yield needing(breaking('variation/content-mismatch', mismatch, ...places), content.inner)
}
