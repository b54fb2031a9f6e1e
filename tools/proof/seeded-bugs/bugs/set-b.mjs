// Bugs of set B, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, implied, keyed } = is

const fence = (changes) => is.push({ basic_details: { geofences: is.dwell(changes) } })

const protocol = [
  breaks(
    'all',
    'Missing or invalid credentials produce 401.',
    ['auth-search-any', 'Any credentials for the search', is.search({}, {}, is.as('a:b'))],
    ['auth-templates-open', 'Anyone reads templates', is.templates(is.as())],
    ['auth-validate-open', 'Anyone validates', is.validate(ids.pushDraft, is.as())],
    ['auth-offers-list-any-key', 'Any key lists offers', is.offers('', is.as('workspace:no'))],
    ['unauthorized-empty-body', 'No body', is.read(ids.event, is.as())],
  ),
  breaks(
    'offers',
    'The feature must be enabled for the workspace; otherwise calls return 403 FORBIDDEN.',
    ['feature-unchecked-templates', 'Templates work', is.templates(is.as('basic-plan:key'))],
    ['feature-disabled-404', '404', is.offers('', is.as('basic-plan:key'))],
    ['feature-disabled-400', '400', is.offer({}, is.as('basic-plan:key'))],
    ['forbidden-401', '401 for lists', is.templates(is.as('basic-plan:key'))],
  ),
  breaks(
    'all',
    'X-SVC-Tenant-ID: optional; when omitted, the workspace is resolved from the credentials.',
    ['tenant-required-get', 'Reads need the header', is.read(ids.event)],
    ['tenant-required-test', 'Tests need the header', is.push()],
  ),
  breaks(
    'campaigns',
    'A request id must be supplied either in this header or as request_id in the body.',
    ['request-id-optional-test', 'Tests', is.push({}, { 'X-SVC-Request-Id': undefined })],
    ['request-id-optional-create', 'Drafts', is.create({}, { 'X-SVC-Request-Id': undefined })],
    [
      'request-id-body-unread-test',
      'Tests do not read the body',
      is.push({ request_id: 'mine' }, { 'X-SVC-Request-Id': undefined }),
    ],
    ['request-id-header-unread-search', 'The search does not read the header', is.search({})],
  ),
  breaks(
    'campaigns',
    'When both request ids are set they must match.',
    [
      'request-id-mismatch-update',
      'Not compared by updates',
      is.update(ids.pushDraft, { request_id: 'other' }),
    ],
    [
      'request-id-mismatch-status',
      'Not compared by status changes',
      is.call('PATCH', `/v5/campaigns/${ids.event}/status`, {
        action: 'STOP',
        request_id: 'other',
      }),
    ],
    ['request-id-any-case', 'Case is ignored', is.push({ request_id: 'PROBE-1' })],
  ),
  breaks(
    'campaigns',
    'Error envelope: {response_id, error: {code, message, target, details, request_id}}.',
    ['campaign-error-bare', '401 without envelope', is.read(ids.event, is.as())],
    ['campaign-error-without-details', 'No details', is.create({ channel: 'SMS' })],
    ['campaign-error-details-field-key', 'field, not target', is.create({ channel: 'SMS' })],
    ['campaign-error-lower-case-code', 'Codes in lower case', is.create({ channel: 'SMS' })],
    [
      'campaign-error-without-request-id-409',
      'No request_id with 409',
      is.push({}, keyed()),
      is.push({ request_id: 'probe-1' }, keyed()),
    ],
  ),
  breaks(
    'all',
    '500: internal error (a bad request is a validation error, 400).',
    ['array-body-500', 'A list crashes', is.raw('POST', '/v5/offers', '[]')],
    [
      'deep-nesting-500',
      'Deep nesting crashes',
      is.raw('POST', '/v5/campaigns/search', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    ],
    ['percent-escape-500', 'Bad escapes crash', is.read('%E0%A4%A')],
    ['meta-null-500', 'test_campaign_meta of null crashes', is.push({ test_campaign_meta: null })],
    ['errors-with-200', 'Validation errors with 200', is.push({ channel: 'SMS' })],
  ),
  implied('getCampaign', 'Errors have an envelope.', [
    'campaign-404-as-html',
    '404 is a page',
    is.read(ids.none),
  ]),
  implied('createOffer', '403 FORBIDDEN for keys that may not.', [
    'permission-unchecked-create-offer',
    'Not checked',
    is.offer({}, is.as('intern:key')),
  ]),
]

const upper = '3F0C9A4E-6F0B-4C59-9D1E-2B7A6C5D4E3F'

const idempotency = [
  breaks(
    'campaigns',
    'Idempotency-Key: UUID v4, required on all POST and PATCH requests except validate.',
    ['key-optional-status', 'Not for a status', is.status(ids.event, 'STOP', keyed(null))],
    ['key-optional-executions', 'Not for executions', is.executions(ids.periodic, keyed(null))],
    ['key-optional-test', 'Not for tests', is.push({}, keyed(null))],
    ['key-any-text-update-campaign', 'Any text', is.update(ids.pushDraft, {}, keyed('again'))],
  ),
  implied('campaigns', 'Idempotency-Key: UUID v4.', [
    'key-upper-case-rejected',
    'Not in upper case',
    is.push({}, keyed(upper)),
  ]),
  breaks(
    'campaigns',
    'Repeating the same key returns the same response body.',
    [
      'replay-runs-create-campaign',
      'A second draft',
      is.create({}, keyed()),
      is.create({}, keyed()),
    ],
    ['replay-runs-test', 'A second test', is.push({}, keyed()), is.push({}, keyed())],
    ['replay-of-test-flagged', 'Another member', is.push({}, keyed()), is.push({}, keyed())],
  ),
  breaks(
    'sendTest',
    '409: the key was already used with a different body, or a send is already running for it.',
    [
      'test-conflict-ignores-meta',
      'test_campaign_meta is not compared',
      is.push({}, keyed()),
      is.push({ 'test_campaign_meta.identifier_values': ['b'] }, keyed()),
    ],
    ['test-conflict-422', '422', is.push({}, keyed()), is.push({ request_id: 'probe-1' }, keyed())],
    [
      'test-conflict-code',
      'Not BAD_REQUEST',
      is.push({}, keyed()),
      is.push({ request_id: 'probe-1' }, keyed()),
    ],
    [
      'test-in-progress-executed',
      'A second send runs',
      is.given({ idempotency: is.earlier('in-progress', 0) }, is.push({}, keyed())),
    ],
  ),
  breaks(
    'createOffer',
    'Reusing the same key within 24 hours returns the original response.',
    ['replay-new-response-id-offers', 'New id', is.offer({}, keyed()), is.offer({}, keyed())],
    [
      'offers-key-never-expires',
      'After 24 hours too',
      is.given({ idempotency: is.earlier('completed', 30, 201) }, is.offer({}, keyed())),
    ],
  ),
  breaks(
    'offers',
    'In progress: 409 DUPLICATE_IDEMPOTENCY_KEY; different body: 409 IDEMPOTENCY_CONFLICT.',
    [
      'offers-running-code',
      'The code of a conflict',
      is.given(
        { idempotency: is.earlier('in-progress', 0), offering: { status: 'active' } },
        is.updateOffer(ids.active, {}, keyed()),
        { params: { offer_id: ids.active } },
      ),
    ],
    [
      'offers-conflict-top-level-names',
      'Only the names of fields are compared',
      is.offer({}, keyed()),
      is.offer({ priority: 3 }, keyed()),
    ],
    [
      'offers-conflict-400',
      '400',
      is.updateOffer(ids.active, { priority: 3 }, keyed()),
      is.updateOffer(ids.active, { priority: 4 }, keyed()),
    ],
  ),
  breaks(
    'offers',
    'A missing key gives 400 MISSING_IDEMPOTENCY_KEY; a non-UUID-v4 key INVALID_IDEMPOTENCY_KEY.',
    ['key-optional-update-offer', 'Not needed', is.updateOffer(ids.active, {}, keyed(null))],
    ['invalid-key-422', '422', is.offer({}, keyed('again'))],
    [
      'key-any-version-create-offer',
      'Any version',
      is.offer({}, keyed('3f0c9a4e-6f0b-7c59-9d1e-2b7a6c5d4e3f')),
    ],
  ),
]

const limits = [
  breaks(
    'sendTest',
    'Test requests per second per client: 10; per minute: 100; per hour: 6000.',
    [
      'test-limit-second-5',
      '5 per second',
      is.given({ recentRequests: is.recent(7, 500) }, is.push()),
    ],
    [
      'test-limit-minute-missing',
      'No limit per minute',
      is.given({ recentRequests: is.recent(100, 30_000) }, is.push()),
    ],
  ),
  breaks('sendTest', 'error.code values: …, RATE_LIMITED, …', [
    'rate-limited-code',
    'Another code',
    is.given({ recentRequests: is.recent(10, 500) }, is.push()),
  ]),
  breaks(
    'listOffers',
    'GET /v5/offers (and templates): 150 per minute, 500 per hour, 1000 per day.',
    [
      'list-limit-hour-missing',
      'No limit per hour',
      is.given({ recentRequests: is.recent(500, 600_000) }, is.offers()),
    ],
    [
      'templates-limit-missing',
      'No limit for templates',
      is.given({ recentRequests: is.recent(150, 30_000) }, is.templates()),
    ],
  ),
  breaks(
    'offers',
    'POST /v5/offers and PATCH: 100 per minute, 300 per hour, 600 per day.',
    [
      'create-limit-hour-3000',
      '3000 per hour',
      is.given({ recentRequests: is.recent(300, 600_000) }, is.offer()),
    ],
    [
      'create-limit-minute-missing',
      'No limit per minute',
      is.given({ recentRequests: is.recent(100, 30_000) }, is.offer()),
    ],
    [
      'update-limit-off-by-one',
      '99 per minute',
      is.given({ recentRequests: is.recent(99, 30_000) }, is.updateOffer(ids.none, {})),
    ],
  ),
  breaks(
    'offers',
    '429: rate limit exceeded; Retry-After gives seconds to wait.',
    [
      'retry-after-date',
      'A date',
      is.given({ recentRequests: is.recent(100, 30_000) }, is.offer()),
    ],
    [
      'retry-after-zero',
      'Always 0',
      is.given({ recentRequests: is.recent(150, 30_000) }, is.templates()),
    ],
    [
      'retry-after-missing-list',
      'Not for the list',
      is.given({ recentRequests: is.recent(150, 30_000) }, is.offers()),
    ],
    ['rate-limited-503', '503', is.given({ recentRequests: is.recent(100, 30_000) }, is.offer())],
  ),
  breaks('offers', 'Rate limits are per consumer and per endpoint.', [
    'create-and-update-share-limit',
    'One limit for both writes',
    ...Array.from({ length: 52 }, () => [
      is.offer({ priority: 0 }),
      is.updateOffer(ids.none, {}),
    ]).flat(),
  ]),
]

const campaigns = [
  breaks(
    'createCampaign',
    'Delivery types: DEVICE_TRIGGERED (Push only); no creation of BROADCAST_LIVE_ACTIVITY.',
    [
      'email-device-triggered-accepted',
      'Email with DEVICE_TRIGGERED',
      is.create({ channel: 'EMAIL', campaign_delivery_type: 'DEVICE_TRIGGERED' }),
    ],
    [
      'create-broadcast-accepted',
      'BROADCAST_LIVE_ACTIVITY',
      is.create({ campaign_delivery_type: 'BROADCAST_LIVE_ACTIVITY' }),
    ],
    [
      'create-device-triggered-rejected',
      'No DEVICE_TRIGGERED',
      is.create({ campaign_delivery_type: 'DEVICE_TRIGGERED' }),
    ],
  ),
  breaks(
    'createCampaign',
    'Minimum fields channel, campaign_delivery_type, created_by; starts a draft.',
    [
      'create-delivery-type-optional',
      'ONE_TIME by default',
      is.create({ campaign_delivery_type: undefined }),
    ],
    [
      'create-is-active',
      'It is active',
      is.create(),
      (answers) => is.read(answers[0].json.data.id),
    ],
  ),
  implied('createCampaign', 'created_by names someone.', [
    'create-created-by-any-type',
    'Any type',
    is.create({ created_by: 7 }),
  ]),
  breaks('updateCampaign', 'Creating and updating SMS campaigns is not supported.', [
    'update-sms-accepted',
    'SMS drafts can be updated',
    is.given(
      { campaign: { status: 'DRAFT', channel: 'SMS', campaign_delivery_type: 'ONE_TIME' } },
      is.update(ids.sms, { basic_details: { name: 'x' } }),
      { params: { campaign_id: ids.sms } },
    ),
  ]),
  breaks(
    'updateCampaign',
    'Each submitted component is validated in full before the draft is updated.',
    [
      'update-commits-invalid',
      'Other components are saved',
      is.update(ids.mailDraft, { basic_details: { name: 'Changed' }, connector: {} }),
      is.search({ ids: [ids.mailDraft], status: ['DRAFT'] }),
    ],
    [
      'stored-category-unchecked',
      'Categories are not looked up',
      is.update(ids.mailDraft, { basic_details: { subscription_category: 'None' } }),
    ],
  ),
  breaks(
    'updateCampaign',
    'geofences: required for LOCATION_TRIGGERED; broadcast_live_activity_id: for iOS broadcasts.',
    [
      'geofences-not-required',
      'Not geofences',
      is.withDraft({ campaign_delivery_type: 'LOCATION_TRIGGERED' }, (id) =>
        is.update(id, { basic_details: { name: 'Here' } }),
      ),
    ],
    [
      'live-activity-id-not-required',
      'Not broadcast_live_activity_id',
      is.given(
        {
          campaign: {
            status: 'DRAFT',
            channel: 'PUSH',
            campaign_delivery_type: 'BROADCAST_LIVE_ACTIVITY',
          },
        },
        is.update(ids.none, { basic_details: { platforms: ['IOS'] } }),
        { params: { campaign_id: ids.none } },
      ),
    ],
  ),
  implied('updateCampaign', 'Publishing: the draft passes publish validation.', [
    'publish-unchecked',
    'Anything can be published',
    is.withDraft({}, (id) => is.update(id, { status: 'PUBLISH' })),
  ]),
  breaks(
    'updateCampaign',
    'Publishing an update creates a new document; campaign_id is stable across versions.',
    ['publish-in-place', 'The old document changes', ...republish()],
    ['version-loses-campaign-id', 'campaign_id changes', ...republish()],
  ),
  breaks('validateCampaign', 'Checks publish-time validity without committing.', [
    'validate-empty-draft-500',
    'Drafts without content crash',
    is.withDraft({}, (id) => is.validate(id)),
  ]),
  breaks('getCampaign', 'Retrieves one campaign by id.', [
    'get-draft-404',
    'Not drafts',
    is.read(ids.pushDraft),
  ]),
  breaks(
    'executions',
    'Execution history of PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns; total instance count.',
    ['executions-periodic-rejected', 'Not of PERIODIC', is.executions(ids.periodic)],
    ['executions-without-count', 'No count', is.executions(ids.periodic)],
    ['executions-of-email-500', 'Email crashes', is.executions(ids.periodicMail)],
  ),
]

function republish() {
  return [
    ...is.given({ workspace: { versioningEnabled: true } }, is.create()),
    (answers) =>
      is.update(answers.at(-1).json.data.id, {
        basic_details: { name: 'One' },
        campaign_content: { content: is.flat() },
        status: 'PUBLISH',
      }),
    (answers) =>
      is.update(answers.at(-1).json.data.id, { basic_details: { name: 'Two' }, status: 'PUBLISH' }),
    is.search({}),
  ]
}

const statuses = [
  breaks(
    'changeCampaignStatus',
    'STOP cannot be used on PERIODIC; PAUSE and RESUME cannot be used on ONE_TIME campaigns.',
    ['resume-one-time-accepted', 'RESUME on ONE_TIME', is.status(ids.oneTime, 'RESUME')],
    ['stop-one-time-rejected', 'No STOP on ONE_TIME', is.status(ids.mail, 'STOP')],
    ['resume-triggered-rejected', 'No RESUME on events', is.status(ids.event, 'RESUME')],
  ),
  breaks(
    'changeCampaignStatus',
    'action (required): STOP, PAUSE or RESUME. PUBLISH is not accepted here.',
    ['status-publish-accepted', 'PUBLISH', is.status(ids.event, 'PUBLISH')],
    ['status-lower-case-accepted', 'Lower case', is.status(ids.event, 'stop')],
  ),
  breaks(
    'changeCampaignStatus',
    'Response {response_id, type, data: object}.',
    ['status-response-data-null', 'data is null', is.status(ids.event, 'STOP')],
    ['status-response-without-response-id', 'No response_id', is.status(ids.event, 'STOP')],
  ),
  implied('changeCampaignStatus', 'Changes the status of one published campaign.', [
    'status-change-lost',
    'It does not',
    is.status(ids.event, 'STOP'),
    is.read(ids.event),
  ]),
]

const versioned = (filter) => [
  ...is.given({ workspace: { versioningEnabled: true } }, is.create()),
  is.search({ status: ['DRAFT'], ...filter }),
]

const searches = [
  breaks('searchCampaigns', 'Drafts are excluded unless DRAFT is in campaign_fields.status.', [
    'search-drafts-never',
    'Drafts are never found',
    is.search({ status: ['DRAFT'] }),
  ]),
  breaks(
    'searchCampaigns',
    'delivery_type is not recognised in V5: it yields zero results without error.',
    ['search-delivery-type-400', 'An error', is.search({ delivery_type: 'PERIODIC' })],
    ['search-legacy-filter-ignored', 'It is ignored', is.search({ delivery_type: 'PERIODIC' })],
  ),
  breaks(
    'searchCampaigns',
    'There is no total_count; continue until a page returns fewer results than limit.',
    ['search-total-count', 'total_count', is.search({})],
    ['search-limit-less-one', 'One result too few', is.search({}, { limit: 3 })],
  ),
  breaks('searchCampaigns', 'Matching results have channel equal to SMS.', [
    'search-sms-channel-renamed',
    'TEXT',
    is.search({ channels: ['SMS'] }),
  ]),
  breaks(
    'searchCampaigns',
    'campaign_fields: ids, channels, created_by, created_date, name, status, tags, …',
    ['search-ids-ignored', 'ids', is.search({ ids: [ids.event] })],
    ['search-channels-ignored', 'channels', is.search({ channels: ['SMS'] })],
    ['search-created-by-ignored', 'created_by', is.search({ created_by: ['nobody'] })],
    ['search-status-ignored', 'status', is.search({ status: ['STOPPED'] })],
  ),
  breaks(
    'searchCampaigns',
    'With versioning enabled, results include version_number and can be filtered by it.',
    ['search-result-without-version', 'Not included', ...versioned({})],
    ['search-version-number-ignored', 'No filter', ...versioned({ version_number: 9 })],
  ),
]

const tests = [
  breaks(
    'sendTest',
    'identifier and identifier_values (array of string, at most 10 entries) are required.',
    [
      'identifier-values-9',
      'Only 9',
      is.push({ 'test_campaign_meta.identifier_values': Array(10).fill('x') }),
    ],
    [
      'identifier-values-any-type',
      'Entries of any type',
      is.mail({
        'test_campaign_meta.identifier': 'ID',
        'test_campaign_meta.identifier_values': [7],
      }),
    ],
    [
      'identifier-optional',
      'No identifier',
      is.push({ 'test_campaign_meta.identifier': undefined }),
    ],
  ),
  breaks(
    'sendTest',
    'locale_name: string; platform: ANDROID, IOS or WEB.',
    ['locale-name-any-type', 'Any locale_name', is.mail({ 'test_campaign_meta.locale_name': [] })],
    [
      'meta-platform-any',
      'Any platform',
      is.mailDraftTest({
        test_campaign_meta: {
          identifier: 'EMAIL',
          identifier_values: ['a@example.org'],
          platform: 'TV',
        },
      }),
    ],
  ),
  breaks(
    'sendTest',
    'Identifiers by channel.',
    [
      'email-accepts-push-id',
      'PUSH_ID for EMAIL',
      is.mail({ 'test_campaign_meta.identifier': 'PUSH_ID' }),
    ],
    [
      'draft-identifier-any-channel',
      'Not checked for drafts',
      is.draftTest(ids.pushDraft, { identifier: 'ID' }),
    ],
    ['push-gaid-rejected', 'No SVC_GAID', is.push({ 'test_campaign_meta.identifier': 'SVC_GAID' })],
    [
      'email-mobile-number-rejected',
      'No MOBILE_NUMBER',
      is.mail({ 'test_campaign_meta.identifier': 'MOBILE_NUMBER' }),
    ],
  ),
  breaks('sendTest', 'The draft-mode examples also carry channel.', [
    'draft-with-channel-rejected',
    'It is rejected',
    is.draftTest(ids.pushDraft, {}, { channel: 'PUSH' }),
  ]),
  implied('sendTest', 'channel must equal the channel of the shape.', [
    'draft-channel-unchecked',
    'That of the draft may differ',
    is.draftTest(ids.pushDraft, {}, { channel: 'EMAIL' }),
  ]),
  breaks(
    'sendTest',
    'Inline mode requires channel, campaign_content and, for email, basic_details and connector.',
    [
      'inline-push-content-optional',
      'No content for push',
      is.push({ campaign_content: undefined }),
    ],
    [
      'inline-email-campaign-content-optional',
      'No content for email',
      is.mail({ campaign_content: undefined }),
    ],
    [
      'inline-email-basic-details-optional',
      'No basic_details',
      is.mail({ basic_details: undefined }),
    ],
    [
      'inline-email-content_type-optional',
      'No content_type',
      is.mail({ 'basic_details.content_type': undefined }),
    ],
    [
      'inline-email-user_attribute_identifier-optional',
      'No user_attribute_identifier',
      is.mail({ 'basic_details.user_attribute_identifier': undefined }),
    ],
  ),
  breaks(
    'sendTest',
    'Connector: connector_type, must match a configured connector, and connector_name.',
    ['connector-name-optional', 'No name', is.mail({ 'connector.connector_name': undefined })],
    ['inline-connector-unchecked', 'Any type', is.mail({ 'connector.connector_type': 'NONE' })],
  ),
  breaks('sendTest', 'content_type: PROMOTIONAL or TRANSACTIONAL.', [
    'email-content-type-any',
    'Any',
    is.mail({ 'basic_details.content_type': 'BOTH' }),
  ]),
  breaks(
    'sendTest',
    'When platform, locale_name or variation is given, only the matching key appears.',
    ['locale-filter-ignored', 'locale_name', is.draftTest(ids.pushDraft, { locale_name: 'fr' })],
  ),
  breaks(
    'sendTest',
    'Key {PLATFORM}_{locale}_{variation}; EMAIL for Email; locale and variation have defaults.',
    ['result-key-email-without-channel', 'No EMAIL', is.mail()],
    ['result-key-empty-locale', 'No default locale', is.push()],
    ['result-key-locale-upper-case', 'Locale in upper case', is.draftTest(ids.pushDraft)],
    ['result-key-dashes', 'Dashes', is.push()],
  ),
  breaks('sendTest', 'Draft mode sends one test per platform, locale and variation of the draft.', [
    'only-first-variation',
    'Only the first variation',
    is.draftTest(ids.pushDraft),
  ]),
  breaks(
    'sendTest',
    'status is SENT or FAILED; failure_reason: string, present only when FAILED; still 200.',
    ['sent-as-success', 'SUCCESS', is.push()],
    ['sent-with-failure-reason', 'An empty reason with SENT', is.mailDraftTest()],
    ['failure-reason-object', 'An object', is.push({ 'test_campaign_meta.identifier_values': [] })],
    ['failed-send-400', '400', is.push({ 'test_campaign_meta.identifier_values': [] })],
  ),
  breaks(
    'sendTest',
    'Response 200: {response_id, type (campaign), data: {data: map, message: string}}.',
    ['test-response-without-response-id', 'No response_id', is.push()],
    ['test-response-without-message', 'No message', is.push()],
    ['test-response-message-list', 'message is a list', is.push()],
    ['test-response-data-flat', 'One data only', is.push()],
  ),
  breaks('sendTest', 'Sending a test does not change campaign state.', [
    'test-changes-status',
    'It does',
    is.draftTest(ids.pushDraft),
    is.read(ids.pushDraft),
  ]),
  breaks('sendTest', 'personalization_details: user_attributes and event_attributes are objects.', [
    'event-attributes-any-type',
    'event_attributes may be anything',
    is.push({ 'personalization_details.event_attributes': [] }),
  ]),
]

const one = { variation_1: is.flat() }
const manual = { distribution_type: 'MANUAL' }
const optimized = { distribution_type: 'OPTIMIZED' }

const contents = [
  breaks(
    'sendTest',
    'Content: the default locale key is always required; flat shape without locales, variations.',
    ['default-locale-optional', 'Not required', is.keyedContent({ fr: one }, ['fr'])],
    [
      'other-locales-unchecked',
      'Content of other locales is not checked',
      is.keyedContent({ default: one, fr: { variation_1: { push: { web: 1 } } } }, ['fr']),
    ],
    [
      'flat-with-variations',
      'Flat with variations',
      is.variations(
        { ...manual, manual_distribution_percentage: { variation_1: 5, variation_2: 95 } },
        is.flat(),
      ),
    ],
    ['flat-content-rejected', 'No flat shape', is.push()],
  ),
  breaks(
    'sendTest',
    'VariationDetails: types, minimum and what MANUAL and the auto-optimized type require.',
    ['variations-fraction', 'no_of_variations of 1.5', is.variations({ no_of_variations: 1.5 })],
    ['distribution-type-any', 'Any type', is.variations({ distribution_type: 'RANDOM' })],
    ['manual-shares-optional', 'No percentages', is.variations(manual)],
    [
      'manual-share-fraction',
      'Percentages of any type',
      is.variations({ ...manual, manual_distribution_percentage: { variation_1: '100' } }),
    ],
    [
      'manual-shares-always-required',
      'Percentages for OPTIMIZED',
      is.variations({
        ...optimized,
        optimizer_campaign_duration: 4,
        optimizer_distribution_metric: 'OPEN_RATE',
      }),
    ],
    [
      'optimizer-metric-optional',
      'No metric',
      is.variations({ ...optimized, optimizer_campaign_duration: 4 }),
    ],
    [
      'optimizer-duration-text',
      'Duration as text',
      is.variations({
        ...optimized,
        optimizer_campaign_duration: '4',
        optimizer_distribution_metric: 'OPEN_RATE',
      }),
    ],
  ),
  breaks(
    'sendTest',
    'Email content: formats, enumerations and what a template makes unnecessary.',
    ['reply-to-any-text', 'reply_to_address', is.email({ reply_to_address: 'x' })],
    ['bcc-any-text', 'bcc_ids', is.email({ bcc_ids: ['x'] })],
    [
      'attachment-type-any',
      'file_type',
      is.email({ attachments: [{ file_type: 'PDF', url: 'https://example.org' }] }),
    ],
    ['ace-editor-rejected', 'No Ace Editor', is.email({ email_editor: 'Ace Editor' })],
    [
      'subject-required-with-template',
      'subject with a template',
      is.email({ custom_template_id: 'x', subject: undefined }),
    ],
    [
      'html-content-with-template',
      'html_content with a template',
      is.email({ custom_template_id: 'x', html_content: undefined }),
    ],
  ),
  breaks(
    'sendTest',
    'iOS and Android content: template_type values, custom_template_id and -version.',
    ['ios-accepts-timer', 'TIMER on iOS', is.ios({ template_type: 'TIMER' })],
    ['ios-custom-without-template', 'No id on iOS', is.ios({ template_type: 'Custom' })],
    ['ios-template-version-text', 'iOS version', is.ios({ custom_template_version: '1' })],
    [
      'android-template-version-text',
      'Android version',
      is.android({ custom_template_version: '1' }),
    ],
    [
      'android-progress-bar-rejected',
      'No TIMER_WITH_PROGRESS_BAR',
      is.android({ template_type: 'TIMER_WITH_PROGRESS_BAR', timer: {} }),
    ],
    ['android-content-unchecked', 'Nothing of Android', is.android({ template_type: 'X' })],
  ),
  breaks('sendTest', 'banner_image_url: required for Image Banner with Text.', [
    'banner-image-optional',
    'Not required',
    is.android({ template_type: 'IMAGE_BANNER_WITH_TEXT' }),
  ]),
  breaks(
    'sendTest',
    'Android timer: specific_time (date-time), time_period, duration_hour, duration_minute.',
    [
      'specific-time-optional',
      'specific_time',
      is.android({ timer: { personalized_value: true } }),
    ],
    ['specific-time-any-text', 'Format', is.android({ timer: { specific_time: 'tomorrow' } })],
    [
      'time-period-campaign-zone-optional',
      'time_period',
      is.android({ timer: { timer_ends_at: 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE' } }),
    ],
    [
      'duration-hour-optional',
      'duration_hour',
      is.android({ timer: { personalized_value: false, duration_minute: '1' } }),
    ],
    ['duration-minute-number', 'A number', is.android({ timer: { duration_minute: 5 } })],
  ),
  breaks(
    'sendTest',
    'Android advanced: dismiss_button_text and auto-dismiss time are required when …',
    [
      'sticky-dismiss-text-optional',
      'No text when sticky',
      is.android({ advanced: { make_notification_sticky: true } }),
    ],
    [
      'auto-dismiss-time-optional',
      'No time',
      is.android({ advanced: { auto_dismiss_notification: true, dismiss_button_text: 'x' } }),
    ],
    [
      'dismiss-time-text',
      'Time as text',
      is.android({ advanced: { auto_dismiss_notification_time_value: '5' } }),
    ],
    ['large-icon-any-type', 'use_large_icon', is.android({ advanced: { use_large_icon: 'yes' } })],
  ),
  breaks(
    'sendTest',
    'Android buttons and basic details: types, enumerations and formats.',
    [
      'button-remind-later-rejected',
      'No REMIND_LATER',
      is.android({ buttons: [{ click_action_type: 'REMIND_LATER' }] }),
    ],
    [
      'click-action-any',
      'default_click_action',
      is.android({ 'basic_details.default_click_action': 'FLY' }),
    ],
    [
      'control-color-any',
      'notification_control_color',
      is.android({ 'basic_details.notification_control_color': 'RED' }),
    ],
    [
      'app-name-color-any-text',
      'app_name_color_code',
      is.android({ 'basic_details.app_name_color_code': 'reddish' }),
    ],
    ['image-url-any-text', 'image_url', is.android({ 'basic_details.image_url': 'a b' })],
    [
      'android-message-no-html',
      'No HTML in message',
      is.android({ 'basic_details.message': '<b>Hi</b>' }),
    ],
    [
      'key-value-pairs-object',
      'key_value_pairs',
      is.android({ 'basic_details.key_value_pairs': {} }),
    ],
  ),
  breaks(
    'sendTest',
    'Geofences: all are strings; seven are required; dwell needs value and granularity.',
    ['dwell-granularity-not-required', 'Granularity', fence({ dwell_time_granularity: undefined })],
    ['dwell-granularity-weeks', 'WEEKS', fence({ dwell_time_granularity: 'WEEKS' })],
    ['geofence-dwell-upper-case-only', 'Only DWELL', fence({})],
    ['geofence-latitude-number', 'A number', fence({ latitude: 52.5 })],
    ['geofence-radius-optional', 'radius', fence({ radius: undefined })],
    ['geofence-triggered_at-optional', 'triggered_at', fence({ triggered_at: undefined })],
  ),
  breaks(
    'sendTest',
    'Push basic details: types, platforms, one iOS key true.',
    ['push-platforms-any-value', 'platforms', is.push({ 'basic_details.platforms': ['TV'] })],
    ['push-tags-any-type', 'tags', is.push({ 'basic_details.tags': 'x' })],
    ['push-team-any-type', 'team', is.push({ 'basic_details.team': 7 })],
    [
      'push-amp-plus-any-type',
      'push_amp_plus_enabled',
      is.push({ 'basic_details.platform_specific_details.android.push_amp_plus_enabled': 'yes' }),
    ],
    [
      'ios-third-switch-ignored',
      'The third key does not count',
      is.push({
        'basic_details.platform_specific_details.ios': {
          send_to_only_provisional_push_enabled_devices: true,
        },
      }),
    ],
  ),
]

const creation = [
  breaks(
    'createOffer',
    'name: 5 to 100 characters; only letters, numbers and underscores (INVALID_OFFER_NAME).',
    ['offer-name-4-accepted', '4 characters', is.offer({ name: 'Sale' })],
    ['offer-name-100-rejected', 'Not 100', is.offer({ name: 'a'.repeat(100) })],
    ['offer-name-underscore-rejected', 'No underscores', is.offer()],
    ['offer-name-end-unchecked', 'Only the start is checked', is.offer({ name: 'Half price!' })],
    ['offer-name-code', 'Another code', is.offer({ name: 'Half price' })],
  ),
  breaks(
    'createOffer',
    'priority: integer 1 to 100; description: string; tags: array of tag ids.',
    ['priority-101-accepted', '101', is.offer({ priority: 101 })],
    ['priority-1-rejected', 'Not 1', is.offer({ priority: 1 })],
    ['priority-fraction-accepted', '1.5', is.offer({ priority: 1.5 })],
    ['offer-description-any-type', 'Any description', is.offer({ description: 7 })],
    ['offer-tags-any-type', 'Any tags', is.offer({ tags: 'tag_spring' })],
  ),
  breaks(
    'createOffer',
    'Required on create: name, priority, delivery, created_by, scheduling, segment_info, …',
    ['create-offer-priority-optional', 'Not priority', is.offer({ priority: undefined })],
    ['create-offer-segment-info-optional', 'Not segment', is.offer({ segment_info: undefined })],
    ['create-offer-delivery-optional', 'Not delivery', is.offer({ delivery: undefined })],
    [
      'create-offer-expiry-optional',
      'Not the expiry',
      is.offer({ 'scheduling.expiry_datetime': undefined }),
    ],
    ['create-offer-template-optional', 'Not the template', is.offer({ 'offer_content.meta': {} })],
    ['create-offer-needs-tags', 'tags', is.offer()],
    ['missing-field-target', 'error.target is body', is.offer({ created_by: undefined })],
  ),
  breaks('createOffer', 'variation_meta.type: SMV or DMV.', [
    'variation-type-any',
    'Any',
    is.offer({ 'variation_meta.type': 'AB' }),
  ]),
  breaks('createOffer', 'expiry must be after start.', [
    'create-order-unchecked',
    'Not checked',
    is.offer({ scheduling: { start_datetime: is.at(9), expiry_datetime: is.at(7) } }),
  ]),
  breaks(
    'createOffer',
    'name: unique among non-archived offerings in the workspace.',
    ['archived-name-stays-taken', 'Archived too', is.offer({ name: 'Put_Away' })],
    ['expired-name-is-free', 'Not expired ones', is.offer({ name: 'Long_Gone' })],
  ),
  breaks(
    'createOffer',
    'INVALID_TAG_ID: a tag id does not exist.',
    ['only-first-tag-checked', 'Only the first', is.offer({ tags: ['tag_spring', 'tag_none'] })],
    ['tag-code', 'Another code', is.offer({ tags: ['tag_none'] })],
  ),
  breaks(
    'createOffer',
    '201, body with data.id (prefix offer_); every response carries response_id.',
    ['create-offer-id-without-prefix', 'No prefix', is.offer()],
    ['create-offer-id-at-top', 'id beside data', is.offer()],
    ['create-offer-without-response-id', 'No response_id', is.offer()],
    ['create-offer-lost', 'Nothing is stored', is.offer(), is.offers('?limit=100')],
  ),
  breaks('createOffer', '400: validation failed.', [
    'create-violations-422',
    '422',
    is.offer({ priority: 0 }),
  ]),
  breaks(
    'offers',
    'Envelope {error: {code, message, target, details, doc_url}, response_id}; target in dots.',
    ['offers-error-without-doc-url', 'No doc_url', is.offer({ priority: 0 })],
    ['offers-error-without-details', 'No details', is.offer({ priority: 0 })],
    [
      'offers-details-last-segment',
      'Targets without path',
      is.offer({ 'scheduling.expiry_datetime': 'soon' }),
    ],
    ['offers-error-kebab-code', 'Codes in kebab case', is.offer({ priority: 0 })],
    ['offers-error-without-target', 'No target with 403', is.updateOffer(ids.expired, {})],
    ['offers-error-without-response-id-404', 'No id', is.updateOffer(ids.none, {})],
  ),
]

const updates = [
  breaks(
    'updateOffer',
    'Expired: 403 EXPIRED_OFFERING; archived: 403 ARCHIVED_OFFERING.',
    ['archived-can-be-updated', 'Archived works', is.updateOffer(ids.archived, { priority: 3 })],
    ['archived-409', '409', is.updateOffer(ids.archived, { priority: 3 })],
    ['expired-code', 'Another code', is.updateOffer(ids.expired, { priority: 3 })],
  ),
  breaks(
    'updateOffer',
    'Locked while active: start_datetime, conversion, variation_meta.type, variantsPerLocale, …',
    [
      'conversion-not-locked',
      'Not conversion',
      is.updateOffer(ids.active, { conversion: { goal: 'visit' } }),
    ],
    [
      'variants-not-locked',
      'Not variantsPerLocale',
      is.updateOffer(ids.active, { variation_meta: { variantsPerLocale: 5 } }),
    ],
    [
      'immutable-target-first-segment',
      'Another target',
      is.updateOffer(ids.active, { variation_meta: { variantsPerLocale: 5 } }),
    ],
    [
      'immutable-code',
      'VALIDATION_FAILED',
      is.updateOffer(ids.active, { conversion: { goal: 'visit' } }),
    ],
  ),
  breaks(
    'updateOffer',
    'Editable: expiry, offer_content, name, tags, SMV smv_distribution; scheduled: everything.',
    [
      'static-distribution-locked',
      'smv_distribution',
      is.updateOffer(ids.active, { variation_meta: { smv_distribution: { variant_1: 100 } } }),
    ],
    [
      'expiry-locked',
      'expiry',
      is.updateOffer(ids.active, { scheduling: { expiry_datetime: is.at(77) } }),
    ],
    [
      'content-locked',
      'offer_content',
      is.updateOffer(ids.active, { offer_content: { meta: { templateId: 'tpl_strip' } } }),
    ],
    ['name-locked', 'name', is.updateOffer(ids.active, { name: 'Another_Name' })],
    ['tags-locked', 'tags', is.updateOffer(ids.active, { tags: ['tag_loyalty'] })],
    [
      'scheduled-start-locked',
      'start while scheduled',
      is.updateOffer(ids.scheduled, { scheduling: { start_datetime: is.at(21) } }),
    ],
    [
      'scheduled-variants-locked',
      'variantsPerLocale while scheduled',
      is.updateOffer(ids.scheduled, { variation_meta: { variantsPerLocale: 5 } }),
    ],
  ),
  breaks(
    'updateOffer',
    'tags: array of existing tag ids; replaced entirely when sent on update.',
    [
      'tags-appended',
      'Appended',
      is.updateOffer(ids.active, { tags: ['tag_loyalty'] }),
      is.offers(`?id=${ids.active}`),
    ],
    ['update-tags-unchecked', 'Not looked up', is.updateOffer(ids.active, { tags: ['x'] })],
  ),
  breaks(
    'updateOffer',
    'offer_content: meta.templateId, the id of a template from the template list.',
    [
      'update-template-unchecked',
      'Not looked up',
      is.updateOffer(ids.active, { offer_content: { meta: { templateId: 'x' } } }),
    ],
  ),
  breaks(
    'updateOffer',
    'Partial update; only fields in the body change. 200, response_id.',
    [
      'update-drops-other-fields',
      'tags get lost',
      is.updateOffer(ids.active, { priority: 3 }),
      is.offers(`?id=${ids.active}`),
    ],
    [
      'update-lost',
      'Nothing changes',
      is.updateOffer(ids.active, { priority: 3 }),
      is.offers(`?id=${ids.active}`),
    ],
    ['update-answered-204', '204', is.updateOffer(ids.active, { priority: 3 })],
    ['update-without-response-id', 'No id', is.updateOffer(ids.active, { priority: 3 })],
  ),
  breaks(
    'updateOffer',
    '404 OFFER_NOT_FOUND; path parameter offer_id includes the offer_ prefix.',
    ['unknown-offer-code', 'NOT_FOUND', is.updateOffer(ids.none, {})],
    ['update-id-without-prefix', 'Works without', is.updateOffer(ids.active.slice(6), {})],
  ),
  breaks(
    'updateOffer',
    'INVALID_SCHEDULING: expiry not after start, or a datetime in the past.',
    [
      'update-expiry-in-past-accepted',
      'An expiry in the past',
      is.updateOffer(ids.active, { scheduling: { expiry_datetime: is.at(-1) } }),
    ],
    [
      'update-start-in-past-accepted',
      'A start in the past',
      is.updateOffer(ids.scheduled, { scheduling: { start_datetime: is.at(-1) } }),
    ],
  ),
  breaks('updateOffer', 'name: unique among non-archived offerings in the workspace.', [
    'update-name-not-unique',
    'Not checked',
    is.updateOffer(ids.active, { name: 'Next_Season' }),
  ]),
]

const lists = [
  breaks(
    'listOffers',
    'Use the id query parameter with the full offering id to get a single-item list.',
    ['list-id-without-prefix', 'Without prefix', is.offers(`?id=${ids.active}`)],
    ['list-id-as-prefix', 'Several items', is.offers(`?id=${ids.active}`)],
  ),
  breaks(
    'listOffers',
    'The status follows the scheduling window.',
    ['expired-listed-as-active', 'Expired is shown as active', is.offers('?status=expired')],
    [
      'status-stays-scheduled',
      'The status of the creation stays',
      is.offer(),
      (answers) =>
        is.updateOffer(answers[0].json.data.id, {
          scheduling: { start_datetime: new Date(Date.now() + 250).toISOString() },
        }),
      ...Array.from({ length: 12 }, () => is.push()),
      (answers) => is.offers(`?id=${answers[0].json.data.id}`),
    ],
  ),
  breaks(
    'templates',
    'List personalization templates (200); a template id is used as meta.templateId.',
    ['templates-without-response-id', 'No response_id', is.templates()],
    ['templates-id-number', 'Other ids', is.templates()],
    ['templates-last-missing', 'One is missing', is.templates()],
    ['templates-answered-206', '206', is.templates()],
  ),
]

export const setB = [
  protocol,
  idempotency,
  limits,
  campaigns,
  statuses,
  searches,
  tests,
  contents,
  creation,
  updates,
  lists,
].flat(2)
