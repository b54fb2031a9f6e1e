// Bugs of set C about campaigns, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, keyed } = is

const requestId = (value) => ({ 'X-SVC-Request-Id': value })
const outsider = is.as('basic-plan:key')
const intern = is.as('intern:key')
const meta = (changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [`test_campaign_meta.${name}`, value]),
  )
const identified = (identifier, value) =>
  meta({ identifier, ...(value ? { identifier_values: [value] } : {}) })

const workspaces = [
  breaks(
    'all',
    'Missing or invalid credentials produce 401.',
    [
      'auth-other-scheme-400',
      'Another scheme: 400',
      is.read(ids.event, { Authorization: 'Digest abc' }),
    ],
    ['auth-test-open', 'Anyone sends tests', is.push({}, is.as())],
  ),
  breaks(
    'campaigns',
    'The key needs the View, Create and Manage, and Create, Manage and Publish permissions.',
    ['permission-unchecked-create', 'Not for drafts', is.create({}, intern)],
    ['permission-unchecked-status', 'Not for a status', is.status(ids.event, 'PAUSE', intern)],
  ),
  breaks(
    'campaigns',
    'X-SVC-Tenant-ID: optional; when omitted, the workspace is resolved from the credentials.',
    ['get-crosses-workspaces', 'Reads any workspace', is.read(ids.event, outsider)],
    ['status-crosses-workspaces', 'Stops any', is.status(ids.event, 'STOP', outsider)],
    ['search-crosses-workspaces', 'Searches all workspaces', is.search({}, {}, outsider)],
    [
      'draft-test-crosses-workspaces',
      'Tests drafts of any workspace',
      is.test(
        { draft_id: ids.pushDraft, test_campaign_meta: is.pushTest.test_campaign_meta },
        {},
        outsider,
      ),
    ],
  ),
]

const envelopes = [
  breaks(
    'campaigns',
    'A request id must be supplied either in this header or as request_id in the body.',
    [
      'request-id-optional-update',
      'Updates need none',
      is.update(ids.pushDraft, {}, requestId(undefined)),
    ],
    [
      'request-id-body-unread-status',
      'A status does not read the body',
      is.call(
        'PATCH',
        `/v5/campaigns/${ids.event}/status`,
        { action: 'PAUSE', request_id: 'mine' },
        requestId(undefined),
      ),
    ],
  ),
  breaks('campaigns', 'When both request ids are set they must match.', [
    'request-id-mismatch-validate',
    'Not compared by validation',
    is.call(
      'POST',
      `/v5/campaigns/${ids.pushDraft}/validate`,
      { request_id: 'other' },
      keyed(null),
    ),
  ]),
  breaks('sendTest', 'request_id: optional string; UUID v4 recommended.', [
    'request-id-uuid-only-test',
    'Tests demand a UUID',
    is.push({ request_id: 'mine' }, requestId(undefined)),
  ]),
  breaks('changeCampaignStatus', 'request_id (optional string).', [
    'request-id-number-accepted-status',
    'A number',
    is.call(
      'PATCH',
      `/v5/campaigns/${ids.event}/status`,
      { action: 'PAUSE', request_id: 17 },
      requestId(undefined),
    ),
  ]),
  breaks(
    'campaigns',
    'error.request_id repeats the request id of the failing call.',
    ['error-request-id-is-response-id', 'That of the response', is.create({ channel: 'SMS' })],
    ['error-request-id-empty-401', 'Empty with 401', is.read(ids.event, is.as())],
  ),
  breaks(
    'campaigns',
    'Error envelope: {response_id, error: {code, message, target, details, request_id}}.',
    [
      'campaign-error-response-id-inside',
      'response_id inside error',
      is.create({ channel: 'SMS' }),
    ],
  ),
  breaks(
    'campaigns',
    'error.details: array of {target, message}.',
    ['campaign-error-details-map', 'Messages by target', is.create({ channel: 'SMS' })],
    ['campaign-error-details-null', 'null without details', is.read(ids.event, is.as())],
  ),
  breaks(
    'campaigns',
    'error.code values: VALIDATION_FAILED, UNPROCESSABLE_ENTITY, BAD_REQUEST, RATE_LIMITED, …',
    ['campaign-error-not-found-code', 'NOT_FOUND', is.read(ids.none)],
  ),
]

