import type { ResponseContext } from '../../src/core/index.js'
import { campaignError, type ResponseCase, request, sent, success } from './responses.js'

const content = { push: { android: { template_type: 'BASIC' }, ios: { template_type: 'BASIC' } } }
const inline = (meta: object = {}): ResponseContext => ({
  request: request({
    channel: 'PUSH',
    campaign_content: { content },
    test_campaign_meta: meta,
  }),
})
const inlineEmail: ResponseContext = {
  request: request({
    channel: 'EMAIL',
    campaign_content: { content: { email: {} } },
    test_campaign_meta: {},
  }),
}
const emailDraft = {
  status: 'DRAFT',
  channel: 'EMAIL',
  campaign_content: {
    locales: ['german'],
    content: { default: { variation_1: { email: {} }, variation_2: { email: {} } } },
  },
}
const draft = (meta: object = {}, campaign: object = emailDraft): ResponseContext => ({
  request: request({ draft_id: '65f1c2a9d4e8b7a6c5d4e3f2', test_campaign_meta: meta }),
  facts: { campaign: campaign as Record<string, unknown> },
})
const emailKeys = ['default', 'german'].flatMap((locale) =>
  [1, 2].map((variation) => `EMAIL_${locale}_variation_${variation}`),
)
const inlineKeys = ['ANDROID_default_variation_1', 'IOS_default_variation_1']
const targeted: ResponseContext = {
  request: request({
    channel: 'PUSH',
    basic_details: { platforms: ['IOS'] },
    campaign_content: { content },
    test_campaign_meta: {},
  }),
}
const badKeys = ['ANDROID', 'android_default_variation_1', 'IOS__', 'IOS_default_', 'SMS_a_b']

