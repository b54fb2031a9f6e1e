// Bugs of set F about campaigns, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, keyed, withComponents } = is

const values = (list) => ({ 'test_campaign_meta.identifier_values': list })
const times = (count, value) => Array.from({ length: count }, () => value)
const numbered = (count) => Array.from({ length: count }, (_, n) => `user${n}@example.org`)

const request = [
  breaks('sendTest', 'channel: PUSH or EMAIL.', [
    'test-channel-any-case',
    'In any case',
    is.push({ channel: 'push' }),
  ]),
  breaks(
    'sendTest',
    'identifier_values: at most 10 entries.',
    [
      'identifier-values-counted-once',
      'Equal ones are counted once',
      is.push(values(times(11, 'a'))),
    ],
    ['identifier-values-unlimited-email', 'No limit for EMAIL', is.mail(values(numbered(11)))],
  ),
  breaks('sendTest', 'Connector: connector_type and connector_name are required.', [
    'connector-type-optional',
    'Not connector_type',
    is.mail({ 'connector.connector_type': undefined }),
  ]),
  breaks('sendTest', 'subscription_category: must match a category configured in the workspace.', [
    'transactional-category-unchecked',
    'Not for TRANSACTIONAL',
    is.mail({
      'basic_details.content_type': 'TRANSACTIONAL',
      'basic_details.subscription_category': 'Unheard of',
    }),
  ]),
]

const details = [
  breaks('sendTest', 'Geofences: all of these are strings.', [
    'geofence-radius-number',
    'radius may be a number',
    is.push({ 'basic_details.geofences': is.geofences({ radius: 200 }) }),
  ]),
  breaks(
    'sendTest',
    'dwell_time_value, dwell_time_granularity: required when triggered_at is dwell.',
    [
      'dwell-fields-needed-for-exit',
      'For EXIT as well',
      is.push({ 'basic_details.geofences': is.geofences({ triggered_at: 'EXIT' }) }),
    ],
  ),
  breaks('sendTest', 'platform_specific_details.ios: one of the keys must be passed as true.', [
    'ios-empty-settings-accepted',
    'None is needed if it is empty',
    is.push({ 'basic_details.platform_specific_details': { ios: {} } }),
  ]),
]

const { campaign_content: flatMail } = is.mailTest

const content = [
  breaks('sendTest', 'Flat shape: valid only when no locales or variations exist.', [
    'flat-mail-with-locales',
    'Email content may be flat with locales',
    is.mail({ 'campaign_content.locales': ['fr'] }),
  ]),
  breaks(
    'sendTest',
    'locales: array of string, non-default locale names. A validation error is 400.',
    [
      'locale-region-rejected',
      'A name is a language without a region',
      is.keyedContent(
        { default: { variation_1: is.flat() }, 'pt-BR': { variation_1: is.flat() } },
        ['pt-BR'],
      ),
    ],
    ['locales-null-500', 'null crashes', is.push({ 'campaign_content.locales': null })],
  ),
  breaks('sendTest', 'manual_distribution_percentage: required when distribution_type is MANUAL.', [
    'manual-shares-optional-for-one',
    'Not for one variation',
    is.variations({ distribution_type: 'MANUAL', no_of_variations: 1 }),
  ]),
  breaks('sendTest', 'Android timer: specific_time (date-time).', [
    'specific-time-offset-rejected',
    'Only times in UTC',
    is.android({
      template_type: 'TIMER',
      timer: {
        timer_ends_at: 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE',
        personalized_value: true,
        specific_time: '2031-05-01T18:30:00+02:00',
        time_period: 'PM',
      },
    }),
  ]),
  breaks('sendTest', 'Android button: click_action_type (DEEPLINKING, …, REMIND_LATER).', [
    'buttons-first-only',
    'Only the first button is checked',
    is.android({
      buttons: [
        { btn_name: 'Call', click_action_type: 'CALL' },
        { btn_name: 'Fly', click_action_type: 'FLY' },
      ],
    }),
  ]),
  breaks('sendTest', 'Android basic details: image_url (uri).', [
    'image-url-query-rejected',
    'A URI with a query is rejected',
    is.android({ 'basic_details.image_url': 'https://example.org/image?id=7' }),
  ]),
]