const conflict = (changes) => [is.push({}, keyed()), is.push(changes, keyed())]

const idempotency = [
  breaks(
    'campaigns',
    'Idempotency-Key: UUID v4, required on all POST and PATCH requests except validate.',
    ['key-optional-update', 'Not for updates', is.update(ids.pushDraft, {}, keyed(null))],
    ['key-any-text-create', 'Drafts accept any text', is.create({}, keyed('again'))],
    ['get-needs-key', 'Reads need one', is.read(ids.event)],
  ),
  breaks(
    'campaigns',
    'Repeating the same key returns the same response body.',
    [
      'replay-runs-status',
      'A status runs again',
      is.status(ids.event, 'PAUSE', keyed()),
      is.status(ids.event, 'PAUSE', keyed()),
    ],
    [
      'replay-runs-search',
      'The search runs again',
      is.search({}, {}, keyed()),
      is.search({}, {}, keyed()),
    ],
    [
      'replay-of-create-without-data',
      'Drafts lose data',
      is.create({}, keyed()),
      is.create({}, keyed()),
    ],
    [
      'replay-of-rejection-runs-again',
      'Rejections are not remembered',
      is.create({ channel: 'SMS' }, keyed()),
      is.create({ channel: 'SMS' }, keyed()),
    ],
    [
      'replay-only-once',
      'The third call runs again',
      is.create({}, keyed()),
      is.create({}, keyed()),
      is.create({}, keyed()),
    ],
  ),
  breaks(
    'sendTest',
    '409: the key was already used with a different body, or a send is already running for it.',
    [
      'test-conflict-ignores-content',
      'campaign_content is not compared',
      ...conflict({ 'campaign_content.content.push.android.basic_details.title': 'Bye' }),
    ],
    [
      'draft-test-conflict-replayed',
      'Draft tests get the old response',
      ...[{}, { platform: 'IOS' }].map((changes) => ({
        ...is.draftTest(ids.pushDraft, changes),
        headers: is.push({}, keyed()).headers,
      })),
    ],
  ),
  breaks(
    'sendTest',
    '409: envelope code shown is BAD_REQUEST, details is an empty array.',
    [
      'campaign-error-details-missing-409',
      'No details with 409',
      ...conflict({ request_id: 'probe-1' }),
    ],
    [
      'test-running-code',
      'Another code for running sends',
      ...is.given({ idempotency: is.earlier('in-progress', 0) }, is.push({}, keyed())),
    ],
  ),
]

const draftGiven = (facts) =>
  is.given(
    {
      campaign: { channel: 'PUSH', campaign_delivery_type: 'ONE_TIME', status: 'DRAFT' },
      ...facts,
    },
    is.draftTest(ids.none),
  )

const limits = [
  breaks(
    'sendTest',
    'Test requests per second per client: 10; per minute: 100; per hour: 6000.',
    [
      'test-limit-minute-101',
      '101 per minute',
      is.given({ recentRequests: is.recent(100, 30_000) }, is.push()),
    ],
    [
      'test-limit-hour-600',
      '600 per hour',
      is.given({ recentRequests: is.recent(600, 120_000) }, is.push()),
    ],
    ['draft-test-unlimited', 'Not for drafts', draftGiven({ recentRequests: is.recent(10, 500) })],
    [
      'test-limit-shared-by-clients',
      'One limit for all clients',
      is.together(...Array.from({ length: 10 }, () => is.push())),
      is.push({}, outsider),
    ],
  ),
]

const typed = (channel, campaign_delivery_type) => is.create({ channel, campaign_delivery_type })
const draftOf = (campaign_delivery_type, body, channel = 'PUSH') =>
  is.withDraft({ channel, campaign_delivery_type }, (id) => is.update(id, body))