// biome-ignore format: one row a line reads best
export const testKeysCases: ResponseCase[] = [
  ['keys of every platform', 'testCampaign', sent(...inlineKeys, 'WEB_en_US_b', 'EMAIL_x_y'), []],
  ['keys that are not composite keys', 'testCampaign', sent(...badKeys), badKeys.map((key) => `MUST test-keys at data.data.${key}`)],
  ['results that are a list', 'testCampaign', success({ data: [], message: '' }), ['MUST test-keys at data.data']],
  ['no results', 'testCampaign', success({ message: '' }), ['MUST test-keys at data.data']],
  ['results beside an error, which are ignored', 'testCampaign', { ...campaignError(400, 'VALIDATION_FAILED'), body: { ...campaignError(400, 'VALIDATION_FAILED').body as object, data: { data: { X: 1 } } } }, []],
  ['a malformed key, reported once', 'testCampaign', sent(...inlineKeys, 'ANDROID'), ['MUST test-keys at data.data.ANDROID'], inline()],
  ['the keys of inline content', 'testCampaign', sent(...inlineKeys), [], inline()],
  ['fewer keys than inline content has', 'testCampaign', sent('IOS_default_variation_1'), ['SHOULD test-keys at data.data'], inline()],
  ['more keys than inline content has', 'testCampaign', sent(...inlineKeys, 'WEB_default_variation_1'), ['SHOULD test-keys at data.data'], inline()],
  ['an e-mail key of inline push content', 'testCampaign', sent(...inlineKeys, 'EMAIL_default_variation_1'), ['MUST test-keys at data.data'], inline()],
  ['a push key of inline e-mail content', 'testCampaign', sent('ANDROID_default_variation_1'), ['MUST test-keys at data.data'], inlineEmail],
  ['an e-mail key of an unknown push draft', 'testCampaign', sent('EMAIL_default_variation_1'), ['MUST test-keys at data.data'], { request: request({ channel: 'PUSH', draft_id: '65f1c2a9d4e8b7a6c5d4e3f2', test_campaign_meta: {} }) }],
  ...[{ platform: 'ANDROID' }, { locale_name: 'default' }, { variation: 'variation_1' }].map((meta): ResponseCase => [
    `a key of inline content outside ${JSON.stringify(meta)}`, 'testCampaign', sent('ANDROID_default_variation_1', 'IOS_fr_variation_2'), ['MUST test-keys at data.data'], inline(meta),
  ]),
  ['fewer keys than inline content has, narrowed', 'testCampaign', sent('IOS_default_variation_1'), ['SHOULD test-keys at data.data'], inline({ locale_name: 'default' })],
  ['the keys of a draft', 'testCampaign', sent(...emailKeys), [], draft()],
  ['fewer keys than a draft has', 'testCampaign', sent('EMAIL_default_variation_1'), ['MUST test-keys at data.data'], draft()],
  ['the keys of a draft, narrowed', 'testCampaign', sent(...emailKeys.slice(2)), [], draft({ locale_name: 'german' })],
  ['a key outside the restriction of a draft test', 'testCampaign', sent('EMAIL_german_variation_2', 'EMAIL_default_variation_2'), ['MUST test-keys at data.data'], draft({ locale_name: 'german', variation: 'variation_2' })],
  ['a requested key of an unknown draft', 'testCampaign', sent('IOS_en_US_variation_2'), [], draft({ platform: 'IOS', locale_name: 'en_US' }, {})],
  ['a key of another variation than requested', 'testCampaign', sent('IOS_2_variation_1'), ['MUST test-keys at data.data'], draft({ variation: '2_variation' }, {})],
  ['a key of a variation with the requested ending', 'testCampaign', sent('IOS_default_variation_2'), [], draft({ variation: 'variation_2' }, {})],
  ['any key if the request has values that are not strings', 'testCampaign', sent('IOS_default_variation_1'), [], draft({ platform: '', locale_name: 7, variation: null }, {})],
  ['no key of an e-mail draft, narrowed to a platform', 'testCampaign', sent(), ['SHOULD test-keys at data.data'], draft({ platform: 'IOS' }, emailDraft)],
  ['the keys of an e-mail draft, narrowed to a platform', 'testCampaign', sent(...emailKeys), [], draft({ platform: 'IOS' })],
  ['a push key of an unknown e-mail draft, narrowed to a platform', 'testCampaign', sent('WEB_default_variation_1'), ['MUST test-keys at data.data'], { request: request({ channel: 'EMAIL', draft_id: '65f1c2a9d4e8b7a6c5d4e3f2', test_campaign_meta: { platform: 'IOS' } }) }],
  ['the keys of the platforms that inline content targets', 'testCampaign', sent('IOS_default_variation_1'), [], targeted],
  ['a key of a platform that inline content does not target', 'testCampaign', sent(...inlineKeys), ['SHOULD test-keys at data.data'], targeted],
  ['an e-mail key, which platforms do not restrict', 'testCampaign', sent('EMAIL_default_variation_1'), [], draft({ platform: 'IOS' }, {})],
  ...[{ platform: 'WEB' }, { locale_name: 'en' }, { variation: '2' }].map((meta): ResponseCase => [
    `a key other than ${JSON.stringify(meta)} of an unknown draft`, 'testCampaign', sent('IOS_default_variation_1'), ['MUST test-keys at data.data'], draft(meta, {}),
  ]),
]

const result = (entry: unknown) => success({ data: { EMAIL_a_b: entry }, message: '' })
const reasonMust = ['MUST test-status at data.data.EMAIL_a_b.failure_reason']

// biome-ignore format: one row a line reads best
export const testStatusCases: ResponseCase[] = [
  ['SENT', 'testCampaign', result({ status: 'SENT' }), []],
  ['FAILED with a reason', 'testCampaign', result({ status: 'FAILED', failure_reason: 'No device.' }), []],
  ['FAILED without a reason', 'testCampaign', result({ status: 'FAILED' }), ['SHOULD test-status at data.data.EMAIL_a_b.failure_reason']],
  ['FAILED with a reason that is not a string', 'testCampaign', result({ status: 'FAILED', failure_reason: 7 }), reasonMust],
  ['SENT with a reason', 'testCampaign', result({ status: 'SENT', failure_reason: '' }), reasonMust],
  ['another status', 'testCampaign', result({ status: 'sent' }), ['MUST test-status at data.data.EMAIL_a_b.status']],
  ['a result that is a string', 'testCampaign', result('SENT'), ['MUST test-status at data.data.EMAIL_a_b']],
  ['no message', 'testCampaign', success({ data: {} }), ['MUST test-status at data.message']],
]