const twoMails = {
  basic_details: { name: 'Two mails' },
  campaign_content: {
    variation_details: {
      distribution_type: 'MANUAL',
      no_of_variations: 2,
      manual_distribution_percentage: { variation_1: 50, variation_2: 50 },
    },
    content: {
      default: { variation_1: flatMail.content, variation_2: flatMail.content },
    },
  },
}
const inBrazil = {
  basic_details: { name: 'Regional', platforms: ['ANDROID'] },
  campaign_content: {
    locales: ['pt_BR'],
    content: { default: { variation_1: is.flat() }, pt_BR: { variation_1: is.flat() } },
  },
}
const toAda = { identifier: 'EMAIL', identifier_values: ['ada@example.org'] }

const draftTests = [
  breaks('sendTest', 'Key of a result: {PLATFORM}_{locale}_{variation}.', [
    'result-key-language-only',
    'The language of the locale only',
    ...withComponents({}, inBrazil, (id) => is.draftTest(id)),
  ]),
  breaks(
    'sendTest',
    'When variation is given in test_campaign_meta, only the matching key appears.',
    [
      'mail-variation-filter-ignored',
      'Not for EMAIL',
      ...withComponents({ channel: 'EMAIL' }, twoMails, (id) =>
        is.draftTest(id, { ...toAda, variation: 'variation_2' }),
      ),
    ],
  ),
  breaks('sendTest', 'When locale_name is omitted, one test per locale in the draft is sent.', [
    'draft-test-narrowing-kept',
    'That of an earlier test of the draft is kept',
    is.draftTest(ids.pushDraft, { locale_name: 'fr' }),
    is.draftTest(ids.pushDraft),
  ]),
  breaks('sendTest', 'Sending a test does not change campaign state.', [
    'draft-test-saves-details',
    'The draft gets the basic_details of the test',
    is.draftTest(ids.pushDraft, {}, { basic_details: { name: 'Trial', platforms: ['ANDROID'] } }),
    is.draftTest(ids.pushDraft),
  ]),
  breaks('sendTest', 'draft_id: id of a saved DRAFT campaign.', [
    'test-of-published-draft-sent',
    'A draft that was tested can be tested after it was published',
    is.draftTest(ids.pushDraft),
    is.update(ids.pushDraft, { status: 'PUBLISH' }),
    is.draftTest(ids.pushDraft),
  ]),
]

const personalized = (city) => ({ personalization_details: { user_attributes: { city } } })
const unreachable = { 'test_campaign_meta.identifier_values': ['nobody'] }

const testProtocol = [
  breaks('sendTest', '409: the Idempotency-Key was already used with a different body.', [
    'test-conflict-ignores-personalization',
    'personalization_details is not compared',
    is.push(personalized('Oslo'), keyed()),
    is.push(personalized('Rome'), keyed()),
  ]),
  breaks('sendTest', 'Repeating the same key returns the same response body.', [
    'failed-send-frees-key',
    'Not if a send failed',
    is.mail(unreachable, keyed()),
    is.mail(unreachable, keyed()),
  ]),
  breaks('sendTest', 'Test requests per second per client: 10; per minute: 100.', [
    'test-limit-per-draft',
    'Each draft is counted apart',
    ...is.given({ recentRequests: is.recent(99, 30_000) }, is.push()),
    is.draftTest(ids.pushDraft),
  ]),
  breaks('sendTest', 'Response 200: {response_id, type: string (campaign), data}.', [
    'mail-test-type-email',
    'type is email for EMAIL',
    is.mail(),
  ]),
  breaks('all', 'Body: the test request (JSON).', [
    'json-with-charset-rejected',
    'application/json with a charset is rejected',
    is.push({}, { 'Content-Type': 'application/json; charset=utf-8' }),
  ]),
]

const renamed = { basic_details: { name: 'Autumn draft', tags: ['autumn'], platforms: ['IOS'] } }
const drafts = (filter) => is.search({ status: ['DRAFT'], ...filter })
const outsider = is.as('basic-plan:key')