const creation = [
  breaks(
    'createCampaign',
    'Delivery types: …, PERIODIC, …, BUSINESS_EVENT_TRIGGERED, DEVICE_TRIGGERED (Push only), …',
    ['email-periodic-rejected', 'No PERIODIC for Email', typed('EMAIL', 'PERIODIC')],
  ),
  breaks('createCampaign', 'BROADCAST_LIVE_ACTIVITY (not supported by campaign creation).', [
    'email-broadcast-accepted',
    'Email with BROADCAST_LIVE_ACTIVITY',
    typed('EMAIL', 'BROADCAST_LIVE_ACTIVITY'),
  ]),
  breaks(
    'createCampaign',
    'Create: start a draft with only channel, campaign_delivery_type and created_by.',
    ['create-channel-optional', 'PUSH by default', is.create({ channel: undefined })],
    [
      'create-location-needs-details',
      'LOCATION_TRIGGERED needs basic_details',
      typed('PUSH', 'LOCATION_TRIGGERED'),
    ],
    ['create-periodic-needs-scheduling', 'PERIODIC needs scheduling', typed('PUSH', 'PERIODIC')],
    ['create-email-needs-connector', 'Email needs a connector', typed('EMAIL', 'ONE_TIME')],
    [
      'create-stored-as-one-time',
      'campaign_delivery_type is not stored',
      typed('PUSH', 'PERIODIC'),
      is.search({ status: ['DRAFT'], campaign_delivery_type: ['PERIODIC'] }),
    ],
  ),
  breaks('createCampaign', 'campaign_fields with keys ids, channels, created_by, …', [
    'created-by-is-api-user',
    'created_by is replaced by the username',
    is.create({ created_by: 'ada' }),
    is.search({ status: ['DRAFT'], created_by: ['ada'] }),
  ]),
]

const oneChange = {
  campaign_content: {
    locales: [],
    variation_details: undefined,
    content: { push: { web: { template_type: 'BASIC' } } },
  },
}

const versions = [
  is.given({ workspace: { versioningEnabled: true } }, is.create()),
  (answers) =>
    is.update(answers.at(-1).json.data.id, {
      basic_details: { name: 'Evergreen' },
      campaign_content: { content: is.flat() },
      status: 'PUBLISH',
    }),
  (answers) =>
    is.update(answers.at(-1).json.data.id, {
      campaign_content: { content: is.flat() },
      status: 'PUBLISH',
    }),
]

const updates = [
  breaks(
    'updateCampaign',
    'Update: patch individual components.',
    ['update-needs-channel', 'Needs the channel', is.update(ids.pushDraft, oneChange)],
    [
      'update-content-lost',
      'campaign_content is not saved',
      is.update(ids.pushDraft, oneChange),
      is.draftTest(ids.pushDraft),
    ],
    [
      'concurrent-updates-lost',
      'Of two updates at a time, one is lost',
      is.together(
        is.update(ids.pushDraft, { basic_details: { name: 'New', platforms: ['IOS'] } }),
        is.update(ids.pushDraft, oneChange),
      ),
      is.read(ids.pushDraft),
      is.draftTest(ids.pushDraft),
    ],
  ),
  breaks(
    'updateCampaign',
    'Each submitted component is validated in full before the draft is updated.',
    [
      'update-push-details-unchecked',
      'Push details are not checked',
      is.update(ids.pushDraft, { basic_details: { name: 'New', platforms: ['FRIDGE'] } }),
    ],
    [
      'update-second-component-unchecked',
      'Only the first component is checked',
      is.update(ids.pushDraft, {
        basic_details: { name: 'New' },
        campaign_content: { content: { push: { web: { template_type: 'TIMER' } } } },
      }),
    ],
    [
      'update-keyed-content-unchecked',
      'Only flat content is checked',
      is.update(ids.pushDraft, {
        campaign_content: {
          content: { default: { variation_1: { push: { web: { template_type: 'TIMER' } } } } },
        },
      }),
    ],
  ),
  breaks('updateCampaign', 'business_event: required for BUSINESS_EVENT_TRIGGERED.', [
    'business-event-required-for-event',
    'For EVENT_TRIGGERED too',
    draftOf('EVENT_TRIGGERED', { basic_details: { name: 'Event' } }),
  ]),
  breaks(
    'updateCampaign',
    'subscription_category: required for PROMOTIONAL campaigns and inline tests.',
    [
      'transactional-needs-category',
      'For TRANSACTIONAL too',
      is.update(ids.mailDraft, { basic_details: { name: 'x', content_type: 'TRANSACTIONAL' } }),
    ],
  ),
  breaks(
    'updateCampaign',
    'Name, content_type, user_attribute_identifier, … required only for inline test mode.',
    [
      'update-needs-user-attribute',
      'Updates need user_attribute_identifier',
      is.update(ids.mailDraft, {
        basic_details: { name: 'x', content_type: 'TRANSACTIONAL' },
      }),
    ],
  ),
  breaks(
    'updateCampaign',
    'DRAFT, PATCH with {status: PUBLISH}, draft passes publish validation: ACTIVE.',
    [
      'publish-status-published',
      'PUBLISHED',
      is.update(ids.pushDraft, { status: 'PUBLISH' }),
      is.search({ ids: [ids.pushDraft], status: ['ACTIVE'] }),
    ],
    [
      'publish-email-ignored',
      'Email stays a draft',
      is.update(ids.mailDraft, { status: 'PUBLISH' }),
      is.read(ids.mailDraft),
    ],
    [
      'publish-copies-draft',
      'A copy is published',
      is.update(ids.pushDraft, { status: 'PUBLISH' }),
      is.read(ids.pushDraft),
    ],
  ),
  breaks(
    'updateCampaign',
    'Publishing an update to a live campaign creates a new document with an incremented version.',
    [
      'version-drops-other-components',
      'It has the sent components only',
      ...versions,
      is.search({ name: 'Evergreen' }),
    ],
    ['new-version-is-draft', 'It is a draft', ...versions, is.search({ status: ['ACTIVE'] })],
  ),
]