// biome-ignore format: one row a line reads best
export const statusDataCases: ResponseCase[] = [
  ['no status', 'changeCampaignStatus', success({ message: 'Accepted.' }), []],
  ['a status', 'changeCampaignStatus', success({ status: 'PAUSED' }), ['MUST status-data at data.status']],
  ['a status within', 'changeCampaignStatus', success({ campaign: { status: 'PAUSED' } }), ['MUST status-data at data.campaign.status']],
  ['a status by another name', 'changeCampaignStatus', success({ campaign_status: 'PAUSED' }), ['MUST status-data at data.campaign_status']],
  ['a status beside an error', 'changeCampaignStatus', { ...campaignError(400, 'VALIDATION_FAILED'), body: { ...campaignError(400, 'VALIDATION_FAILED').body as object, data: { status: 'PAUSED' } } }, []],
  ['the status of a campaign in a read', 'getCampaign', success({ status: 'ACTIVE' }), []],
]

const search = (body: object, versioningEnabled = false): ResponseContext => ({
  request: request(body),
  facts: { workspace: { versioningEnabled } },
})
const filter = (fields: object) => search({ limit: 15, campaign_fields: fields })
const results = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}` }))
const draftPage = success([{ id: 'c1', status: 'DRAFT' }])
const pushPage = success([{ id: 'c1', channel: 'PUSH' }])
const versionPage = success([{ id: 'v2', campaign_id: 'c1', version_number: 2 }])
const withTotal = { response_id: 'a', type: 'campaign', data: [], total_count: 0 }

// biome-ignore format: one row a line reads best
export const searchCases: ResponseCase[] = [
  ['as many as requested', 'searchCampaigns', success(results(2)), [], search({ limit: 2 })],
  ['more than requested', 'searchCampaigns', success(results(3)), ['MUST page at data'], search({ limit: 2 })],
  ['15 results', 'searchCampaigns', success({ campaigns: results(15) }), []],
  ['16 results', 'searchCampaigns', success({ campaigns: results(16) }), ['MUST page at data.campaigns']],
  ['16 results, whatever the limit', 'searchCampaigns', success(results(16)), ['MUST page at data'], search({ limit: 50 })],
  ['an invalid limit', 'searchCampaigns', success(results(3)), [], search({ limit: 0 })],
  ['a total in data', 'searchCampaigns', success({ items: [], total_count: 0 }), ['MUST page at data.total_count']],
  ['a total beside data', 'searchCampaigns', { status: 200, body: withTotal }, ['MUST page at total_count']],
  ['results without id', 'searchCampaigns', success([{ campaign_id: 'c1' }, 'c2', { id: 7 }]), [0, 1, 2].map((index) => `MUST page at data.${index}.id`)],
  ['a draft', 'searchCampaigns', draftPage, ['MUST page at data.0.status'], filter({})],
  ['a draft if drafts were requested', 'searchCampaigns', draftPage, [], filter({ status: ['ACTIVE', 'DRAFT'] })],
  ['a draft if another state was requested', 'searchCampaigns', draftPage, ['MUST page at data.0.status'], filter({ status: 'ACTIVE' })],
  ['a channel that was requested', 'searchCampaigns', pushPage, [], filter({ channels: ['PUSH'] })],
  ['a channel that was not requested', 'searchCampaigns', pushPage, ['MUST page at data.0.channel'], filter({ channels: ['SMS', 'EMAIL'] })],
  ['the requested channel, as a string', 'searchCampaigns', pushPage, [], filter({ channels: 'PUSH' })],
  ['another channel than requested, as a string', 'searchCampaigns', pushPage, ['MUST page at data.0.channel'], filter({ channels: 'EMAIL' })],
  ['a result without channel', 'searchCampaigns', success([{ id: 'c1' }]), [], filter({ channels: ['PUSH'] })],
  ['a page beside an error', 'searchCampaigns', { ...campaignError(400, 'VALIDATION_FAILED'), body: { ...campaignError(400, 'VALIDATION_FAILED').body as object, data: results(16) } }, []],
  ['any channel if none was requested', 'searchCampaigns', pushPage, [], filter({ channels: [] })],
  ['the campaign that was requested', 'searchCampaigns', pushPage, [], filter({ ids: ['c1', 'c2'] })],
  ['a campaign that was not requested', 'searchCampaigns', pushPage, ['MUST page at data.0.id'], filter({ ids: ['c2'] })],
  ['any campaign if no id was requested', 'searchCampaigns', pushPage, [], filter({ ids: [] })],
  ['a version of the campaign that was requested', 'searchCampaigns', versionPage, [], search({ campaign_fields: { ids: ['c1'] } }, true)],
  ['a version of a campaign that was not requested', 'searchCampaigns', versionPage, ['MUST page at data.0.id'], search({ campaign_fields: { ids: ['c2'] } }, true)],
  ['results for the earlier filter', 'searchCampaigns', pushPage, ['MUST page at data'], filter({ delivery_type: 'ONE_TIME' })],
  ['nothing for the earlier filter', 'searchCampaigns', success([]), [], filter({ delivery_type: 'ONE_TIME' })],
  ['no version with versioning enabled', 'searchCampaigns', success([{ id: 'c1' }, { id: 'c2', version_number: 1 }]), ['MUST page at data.0.version_number'], search({}, true)],
]

const asked: ResponseContext = { request: request(undefined, { query: { id: 'offer_1' } }) }
const twoOffers = success([{ id: 'offer_1' }, { id: 'offer_2' }])

// biome-ignore format: one row a line reads best
export const offeringListCases: ResponseCase[] = [
  ['the requested offering', 'listOfferings', success([{ id: 'offer_1' }]), [], asked],
  ['nothing found', 'listOfferings', success([]), [], asked],
  ['two offerings', 'listOfferings', twoOffers, ['MUST page at data', 'MUST page at data.1.id'], asked],
  ['another offering', 'listOfferings', success({ offers: [{ id: 'offer_2' }] }), ['MUST page at data.offers.0.id'], asked],
  ['a list that was not filtered', 'listOfferings', twoOffers, [], { request: request(undefined) }],
  ['a list with an empty filter', 'listOfferings', twoOffers, [], { request: request(undefined, { query: { id: '' } }) }],
]

const at: ResponseContext = { facts: { now: new Date('2026-11-01T12:00:00Z') } }
const past = { start_datetime: '2026-01-01T00:00:00Z', expiry_datetime: '2026-02-01T00:00:00Z' }
const open = { start_datetime: '2026-10-01T00:00:00Z', expiry_datetime: '2026-12-01T00:00:00Z' }
const future = { start_datetime: '2027-01-01T00:00:00Z', expiry_datetime: '2027-02-01T00:00:00Z' }

// biome-ignore format: one row a line reads best
export const offeringCases: ResponseCase[] = [
  ['a created offering', 'createOffering', success({ id: 'offer_1', status: 'scheduled' }, 201), []],
  ['an id without prefix', 'createOffering', success({ id: '66b1f0' }, 201), ['MUST offering at data.id']],
  ['no data', 'createOffering', { status: 201, body: { response_id: 'a' } }, ['MUST offering at data.id']],
  ['a draft', 'createOffering', success({ id: 'offer_1', status: 'draft' }, 201), ['MUST offering at data.status']],
  ['a create answered with 200', 'createOffering', success({ id: 'offer_1' }), ['MUST status at ']],
  ...[
    ['scheduled', future], ['SCHEDULED', future], ['active', open], ['expired', past], ['archived', open], ['live', open],
  ].map(([status, scheduling]): ResponseCase => [
    `${status} with ${JSON.stringify(scheduling)}`, 'updateOffering', success({ status, scheduling }), [], at,
  ]),
  ...[
    ['active', future], ['expired', future], ['scheduled', open], ['expired', open], ['scheduled', past], ['Active', past],
  ].map(([status, scheduling]): ResponseCase => [
    `${status} with ${JSON.stringify(scheduling)}`, 'updateOffering', success({ status, scheduling }), ['MUST offering at data.status'], at,
  ]),
  ['a status that contradicts the sent schedule', 'createOffering', success({ id: 'offer_1', status: 'active' }, 201), ['MUST offering at data.status'], { ...at, request: request({ scheduling: future }) }],
  ['a status that contradicts the sent start', 'updateOffering', success({ status: 'active' }), ['MUST offering at data.status'], { ...at, request: request({ scheduling: { start_datetime: future.start_datetime } }) }],
  ['a status that fits the shown schedule', 'createOffering', success({ id: 'offer_1', status: 'active', scheduling: open }, 201), [], { ...at, request: request({ scheduling: future }) }],
  ['an expired offering that was created after its start', 'createOffering', success({ id: 'offer_1', status: 'expired', scheduling: open }, 201), [], at],
  ['a status without a schedule', 'createOffering', success({ id: 'offer_1', status: 'active' }, 201), [], at],
  ['listed statuses', 'listOfferings', success([{ status: 'draft', scheduling: open }, { status: 'scheduled', scheduling: past }]), ['MUST offering at data.1.status'], { ...at, request: request(undefined) }],
  ['a status shortly after the start', 'updateOffering', success({ status: 'scheduled', scheduling: { ...open, start_datetime: '2026-11-01T11:59:30Z' } }), [], at],
  ['an updated offering', 'updateOffering', success({}), []],
  ['an update answered with 201', 'updateOffering', success({}, 201), ['MUST status at ']],
]

// biome-ignore format: one row a line reads best
export const draftIdCases: ResponseCase[] = [
  ['the id of a new draft', 'createCampaign', success({ id: '65f1c2a9d4e8b7a6c5d4e3f2' }, 201), []],
  ['an id that is not an ObjectId', 'createCampaign', success({ id: 'draft-1' }, 201), ['SHOULD draft-id at data.id']],
  ['an id that is a number', 'createCampaign', success({ id: 7 }, 201), ['MUST draft-id at data.id']],
  ['no id in data', 'createCampaign', success({}, 201), ['SHOULD draft-id at data.id']],
  ['an id by another name', 'createCampaign', success({ campaign_id: '65f1c2a9d4e8b7a6c5d4e3f2' }, 201), []],
  ['an id within', 'createCampaign', success({ campaign: { id: '65f1c2a9d4e8b7a6c5d4e3f2' } }, 201), []],
]

const shape = { in: ['DRAFT'] }

// biome-ignore format: one row a line reads best
export const uncheckedOperationCases: ResponseCase[] = [
  ['a test without its request', 'testCampaign', sent(...inlineKeys), ['response/test-keys']],
  ['a test of a draft without facts', 'testCampaign', sent(...inlineKeys), ['response/test-keys'], draft({}, {})],
  ['a test of inline content', 'testCampaign', sent(...inlineKeys), [], inline()],
  ['a search without its request', 'searchCampaigns', success([{ id: 'c1', version_number: 1 }]), ['response/page']],
  ['a search that found nothing', 'searchCampaigns', success([]), []],
  ['a search without facts of the workspace', 'searchCampaigns', success([{ id: 'c1' }]), ['response/page'], { request: request({}) }],
  ['a search with a malformed filter', 'searchCampaigns', draftPage, ['response/page'], filter({ status: shape })],
  ['a search with malformed channels', 'searchCampaigns', pushPage, ['response/page'], filter({ channels: shape })],
  ['a search with malformed ids', 'searchCampaigns', pushPage, ['response/page'], filter({ ids: shape })],
  ['a version without campaign_id', 'searchCampaigns', success([{ id: 'v2', version_number: 2 }]), ['response/page'], search({ campaign_fields: { ids: ['c1'] } }, true)],
  ['a search whose results cannot be found', 'searchCampaigns', success({ campaigns: [], facets: [] }), ['response/page'], search({})],
  ['a search with no results at all', 'searchCampaigns', success({}), ['response/page'], search({})],
  ['a list without its request', 'listOfferings', success([{ id: 'offer_1' }]), ['response/page']],
  ['an empty list, whatever was requested', 'listOfferings', success([]), []],
  ['a list without its query', 'listOfferings', twoOffers, ['response/page'], { request: {} }],
  ['a search with only its headers', 'searchCampaigns', success([{ id: 'c1', version_number: 1 }]), ['response/page'], { request: { headers: {} } }],
  ['a list whose items cannot be found', 'listOfferings', success({ id: 'offer_1' }), ['response/page'], asked],
  ['a list whose item has no id', 'listOfferings', success([{ name: 'summer' }]), ['response/page'], asked],
  ['a list that was not filtered', 'listOfferings', twoOffers, [], { request: request(undefined) }],
]
