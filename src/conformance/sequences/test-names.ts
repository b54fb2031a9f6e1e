import type { JsonObject } from '../../core/base/json.js'
import { expectedTestResults } from '../../core/index.js'
import { draftTest, idIn, inlineTest, pushDraft, resultKeys } from './bodies.js'
import type { Sequence } from './sequence.js'

/** Names that a change of case or a split at a separator changes. */
const locales = ['fr', 'fr-CA', 'pt_BR', 'zh-Hans']
/** The first name is the start of later ones. */
const variations = Array.from({ length: 11 }, (_, index) => `variation_${index + 1}`)

/** Returns content whose last variation has a share. */
function manyParts(share: number): JsonObject {
  const { android: message } = inlineTest('').campaign_content.content.push
  const push = { android: message, ios: message }
  const ofLocale = Object.fromEntries(variations.map((name) => [name, { push }]))
  return {
    locales,
    variation_details: {
      ...{ distribution_type: 'MANUAL', no_of_variations: variations.length },
      manual_distribution_percentage: Object.fromEntries(
        variations.map((name, index) => [
          name,
          index === 0 ? 28 - share : index === variations.length - 1 ? share : 8,
        ]),
      ),
    },
    content: Object.fromEntries(['default', ...locales].map((locale) => [locale, ofLocale])),
  }
}

const narrowings: readonly JsonObject[] = [
  {},
  { locale_name: 'pt_BR' },
  { locale_name: 'zh-Hans', variation: 'variation_3' },
  { variation: 'variation_1' },
  ...[{ locale_name: 'fr' }, { locale_name: 'fr-CA' }],
  { platform: 'IOS', locale_name: 'pt_BR', variation: 'variation_2' },
]

const manyNames: Sequence = {
  id: 'sequence/draft-test-names',
  summary: 'The results of a test have the names of all locales and variations, as they are saved.',
  operations: ['testCampaign', 'createCampaign'],
  source: 'Test result (response data)',
  creates: true,
  changes: true,
  async run(session) {
    const draftOf = (share: number) => ({
      ...{ ...pushDraft(session.unique), campaign_content: manyParts(share) },
    })
    const zero = draftOf(0)
    const withZero = await session.call('createCampaign', { body: zero })
    // A server may have a smallest share.
    const draft = withZero.isSuccess ? zero : draftOf(8)
    const created = withZero.isSuccess
      ? withZero
      : await session.call('createCampaign', { body: draft })
    // Which names of locales exist is not documented.
    if (!created.isSuccess) return session.skip('the server rejects these names of locales')
    const { test_campaign_meta: meta, ...test } = draftTest(idIn(created, session))
    for (const narrowing of narrowings) {
      const body = { ...test, test_campaign_meta: { ...meta, ...narrowing } }
      const answer = await session.call('testCampaign', { body })
      const cause = Object.values(narrowing).join('-') || 'all'
      const requirement =
        'A test of a draft has one result for each platform, locale and variation, or only the matching one; its key is `{PLATFORM}_{locale}_{variation}`.'
      session.assert(answer.isSuccess, {
        ...{ operation: 'testCampaign', target: 'test_campaign_meta' },
        ...{ cause: `rejected-${cause}`, requirement },
        message: 'The server rejected a part that the draft has.',
        ...{ expected: 'a success (2xx)', got: answer.response },
      })
      if (!answer.isSuccess) continue
      session.assertEqual({
        ...{ operation: 'testCampaign', target: 'data.data', cause, requirement },
        message: 'The results differ from the combinations to test.',
        expected: [...(expectedTestResults(body, draft) ?? [])].sort(),
        got: resultKeys(answer),
      })
    }
  },
}

export const testNameSequences: readonly Sequence[] = [manyNames]