const reads = [
  breaks(
    'validateCampaign',
    'Validate: check whether a draft would pass publish-time validation.',
    ['validate-always-valid', 'Always valid', is.withDraft({}, (id) => is.validate(id))],
    [
      'validate-result-kept',
      'The first result stays',
      is.withDraft({}, (id) => is.validate(id)),
      (answers) =>
        is.update(answers[0].json.data.id, {
          basic_details: { name: 'Done' },
          campaign_content: { content: is.flat() },
        }),
      (answers) => is.validate(answers[0].json.data.id),
    ],
  ),
  breaks('validateCampaign', 'Sending a test or validating does not change campaign state.', [
    'validate-marks-invalid',
    'Incomplete drafts become INVALID',
    is.withDraft({}, (id) => is.validate(id)),
    (answers) => is.read(answers[0].json.data.id),
  ]),
  breaks('getCampaign', 'Call GET /v5/campaigns/{campaign_id} to confirm the resulting status.', [
    'get-result-cached',
    'Reads are cached',
    is.read(ids.event),
    is.status(ids.event, 'PAUSE'),
    is.read(ids.event),
  ]),
  breaks(
    'executions',
    'Returns child campaign ids, sent times, statuses, total instance count.',
    ['executions-without-ids', 'No ids', is.executions(ids.periodic)],
    ['executions-id-of-parent', 'The id of the parent', is.executions(ids.periodic)],
  ),
]

const statuses = [
  breaks(
    'changeCampaignStatus',
    'STOP cannot be used on PERIODIC; PAUSE and RESUME cannot be used on ONE_TIME campaigns.',
    ['stop-triggered-rejected', 'No STOP on events', is.status(ids.event, 'STOP')],
    ['stop-periodic-email-accepted', 'STOP on Email', is.status(ids.periodicMail, 'STOP')],
    ['pause-one-time-email-accepted', 'PAUSE on Email', is.status(ids.mail, 'PAUSE')],
  ),
  breaks('changeCampaignStatus', 'Changes the status of one published campaign per request.', [
    'status-of-email-rejected',
    'Not of Email',
    is.status(ids.mail, 'STOP'),
  ]),
]

