import { randomUUID } from 'node:crypto'
import { assertAccepted, assertEqual, assertRejected, assertThat } from './assertions.mjs'
import { flat, inline, inlineMail, keyed, meta, variationsOf } from './bodies.mjs'
import { bugsOf } from './bugs-of.mjs'

const tokens = (count) => inline({ identifier_values: Array(count).fill('token') })

/** Sends two different tests with the same key. */
async function conflict(api) {
  const key = { 'Idempotency-Key': randomUUID() }
  await api.test(inline(), key)
  return api.test(tokens(2), key)
}

/** Asserts which messages a test of a new draft sends. */
async function assertSent(api, campaign_content, fields, ...expected) {
  const draft_id = await api.draft({ campaign_content })
  const { body } = await api.test({ draft_id, ...meta(fields) })
  assertEqual(`${Object.keys(body.data.data).sort()}`, `${expected}`)
}

export const testBugs = bugsOf('testCampaign', {
  'test-values-eleven': {
    summary: 'Eleven identifier_values are accepted',
    statement: 'A test has at most 10 identifier_values.',
    async probe(api) {
      assertAccepted(await api.test(tokens(10)))
      assertRejected(await api.test(tokens(11)), 'test_campaign_meta.identifier_values')
    },
  },
  'test-segment-push-only': {
    summary: 'CUSTOM_SEGMENT is refused for EMAIL',
    statement: 'CUSTOM_SEGMENT is an identifier of both channels.',
    probe: async (api) =>
      assertAccepted(await api.test(inlineMail({}, { identifier: 'CUSTOM_SEGMENT' }))),
  },
  'test-category-promotional-only': {
    summary: 'An inline e-mail test may omit subscription_category if it is TRANSACTIONAL',
    statement: 'Inline tests require subscription_category, as do PROMOTIONAL campaigns.',
    async probe(api) {
      const details = { content_type: 'TRANSACTIONAL', subscription_category: undefined }
      const response = await api.test(inlineMail(details))
      assertRejected(response, 'basic_details.subscription_category')
    },
  },
  'test-both-modes': {
    summary: 'draft_id together with campaign_content is accepted',
    statement: 'draft_id and campaign_content exclude each other.',
    async probe(api) {
      const body = { draft_id: await api.draft(), campaign_content: flat(), ...meta() }
      assertRejected(await api.test(body), 'campaign_content')
    },
  },
  'test-platform-inline': {
    summary: 'platform is accepted in inline mode',
    statement: 'test_campaign_meta.platform is for draft mode only.',
    probe: async (api) =>
      assertRejected(
        await api.test(inline({ platform: 'ANDROID' })),
        'test_campaign_meta.platform',
      ),
  },
  'test-draft-needs-channel': {
    summary: 'A draft-mode test without channel is refused',
    statement: 'Only inline mode requires channel.',
    probe: async (api) =>
      assertAccepted(await api.test({ draft_id: await api.draft(), ...meta() })),
  },
  'test-inline-stored': {
    summary: 'An inline test leaves a draft behind',
    statement: 'Inline mode stores nothing.',
    async probe(api) {
      await api.test(inline())
      assertEqual((await api.found({ status: ['DRAFT'] })).length, 0)
    },
  },
  'test-default-locale-unsent': {
    summary: 'No test is sent for the default locale of a draft with other locales',
    statement: 'One test for each locale of the draft is sent; default is always one of them.',
    async probe(api) {
      const content = { locales: ['fr'], content: keyed(['default', 'fr']) }
      const expected = ['ANDROID_default_variation_1', 'ANDROID_fr_variation_1']
      await assertSent(api, content, {}, ...expected)
    },
  },
  'test-variation-or-locale': {
    summary: 'variation does not narrow the test when locale_name is given',
    statement: 'Each of platform, locale_name and variation narrows a test.',
    async probe(api) {
      const { names, variation_details } = variationsOf(2)
      const content = {
        locales: ['fr'],
        variation_details,
        content: keyed(['default', 'fr'], names),
      }
      const narrowed = { locale_name: 'fr', variation: 'variation_2' }
      await assertSent(api, content, narrowed, 'ANDROID_fr_variation_2')
    },
  },
  'test-conflict-replayed': {
    summary: 'A key used again with a different body is answered with the first response',
    statement: 'A key that is used again with a different body results in 409.',
    probe: async (api) => assertRejected(await conflict(api), undefined, { status: 409 }),
  },
  'conflict-details': {
    summary: 'The 409 envelope has an entry in details',
    statement: 'The details of a 409 are empty.',
    probe: async (api) => assertEqual((await conflict(api)).body.error.details.length, 0),
  },
  'test-rate-eleven': {
    summary: 'An eleventh test within a second is accepted',
    statement: 'A client can send 10 tests a second.',
    async probe(api) {
      await api.get('/v5/offers')
      const all = await Promise.all(Array.from({ length: 11 }, () => api.test(inline())))
      const accepted = all.filter(({ status }) => status === 200)
      assertThat(accepted.length === 10, `${accepted.length} tests within a second`)
    },
  },
})
