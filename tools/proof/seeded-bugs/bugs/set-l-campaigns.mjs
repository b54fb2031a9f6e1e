// Bugs of set L about campaigns, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, keyed, withComponents } = is

const prefixed = (prefix, changes) =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${prefix}${name}`, value]))
const meta = (changes) => prefixed('test_campaign_meta.', changes)
const androidDetails = (changes) => is.android(prefixed('basic_details.', changes))

const tests = [
  breaks('sendTest', 'Identifiers by channel: USER_ATTRIBUTE_UNIQUE_ID is allowed for PUSH.', [
    'email-accepts-unique-id',
    'For EMAIL as well',
    is.mail(meta({ identifier: 'USER_ATTRIBUTE_UNIQUE_ID', identifier_values: ['4711'] })),
  ]),
  breaks('sendTest', 'identifier_values: array of string, required.', [
    'draft-identifier-values-optional',
    'Not with draft_id',
    is.draftTest(ids.pushDraft, { identifier_values: undefined }),
  ]),
  breaks('sendTest', 'identifier_values: at most 10 entries.', [
    'segment-values-unlimited',
    'Any number with CUSTOM_SEGMENT',
    is.push(
      meta({
        identifier: 'CUSTOM_SEGMENT',
        identifier_values: Array.from({ length: 11 }, (_, n) => `Segment ${n}`),
      }),
    ),
  ]),
  breaks('sendTest', 'Geofences: all of these are strings unless noted.', [
    'dwell-value-number-accepted',
    'A number as dwell_time_value as well',
    is.push({ 'basic_details.geofences': is.dwell({ dwell_time_value: 5 }) }),
  ]),
  breaks('sendTest', 'Email basic details: tags: array of string.', [
    'mail-tags-text-accepted',
    'A text as well',
    is.mail({ 'basic_details.tags': 'spring,sale' }),
  ]),
  breaks('sendTest', 'connector_type: must match a connector configured in the workspace.', [
    'connector-type-any-case',
    'In any case',
    is.mail({ 'connector.connector_type': 'SendGrid' }),
  ]),
  breaks('sendTest', 'user_attributes: object, attribute name to override value.', [
    'user-attribute-number-500',
    'A number as value crashes',
    is.push({ personalization_details: { user_attributes: { points: 120 } } }),
  ]),
]

const manual = (percentages) =>
  is.variations(
    {
      distribution_type: 'MANUAL',
      no_of_variations: 2,
      manual_distribution_percentage: percentages,
    },
    { default: { variation_1: is.flat(), variation_2: is.flat() } },
  )

const content = [
  breaks('sendTest', 'locales: array of string.', [
    'locales-single-text-accepted',
    'One locale as text as well',
    is.keyedContent({ default: { variation_1: is.flat() } }, 'fr'),
  ]),
  breaks('sendTest', 'Keyed shape: other locale keys must be listed in locales.', [
    'locale-listed-in-other-case-accepted',
    'In any case',
    is.keyedContent({ default: { variation_1: is.flat() }, FR: { variation_1: is.flat() } }, [
      'fr',
    ]),
  ]),
  breaks('sendTest', 'manual_distribution_percentage: object, variation name to integer.', [
    'manual-share-zero-rejected',
    'Zero counts as missing',
    manual({ variation_1: 100, variation_2: 0 }),
  ]),
  breaks('sendTest', 'Keys must be variation_N; other key forms are rejected.', [
    'manual-key-separator-optional',
    'variationN as well',
    manual({ variation1: 50, variation2: 50 }),
  ]),
  breaks('sendTest', 'bcc_ids: array of email strings.', [
    'bcc-several-in-one-accepted',
    'Several addresses in one text as well',
    is.email({ bcc_ids: ['ada@example.org;bob@example.org'] }),
  ]),
  breaks('sendTest', 'Android basic details: image_url (uri).', [
    'image-url-http-rejected',
    'Only https',
    androidDetails({ image_url: 'http://cdn.example.org/a.png' }),
  ]),
  breaks('sendTest', 'banner_image_url (uri, required for Image Banner with Text).', [
    'banner-image-relative-accepted',
    'A path as well',
    is.android({
      template_type: 'IMAGE_BANNER_WITH_TEXT',
      'basic_details.banner_image_url': '/images/banner.png',
    }),
  ]),
  breaks('sendTest', 'custom_template_id: required when template_type is Custom.', [
    'custom-template-version-suffices',
    'custom_template_version suffices',
    is.android({ template_type: 'Custom', custom_template_version: 2 }),
  ]),
  breaks('sendTest', 'Android button: click_action_type: ..., CUSTOM_ACTION, SNOOZE, ...', [
    'button-snooze-rejected',
    'No SNOOZE',
    is.android({ buttons: [{ btn_name: 'Later', click_action_type: 'SNOOZE' }] }),
  ]),
]

const onAndroid = { basic_details: { name: 'Held out', platforms: ['ANDROID'] } }
const onBoth = { basic_details: { name: 'Held out', platforms: ['ANDROID', 'IOS'] } }
const flatContent = { campaign_content: { content: is.flat() } }
const flatDraft = { ...onAndroid, ...flatContent }
const keyedDraft = {
  ...onAndroid,
  campaign_content: { content: { default: { variation_1: is.flat() } } },
}
const publish = (id) => is.update(id, { status: 'PUBLISH' })

const draftTests = [
  breaks('sendTest', 'One test per platform, locale and variation unless narrowed.', [
    'platform-filter-drops-variations',
    'With platform, only the first variation is tested',
    is.draftTest(ids.pushDraft, { platform: 'IOS' }),
  ]),
  breaks('sendTest', 'When platform, ... is given, only the matching key appears.', [
    'draft-test-results-accumulate',
    'Results of earlier tests of the draft appear as well',
    is.draftTest(ids.pushDraft),
    is.draftTest(ids.pushDraft, {
      platform: 'IOS',
      locale_name: 'fr',
      variation: 'variation_1',
    }),
  ]),
]

const updates = [
  breaks('updateCampaign', 'Connector: required: connector_type and connector_name.', [
    'update-connector-name-optional',
    'Updates do not need connector_name',
    is.update(ids.mailDraft, { connector: { connector_type: 'SES' } }),
  ]),
  breaks('updateCampaign', 'PATCH updates components.', [
    'validated-draft-not-updated',
    'After POST /validate, updates are accepted but not saved',
    ...withComponents(
      {},
      flatDraft,
      is.validate,
      (id) => is.update(id, onBoth),
      (id) => is.draftTest(id),
    ),
  ]),
  breaks(
    'updateCampaign',
    'A draft becomes ACTIVE if it passes publish validation.',
    [
      'failed-publish-clears-content',
      'A failed attempt removes its content',
      ...withComponents({}, flatContent, publish, (id) => is.update(id, onAndroid), publish),
    ],
    [
      'publish-device-triggered-rejected',
      'DEVICE_TRIGGERED is unknown to it',
      ...withComponents({ campaign_delivery_type: 'DEVICE_TRIGGERED' }, flatDraft, publish),
    ],
    [
      'publish-keyed-content-500',
      'Keyed content crashes',
      ...withComponents({}, keyedDraft, publish),
    ],
  ),
]

const operations = [
  breaks('validateCampaign', 'Checks whether a draft would pass publish-time validation.', [
    'validate-periodic-500',
    'PERIODIC crashes',
    ...withComponents({ campaign_delivery_type: 'PERIODIC' }, flatDraft, is.validate),
  ]),
  breaks('getCampaign', 'Retrieves one campaign by id.', [
    'get-mail-draft-404',
    'No drafts for EMAIL',
    is.read(ids.mailDraft),
  ]),
  breaks('executions', 'Execution history of PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns.', [
    'executions-mail-periodic-rejected',
    'EMAIL: of BUSINESS_EVENT_TRIGGERED only',
    is.executions(ids.periodicMail),
  ]),
  breaks('changeCampaignStatus', 'action: STOP, PAUSE or RESUME.', [
    'status-action-trimmed',
    'Spaces around it are ignored',
    is.status(ids.event, 'PAUSE '),
  ]),
  breaks('changeCampaignStatus', 'STOP: a published or scheduled campaign.', [
    'stop-of-draft-accepted',
    'A draft as well',
    is.status(ids.pushDraft, 'STOP'),
  ]),
]

const creator = { created_by: 'Ada Lovelace' }
const draftsOf = ({ created_by }) =>
  is.search({ status: ['DRAFT'], created_by: [created_by] }, { limit: 5 })

const searches = [
  breaks('searchCampaigns', 'At most 15 campaigns per page, and the request carries a limit.', [
    'search-limit-1-rejected',
    'At least 2',
    is.search({ channels: ['PUSH'] }, { limit: 1 }),
  ]),
  breaks(
    'searchCampaigns',
    'Searches and filters campaigns; keys: ..., created_by, ...',
    [
      'creator-stored-lower-case',
      'created_by is stored in lower case, so that the search does not find it',
      is.create(creator),
      draftsOf(creator),
    ],
    [
      'search-results-kept',
      'The results of a filter are kept for a minute, so that new campaigns are missed',
      draftsOf(creator),
      is.create(creator),
      draftsOf(creator),
    ],
  ),
  breaks('searchCampaigns', 'SMS may be given in channels; matching results have channel SMS.', [
    'search-sms-one-time-only',
    'Only ONE_TIME',
    is.search({ channels: ['SMS'] }, { limit: 5 }),
  ]),
]

const longId = `held-out-${'0123456789'.repeat(4)}`

const protocol = [
  breaks('createCampaign', 'X-SVC-Request-Id: string.', [
    'request-id-uuid-only-create',
    'It has to be a UUID to create drafts',
    is.create(),
  ]),
  breaks('campaigns', 'error.request_id repeats the request id of the failing call.', [
    'error-request-id-cut-at-36',
    'Its first 36 characters',
    is.create({ channel: undefined }, { 'X-SVC-Request-Id': longId }),
  ]),
  breaks('searchCampaigns', 'The key needs the View, Create and Manage, ... permissions.', [
    'permission-unchecked-search',
    'Not for the search',
    is.search({ channels: ['PUSH'] }, { limit: 3 }, is.as('intern:key')),
  ]),
  breaks('searchCampaigns', 'Repeating the same key returns the same response body.', [
    'replay-new-response-id-search',
    'A new response_id for the search',
    is.search({ channels: ['PUSH'] }, { limit: 3 }, keyed()),
    is.search({ channels: ['PUSH'] }, { limit: 3 }, keyed()),
  ]),
  breaks('sendTest', '409: the Idempotency-Key was already used with a different body.', [
    'test-conflict-ignores-details',
    'basic_details is not compared',
    is.mail({}, keyed()),
    is.mail({ 'basic_details.name': 'Another mail' }, keyed()),
  ]),
  breaks('sendTest', 'Test requests per second per client: 10.', [
    'test-limit-per-identifier',
    'Requests with other identifiers are counted apart',
    is.together(...Array.from({ length: 10 }, () => is.push())),
    is.push(meta({ identifier: 'CUSTOM_SEGMENT' })),
  ]),
]

export const setLCampaigns = [
  tests,
  content,
  draftTests,
  updates,
  operations,
  searches,
  protocol,
].flat(2)
