import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createContract, expectedTestResults } from '../../src/core/index.js'

const contract = createContract({ rules: { 'field/unknown': 'off' } })
const names = { locale: ['default', 'fr', 'de'], variation: ['variation_1', 'variation_2'] }
const platforms = ['ANDROID', 'IOS', 'WEB']
const some = (list: readonly string[]) => fc.subarray([...list])
const maybe = (list: readonly string[]) => fc.constantFrom(undefined, '', ...list, 'unknown')

const message = (channel: string): fc.Arbitrary<object> =>
  channel === 'EMAIL'
    ? fc.constant({ email: { subject: 'Hello' } })
    : some(['android', 'ios', 'web']).map((keys) => ({
        push: Object.fromEntries(keys.map((key) => [key, { template_type: 'BASIC' }])),
      }))

/** Content, targeted platforms, locales and variations that need not agree. */
const campaign = fc.constantFrom('PUSH', 'EMAIL').chain((channel) =>
  fc.record({
    channel: fc.constant(channel),
    basic_details: fc.record({ name: fc.constant('a'), platforms: some(platforms) }),
    campaign_content: fc.record({
      locales: some(['fr', 'de']),
      variation_details: fc.record({
        manual_distribution_percentage: some(names.variation).map((keys) =>
          Object.fromEntries(keys.map((key) => [key, 50])),
        ),
      }),
      content: fc.oneof(
        message(channel),
        fc.dictionary(
          fc.constantFrom(...names.locale),
          fc.dictionary(fc.constantFrom(...names.variation, 'variation_3'), message(channel)),
        ),
      ),
    }),
  }),
)

const narrowing = fc.record({
  locale_name: maybe(names.locale),
  variation: maybe([...names.variation, 'variation_3']),
})

const rule = 'test/narrowing-unknown'

it('warns exactly if no result is expected, except for the platform of an e-mail', () => {
  fc.assert(
    fc.property(
      campaign,
      narrowing,
      maybe(platforms).filter((name) => name !== 'unknown' && name !== ''),
      fc.boolean(),
      (stored, narrowed, platform, isDraft) => {
        const meta = {
          identifier: 'CUSTOM_SEGMENT',
          identifier_values: ['a'],
          ...narrowed,
          ...(isDraft && { platform }),
        }
        const { channel } = stored
        const draft = { draft_id: '65f1c2a9d4e8b7a6c5d4e3f2' }
        const body = { channel, ...(isDraft ? draft : stored), test_campaign_meta: meta }
        const facts = { campaign: { status: 'DRAFT', ...stored } }
        const { warnings } = contract.check('testCampaign', { body }, facts)
        const places = warnings.filter((each) => each.rule === rule).map(({ target }) => target)
        const ofEmail = channel === 'EMAIL' && isDraft && platform !== undefined
        expect(places.includes('test_campaign_meta.platform') || !ofEmail).toBe(true)
        const others = ofEmail ? places.filter((target) => !target.endsWith('platform')) : places
        const expected = expectedTestResults(body, facts.campaign)
        // Unknown platforms leave the results unknown.
        if (expected !== undefined) expect(expected.length === 0).toBe(others.length > 0)
      },
    ),
    { numRuns: 500 },
  )
})