const searches = [
  breaks(
    'searchCampaigns',
    'Drafts are excluded unless DRAFT is in campaign_fields.status.',
    [
      'search-drafts-alone-only',
      'Only if it is the only status',
      is.search({ status: ['DRAFT', 'ACTIVE'], name: 'draft' }),
    ],
    ['search-drafts-by-name', 'Drafts are found by name', is.search({ name: 'Spring draft' })],
  ),
  breaks('searchCampaigns', 'delivery_type yields zero results without error.', [
    'search-legacy-beside-new',
    'Ignored beside campaign_delivery_type',
    is.search({ delivery_type: 'PERIODIC', campaign_delivery_type: ['PERIODIC'] }),
  ]),
  breaks(
    'searchCampaigns',
    'SMS campaigns are returned by search; SMS may be given in channels.',
    ['search-sms-only-when-asked', 'Not without channels', is.search({ name: 'Seeded SMS' })],
    ['search-sms-finds-nothing', 'It finds nothing', is.search({ channels: ['SMS'] })],
  ),
  breaks(
    'searchCampaigns',
    'Results are paginated, at most 15 campaigns per page, and the request carries a limit.',
    ['search-default-page-20', '20 without a limit', is.search({})],
  ),
  breaks('searchCampaigns', 'Continue paging until a page returns fewer results than limit.', [
    'search-filters-after-paging',
    'Pages are filtered last',
    is.search({ channels: ['SMS'] }, { limit: 2 }),
  ]),
  breaks('searchCampaigns', 'ids (array of strings).', [
    'search-first-id-only',
    'Only the first',
    is.search({ ids: [ids.event, ids.periodic] }),
  ]),
  breaks('searchCampaigns', 'Each version has its own raw id.', [
    'search-result-stable-id',
    'campaign_id as id',
    ...versions,
    is.search({ status: ['ACTIVE'] }),
  ]),
]

const partial = is.push({ 'basic_details.platforms': ['ANDROID', 'WEB'] })
const keyedVariations = {
  'campaign_content.content': {
    default: { variation_1: is.flat(), variation_2: is.flat() },
    fr: { variation_1: is.flat(), variation_2: is.flat() },
  },
  'campaign_content.locales': ['fr'],
}

const tests = [
  breaks(
    'sendTest',
    'Identifiers by channel: USER_ATTRIBUTE_UNIQUE_ID is for PUSH, ID for EMAIL, …',
    [
      'push-user-email-rejected',
      'No USER_ATTRIBUTE_USER_EMAIL',
      is.push(identified('USER_ATTRIBUTE_USER_EMAIL', 'ada@example.org')),
    ],
    [
      'push-accepts-mobile-number',
      'MOBILE_NUMBER for PUSH',
      is.push(identified('MOBILE_NUMBER', '+491701234567')),
    ],
    ['email-id-rejected', 'No ID', is.mail(identified('ID', 'user-1'))],
    [
      'email-accepts-user-email',
      'USER_ATTRIBUTE_USER_EMAIL for EMAIL',
      is.mail(identified('USER_ATTRIBUTE_USER_EMAIL')),
    ],
    ['identifier-any-text', 'Any text', is.push(identified('DEVICE_SERIAL'))],
  ),
  breaks(
    'sendTest',
    'identifier_values: array of string, required, at most 10 entries.',
    [
      'identifier-values-unlimited-draft',
      'No limit for drafts',
      is.draftTest(ids.pushDraft, { identifier_values: Array(11).fill('token') }),
    ],
    ['identifier-values-single-text', 'One text', is.push(meta({ identifier_values: 'token' }))],
  ),
  breaks('sendTest', 'platform: draft mode only.', [
    'inline-platform-accepted',
    'Inline too',
    is.push(meta({ platform: 'ANDROID' })),
  ]),
  breaks('sendTest', 'personalization_details: optional.', [
    'personalization-rejected-for-drafts',
    'Not for drafts',
    is.draftTest(ids.pushDraft, {}, { personalization_details: { user_attributes: {} } }),
  ]),
  breaks('sendTest', 'channel: must equal the channel of the shape.', [
    'content-of-other-channel-accepted',
    'Email content for PUSH',
    is.push({ 'campaign_content.content': is.mailTest.campaign_content.content }),
  ]),
  breaks(
    'sendTest',
    'Draft mode: sends one test per platform, locale and variation of the draft.',
    ['draft-test-all-platforms', 'Every platform', is.draftTest(ids.pushDraft)],
    [
      'draft-test-content-kept',
      'The content of the first test',
      is.draftTest(ids.pushDraft),
      is.update(ids.pushDraft, oneChange),
      is.draftTest(ids.pushDraft),
    ],
  ),
  breaks(
    'sendTest',
    'When platform, locale_name or variation is given, only the matching key appears.',
    [
      'inline-locale-filter-ignored',
      'Inline: locale_name is ignored',
      is.push({ ...keyedVariations, ...meta({ locale_name: 'fr' }) }),
    ],
    [
      'locale-filter-lost-with-platform',
      'platform replaces locale_name',
      is.draftTest(ids.pushDraft, { platform: 'IOS', locale_name: 'fr' }),
    ],
    [
      'filtered-variations-reported',
      'Other variations fail',
      is.draftTest(ids.pushDraft, { variation: 'variation_2' }),
    ],
  ),
  breaks(
    'sendTest',
    'Key {PLATFORM}_{locale}_{variation}: IOS, …; variation defaults to variation_1.',
    ['result-key-ios-camel-case', 'iOS', is.draftTest(ids.pushDraft)],
  ),
  breaks(
    'sendTest',
    'A send that fails for one combination is reported inside data with FAILED; HTTP stays 200.',
    ['partial-failure-207', '207', partial],
    ['failed-combination-missing', 'It is left out', partial],
    ['one-failure-fails-all', 'All are reported as FAILED', partial],
  ),
  breaks(
    'sendTest',
    'Response 200: {response_id, type, data: {data: map, message: string}}.',
    ['message-missing-when-failed', 'No message after failures', partial],
    ['draft-test-response-without-type', 'No type for drafts', is.draftTest(ids.pushDraft)],
  ),
]