const lifecycle = [
  breaks(
    'createCampaign',
    'Supported channels: Push, Email; delivery types: BUSINESS_EVENT_TRIGGERED.',
    [
      'create-email-business-event-rejected',
      'Not for EMAIL',
      is.create({ channel: 'EMAIL', campaign_delivery_type: 'BUSINESS_EVENT_TRIGGERED' }),
    ],
  ),
  breaks('updateCampaign', 'Each submitted component is validated in full.', [
    'update-connector-unchecked',
    'Not connector',
    is.update(ids.mailDraft, { connector: { connector_type: 'SENDGRID' } }),
  ]),
  breaks(
    'updateCampaign',
    'PATCH updates components; campaign_fields of the search: name, tags.',
    [
      'update-tags-lost',
      'tags is not saved',
      is.update(ids.pushDraft, renamed),
      drafts({ tags: ['autumn'] }),
    ],
    [
      'search-old-name-kept',
      'The search has the old name',
      is.update(ids.pushDraft, renamed),
      drafts({ name: 'Autumn draft' }),
    ],
  ),
  breaks('updateCampaign', 'X-SVC-Tenant-ID: the workspace is resolved from the credentials.', [
    'update-crosses-workspaces',
    'Updates drafts of any workspace',
    is.update(ids.pushDraft, renamed, outsider),
    drafts({ ids: [ids.pushDraft] }),
  ]),
  breaks('validateCampaign', 'Validating does not change campaign state.', [
    'validate-lists-default-locale',
    'default is added to the locales of the draft, which is invalid then',
    is.validate(ids.pushDraft),
    is.update(ids.pushDraft, { status: 'PUBLISH' }),
  ]),
]

const statuses = [
  breaks('changeCampaignStatus', 'PAUSE: the delivery type is not ONE_TIME.', [
    'pause-business-event-rejected',
    'No PAUSE on BUSINESS_EVENT_TRIGGERED',
    is.status(ids.business, 'PAUSE'),
  ]),
  breaks('changeCampaignStatus', 'Body: action (required), request_id (optional string).', [
    'status-request-id-rejected',
    'request_id is unknown',
    is.call('PATCH', `/v5/campaigns/${ids.event}/status`, {
      action: 'PAUSE',
      request_id: 'probe-1',
    }),
  ]),
  breaks('changeCampaignStatus', 'Changes the status of one published campaign per request.', [
    'status-change-of-all',
    'All published campaigns of the workspace get the status',
    is.status(ids.event, 'STOP'),
    is.read(ids.business),
  ]),
]

const searches = [
  breaks('searchCampaigns', 'Drafts are excluded unless DRAFT is in campaign_fields.status.', [
    'search-draft-status-exclusive',
    'With DRAFT, other statuses find nothing',
    is.search({ status: ['DRAFT', 'ACTIVE'], ids: [ids.pushDraft, ids.event] }),
  ]),
  breaks(
    'searchCampaigns',
    'The request carries a limit; continue paging until a page returns fewer.',
    ['search-limit-plus-one', 'Pages have one more than limit', is.search({}, { limit: 3 })],
  ),
]

const uuid1 = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

const protocol = [
  breaks('searchCampaigns', 'Idempotency-Key: UUID v4.', [
    'key-any-version-search',
    'Any version for the search',
    is.search({}, {}, keyed(uuid1)),
  ]),
  breaks('executions', 'Repeating the same key returns the same response body.', [
    'replay-runs-executions',
    'Executions run again',
    is.executions(ids.periodic, keyed()),
    is.executions(ids.periodic, keyed()),
  ]),
  breaks('executions', 'X-SVC-Request-Id and request_id: when both are set they must match.', [
    'request-id-mismatch-executions',
    'Not compared by executions',
    is.call('POST', `/v5/campaigns/${ids.periodic}/executions`, { request_id: 'other' }),
  ]),
  breaks('getCampaign', 'error.request_id repeats the request id of the failing call.', [
    'error-request-id-empty-404',
    'Empty with 404',
    is.read(ids.none),
  ]),
]

export const setFCampaigns = [
  request,
  details,
  content,
  draftTests,
  testProtocol,
  lifecycle,
  statuses,
  searches,
  protocol,
].flat(2)