const contents = [
  breaks('sendTest', 'dwell_time_value: required when triggered_at is dwell.', [
    'dwell-value-always-required',
    'Always',
    is.push({ 'basic_details.geofences': is.geofences() }),
  ]),
  breaks('sendTest', 'One of the iOS keys must be passed as true.', [
    'ios-switch-false-counts',
    'false will do',
    is.push({
      'basic_details.platform_specific_details.ios': { send_to_all_eligible_device: false },
    }),
  ]),
  breaks('sendTest', 'platforms: array of ANDROID, IOS, WEB.', [
    'push-platforms-single',
    'One text',
    is.push({ 'basic_details.platforms': 'ANDROID' }),
  ]),
  breaks('sendTest', 'subscription_category: required for PROMOTIONAL and inline tests.', [
    'inline-transactional-without-category',
    'Not for TRANSACTIONAL',
    is.mail({
      'basic_details.content_type': 'TRANSACTIONAL',
      'basic_details.subscription_category': undefined,
    }),
  ]),
  breaks(
    'sendTest',
    'Keyed shape: content[locale][variation] = {push or email}.',
    [
      'keyed-content-without-variations',
      'Without variation',
      is.keyedContent({ default: is.flat() }),
    ],
    [
      'first-variation-checked',
      'Only the first variation is checked',
      is.keyedContent({
        default: {
          variation_1: is.flat(),
          variation_2: { push: { web: { template_type: 'TIMER' } } },
        },
      }),
    ],
  ),
  breaks('sendTest', 'Keys must be variation_N (for example variation_1).', [
    'manual-key-any-suffix',
    'variation_ and any text',
    is.variations({
      distribution_type: 'MANUAL',
      no_of_variations: 1,
      manual_distribution_percentage: { variation_a: 100 },
    }),
  ]),
  breaks('sendTest', 'optimizer_campaign_duration: required for the auto-optimized type.', [
    'optimizer-fields-for-manual',
    'For MANUAL too',
    is.variations({
      distribution_type: 'MANUAL',
      no_of_variations: 1,
      manual_distribution_percentage: { variation_1: 100 },
    }),
  ]),
  breaks('sendTest', 'from_address: string, email format.', [
    'from-address-plus-rejected',
    'No plus sign',
    is.email({ from_address: 'team+news@example.org' }),
  ]),
  breaks('sendTest', 'time_period: required for the two SPECIFIC_TIME values.', [
    'time-period-always-required',
    'For DURATION too',
    is.android({
      timer: {
        timer_ends_at: 'DURATION',
        personalized_value: false,
        duration_hour: '1',
        duration_minute: '30',
      },
    }),
  ]),
  breaks('sendTest', 'dismiss_button_text: required when auto_dismiss_notification is true.', [
    'auto-dismiss-false-counts',
    'When false too',
    is.android({ advanced: { auto_dismiss_notification: false } }),
  ]),
]

export const setCCampaigns = [
  ...workspaces,
  ...envelopes,
  ...idempotency,
  ...limits,
  ...creation,
  ...updates,
  ...reads,
  ...statuses,
  ...searches,
  ...tests,
  ...contents,
].flat()
