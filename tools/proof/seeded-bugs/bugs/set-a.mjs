// Bugs of set A, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, implied, keyed } = is

const fence = (changes) => ({ geofences: is.dwell(changes) })

const protocol = [
  breaks(
    'all',
    'Missing or invalid credentials produce 401.',
    ['auth-missing-403', 'No credentials: 403', is.read(ids.event, is.as())],
    ['auth-status-open', 'Anyone can change a status', is.status(ids.event, 'STOP', is.as())],
    ['auth-executions-open', 'Anyone reads executions', is.executions(ids.periodic, is.as())],
    ['auth-password-unchecked', 'Any API key', is.read(ids.event, is.as('workspace:wrong'))],
    [
      'auth-without-colon-500',
      'Credentials without a colon crash',
      is.read(ids.event, is.as('workspace')),
    ],
  ),
  breaks(
    'offers',
    'The feature must be enabled for the workspace; otherwise calls return 403 FORBIDDEN.',
    [
      'feature-unchecked-update',
      'Updates work without the feature',
      is.updateOffer(ids.active, {}, is.as('basic-plan:key')),
    ],
    ['feature-disabled-code', 'Its own code', is.offers('', is.as('basic-plan:key'))],
  ),
  breaks(
    'all',
    'X-SVC-Tenant-ID: optional; when omitted, the workspace is resolved from the credentials.',
    ['tenant-required-search', 'The search needs the header', is.search({})],
  ),
  breaks(
    'campaigns',
    'A request id must be supplied either in this header or as request_id in the body.',
    [
      'request-id-optional-status',
      'Status changes need none',
      is.status(ids.event, 'STOP', { 'X-SVC-Request-Id': undefined }),
    ],
    [
      'request-id-optional-get',
      'Reads need none',
      is.read(ids.event, { 'X-SVC-Request-Id': undefined }),
    ],
    [
      'request-id-body-unread-create',
      'Only the header counts for drafts',
      is.create({ request_id: 'mine' }, { 'X-SVC-Request-Id': undefined }),
    ],
    [
      'request-id-optional-validate',
      'Validation needs none',
      is.validate(ids.pushDraft, { 'X-SVC-Request-Id': undefined }),
    ],
  ),
  breaks(
    'campaigns',
    'When both request ids are set they must match.',
    ['request-id-mismatch-test', 'Not compared by tests', is.push({ request_id: 'other' })],
    ['request-id-mismatch-search', 'Not compared', is.search({}, { request_id: 'other' })],
  ),
  breaks(
    'campaigns',
    'error.request_id repeats the request id of the failing call.',
    [
      'error-request-id-header-only',
      'Not from the body',
      is.create({ request_id: 'mine', channel: 'SMS' }, { 'X-SVC-Request-Id': undefined }),
    ],
    [
      'body-read-as-latin-1',
      'UTF-8 text is mangled',
      is.create({ request_id: 'Zürich ☂', channel: 'SMS' }, { 'X-SVC-Request-Id': undefined }),
    ],
  ),
  breaks(
    'campaigns',
    'Error envelope: {response_id, error: {code, message, target, details, request_id}}.',
    ['campaign-error-without-response-id', 'No response_id', is.create({ channel: 'SMS' })],
    ['campaign-error-without-target', 'No error.target', is.create({ channel: 'SMS' })],
    ['campaign-error-details-as-strings', 'Details are texts', is.create({ channel: 'SMS' })],
  ),
  breaks(
    'all',
    '500: internal error (a bad request is a validation error, 400).',
    ['null-body-500', 'A body of null crashes', is.raw('POST', '/v5/campaigns', 'null')],
    [
      'malformed-json-500',
      'Malformed JSON: a page with a stack trace',
      is.raw('POST', '/v5/campaigns/test', '{"channel": '),
    ],
    [
      'broken-utf-8-500',
      'Bytes that are not UTF-8 crash',
      is.raw('POST', '/v5/offers', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])),
    ],
  ),
  implied('getCampaign', 'Bodies are JSON.', [
    'get-content-type-html',
    'Content-Type text/html',
    is.read(ids.event),
  ]),
  implied(
    'updateCampaign',
    'The key needs the Create, Manage and Publish permissions; FORBIDDEN.',
    [
      'permission-unchecked-publish',
      'Updates without permission',
      is.update(ids.pushDraft, {}, is.as('intern:key')),
    ],
  ),
]

const idempotency = [
  breaks(
    'campaigns',
    'Idempotency-Key: UUID v4, required on all POST and PATCH requests except validate.',
    ['key-optional-search', 'Not for the search', is.search({}, {}, keyed(null))],
    ['key-optional-create', 'Not for drafts', is.create({}, keyed(null))],
    [
      'key-any-version-test',
      'Tests accept other versions',
      is.push({}, keyed('3f0c9a4e-6f0b-1c59-9d1e-2b7a6c5d4e3f')),
    ],
    ['key-any-text-search', 'The search accepts any text', is.search({}, {}, keyed('again'))],
    ['validate-needs-key', 'Validation needs one', is.validate(ids.pushDraft)],
  ),
  breaks(
    'campaigns',
    'Repeating the same key returns the same response body.',
    [
      'replay-new-response-id-test',
      'A new response_id',
      is.push({}, keyed()),
      is.push({}, keyed()),
    ],
    [
      'replay-of-status-empty',
      'Another body for status changes',
      is.status(ids.event, 'PAUSE', keyed()),
      is.status(ids.event, 'PAUSE', keyed()),
    ],
    [
      'replay-runs-update-campaign',
      'Updates run again',
      is.update(ids.pushDraft, {}, keyed()),
      is.update(ids.pushDraft, {}, keyed()),
    ],
  ),
  breaks(
    'sendTest',
    '409: the key was already used with a different body, or a send is already running for it.',
    [
      'test-conflict-replayed',
      'Another body gets the old response',
      is.push({}, keyed()),
      is.push({ request_id: 'probe-1' }, keyed()),
    ],
    [
      'test-running-425',
      'A running send: 425',
      ...is.given({ idempotency: is.earlier('in-progress', 0) }, is.push({}, keyed())),
    ],
    [
      'test-conflict-details',
      'details is not empty',
      is.push({}, keyed()),
      is.push({ request_id: 'probe-1' }, keyed()),
    ],
  ),
  breaks(
    'createOffer',
    'Reusing the same key within 24 hours returns the original response.',
    ['replay-of-create-offer-200', '200', is.offer({}, keyed()), is.offer({}, keyed())],
    [
      'offers-key-expires-after-hour',
      'For one hour only',
      ...is.given({ idempotency: is.earlier('completed', 5, 201) }, is.offer({}, keyed())),
    ],
    [
      'replay-runs-update-offer',
      'Updates run again',
      is.updateOffer(ids.active, { priority: 9 }, keyed()),
      is.updateOffer(ids.active, { priority: 9 }, keyed()),
    ],
  ),
  breaks(
    'createOffer',
    'A request with the same key still in progress returns 409 DUPLICATE_IDEMPOTENCY_KEY.',
    [
      'create-offer-in-progress-executed',
      'Concurrent calls both run',
      is.together(
        is.offer({ name: 'First_One' }, keyed()),
        is.offer({ name: 'First_One' }, keyed()),
      ),
      is.offers('?limit=100'),
    ],
  ),
  breaks(
    'offers',
    'The same key with a different body within 24 hours returns 409 IDEMPOTENCY_CONFLICT.',
    [
      'offers-conflict-code',
      'The code of running calls',
      is.offer({}, keyed()),
      is.offer({ priority: 3 }, keyed()),
    ],
    [
      'update-offer-conflict-replayed',
      'Updates get the old response',
      is.updateOffer(ids.active, { priority: 3 }, keyed()),
      is.updateOffer(ids.active, { priority: 4 }, keyed()),
    ],
  ),
  breaks(
    'offers',
    'A missing key gives 400 MISSING_IDEMPOTENCY_KEY; a non-UUID-v4 key INVALID_IDEMPOTENCY_KEY.',
    ['missing-key-code', 'The wrong code', is.offer({}, keyed(null))],
    [
      'key-any-text-update-offer',
      'Updates accept any text',
      is.updateOffer(ids.active, {}, keyed('again')),
    ],
  ),
]

const limits = [
  breaks(
    'sendTest',
    'Test requests per second per client: 10; per minute: 100; per hour: 6000.',
    [
      'test-limit-second-11',
      '11 per second',
      is.given({ recentRequests: is.recent(10, 500) }, is.push()),
    ],
    [
      'test-limit-hour-missing',
      'No limit per hour',
      is.given({ recentRequests: is.recent(6000, 120_000) }, is.push()),
    ],
  ),
  breaks(
    'offers',
    'GET /v5/offers: 150 per minute, 500 per hour, 1000 per day (and /templates).',
    [
      'list-limit-of-create',
      '100 per minute',
      is.given({ recentRequests: is.recent(120, 30_000) }, is.offers()),
    ],
    [
      'templates-limit-day-missing',
      'No limit per day for templates',
      is.given({ recentRequests: is.recent(1000, 7_200_000) }, is.templates(), {
        operation: 'listTemplates',
      }),
    ],
  ),
  breaks('updateOffer', 'PATCH /v5/offers/{offer_id}: 100 per minute, 300 per hour, 600 per day.', [
    'update-limit-day-missing',
    'No limit per day',
    is.given({ recentRequests: is.recent(600, 7_200_000) }, is.updateOffer(ids.none, {})),
  ]),
  breaks(
    'offers',
    '429: rate limit exceeded; Retry-After gives seconds to wait.',
    [
      'retry-after-missing',
      'No Retry-After',
      is.given({ recentRequests: is.recent(150, 30_000) }, is.templates()),
    ],
    [
      'retry-after-milliseconds',
      'Milliseconds',
      is.given({ recentRequests: is.recent(150, 30_000) }, is.offers()),
    ],
  ),
  breaks('offers', 'Rate limits are per consumer and per endpoint.', [
    'list-and-templates-share-limit',
    'One limit for both lists',
    ...Array.from({ length: 80 }, () => [is.offers(), is.templates()]).flat(),
  ]),
]

const campaigns = [
  breaks('createCampaign', 'Creating and updating SMS campaigns is not supported.', [
    'create-sms-accepted',
    'SMS drafts',
    is.create({ channel: 'SMS' }),
  ]),
  breaks(
    'createCampaign',
    'Delivery types: …, DEVICE_TRIGGERED (Push only), LOCATION_TRIGGERED (Push only), …',
    [
      'email-location-triggered-accepted',
      'Email with LOCATION_TRIGGERED',
      is.create({ channel: 'EMAIL', campaign_delivery_type: 'LOCATION_TRIGGERED' }),
    ],
    [
      'create-business-event-rejected',
      'BUSINESS_EVENT_TRIGGERED is unknown',
      is.create({ campaign_delivery_type: 'BUSINESS_EVENT_TRIGGERED' }),
    ],
    [
      'create-delivery-type-any',
      'Any delivery type',
      is.create({ campaign_delivery_type: 'SOMETIMES' }),
    ],
  ),
  breaks(
    'createCampaign',
    'Minimum fields channel, campaign_delivery_type, created_by.',
    ['create-created-by-optional', 'Without created_by', is.create({ created_by: undefined })],
    ['create-needs-basic-details', 'Needs basic_details', is.create()],
    ['create-channel-any-case', 'Channel in any case', is.create({ channel: 'push' })],
  ),
  breaks('createCampaign', 'content_type … required only for inline test mode (not at creation).', [
    'email-creation-needs-content-type',
    'Required at creation',
    is.create({ channel: 'EMAIL', basic_details: { name: 'Mail' } }),
  ]),
  breaks(
    'createCampaign',
    'draft_id: 24-character ObjectId; the id returned when the draft was created.',
    ['create-id-prefixed', 'The id has a prefix', is.create()],
  ),
  breaks(
    'updateCampaign',
    'Each submitted component is validated in full before the draft is updated.',
    [
      'update-email-content-unchecked',
      'Email content is not checked',
      is.update(ids.mailDraft, { campaign_content: { content: { email: { subject: 1 } } } }),
    ],
    [
      'stored-connector-unchecked',
      'Connectors are not looked up',
      is.update(ids.mailDraft, { connector: { connector_type: 'NONE', connector_name: 'x' } }),
    ],
  ),
  breaks('updateCampaign', 'Update: patch individual components.', [
    'update-drops-other-components',
    'Components that are not sent get lost',
    is.update(ids.pushDraft, { basic_details: { name: 'New', platforms: ['ANDROID'] } }),
    is.draftTest(ids.pushDraft),
  ]),
  breaks('updateCampaign', 'business_event: required for BUSINESS_EVENT_TRIGGERED.', [
    'business-event-not-required',
    'Not required',
    is.withDraft({ campaign_delivery_type: 'BUSINESS_EVENT_TRIGGERED' }, (id) =>
      is.update(id, { basic_details: { name: 'Event' } }),
    ),
  ]),
  breaks('updateCampaign', 'subscription_category: required for PROMOTIONAL campaigns.', [
    'promotional-without-category',
    'Not required',
    is.update(ids.mailDraft, { basic_details: { name: 'x', content_type: 'PROMOTIONAL' } }),
  ]),
  breaks('updateCampaign', 'DRAFT, PATCH with {status: PUBLISH}: ACTIVE.', [
    'publish-ignored',
    'The draft stays a draft',
    is.update(ids.pushDraft, { status: 'PUBLISH' }),
    is.read(ids.pushDraft),
  ]),
  breaks(
    'updateCampaign',
    'Publishing an update to a live campaign creates a new document with an incremented version.',
    [
      'version-not-incremented',
      'The same number again',
      is.given({ workspace: { versioningEnabled: true } }, is.create()),
      (answers) =>
        is.update(answers.at(-1).json.data.id, {
          basic_details: { name: 'One' },
          campaign_content: { content: is.flat() },
          status: 'PUBLISH',
        }),
      (answers) =>
        is.update(answers.at(-1).json.data.id, {
          basic_details: { name: 'Two' },
          status: 'PUBLISH',
        }),
    ],
  ),
  breaks('validateCampaign', 'Sending a test or validating does not change campaign state.', [
    'validate-publishes',
    'A valid draft goes live',
    is.validate(ids.pushDraft),
    is.read(ids.pushDraft),
  ]),
  breaks(
    'executions',
    'Returns execution history of PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns.',
    ['executions-business-event-rejected', 'Not of the latter', is.executions(ids.business)],
    ['executions-without-sent-time', 'No sent times', is.executions(ids.periodic)],
  ),
  breaks(
    'getCampaign',
    'GET /v5/campaigns/{campaign_id} retrieves one campaign; call it to confirm the status.',
    ['get-status-stale', 'The status is out of date', is.read(ids.event)],
  ),
]

const statuses = [
  breaks(
    'changeCampaignStatus',
    'STOP cannot be used on PERIODIC; PAUSE and RESUME cannot be used on ONE_TIME campaigns.',
    ['stop-periodic-accepted', 'STOP on PERIODIC', is.status(ids.periodic, 'STOP')],
    ['pause-one-time-accepted', 'PAUSE on ONE_TIME', is.status(ids.oneTime, 'PAUSE')],
    ['pause-periodic-rejected', 'No PAUSE on PERIODIC', is.status(ids.periodic, 'PAUSE')],
  ),
  breaks(
    'changeCampaignStatus',
    'action (required): STOP, PAUSE or RESUME.',
    ['status-action-optional', 'STOP by default', is.status(ids.event, undefined)],
    ['status-action-any', 'Any action', is.status(ids.event, 'ARCHIVE')],
  ),
  breaks('changeCampaignStatus', 'Changes the status of one published campaign.', [
    'status-of-draft-accepted',
    'Drafts too',
    is.status(ids.pushDraft, 'STOP'),
  ]),
  breaks(
    'changeCampaignStatus',
    'Response {response_id, type, data: object}; it does not include the resulting status.',
    ['status-response-has-status', 'data.status', is.status(ids.event, 'PAUSE')],
    ['status-response-without-type', 'No type', is.status(ids.event, 'PAUSE')],
    ['status-response-empty', '204', is.status(ids.event, 'PAUSE')],
  ),
]

const searches = [
  breaks(
    'searchCampaigns',
    'Drafts are excluded unless DRAFT is in campaign_fields.status.',
    ['search-drafts-included', 'Drafts are found', is.search({}, { limit: 15, page: 2 })],
    ['search-drafts-by-id', 'Drafts are found by id', is.search({ ids: [ids.pushDraft] })],
  ),
  breaks(
    'searchCampaigns',
    'delivery_type is not recognised in V5: it yields zero results without error.',
    ['search-delivery-type-alias', 'It still works', is.search({ delivery_type: 'PERIODIC' })],
    ['search-empty-404', '404 without results', is.search({ delivery_type: 'PERIODIC' })],
  ),
  breaks(
    'searchCampaigns',
    'At most 15 campaigns per page, and the request carries a limit.',
    ['search-page-16', 'Pages of 16', is.search({}, { limit: 16 })],
    ['search-limit-ignored', 'The limit is ignored', is.search({}, { limit: 2 })],
  ),
  breaks('searchCampaigns', 'Each result identifies the campaign in field id.', [
    'search-result-campaign-id',
    'campaign_id',
    is.search({}, { limit: 1 }),
  ]),
  breaks('searchCampaigns', 'SMS may be given in channels.', [
    'search-sms-rejected',
    'It is rejected',
    is.search({ channels: ['SMS'] }),
  ]),
  breaks(
    'searchCampaigns',
    'Filter object campaign_fields with keys ids (array of strings), channels, created_by, …',
    ['search-ids-as-text', 'ids has to be text', is.search({ ids: [ids.event] })],
    ['search-tags-ignored', 'tags is ignored', is.search({ tags: ['odd'] })],
    ['search-name-ignored', 'name is ignored', is.search({ name: 'Seeded SMS 12' })],
    [
      'search-delivery-type-ignored',
      'campaign_delivery_type is ignored',
      is.search({ campaign_delivery_type: ['PERIODIC'] }),
    ],
  ),
]

const tests = [
  breaks(
    'sendTest',
    'identifier_values: array of string, required, at most 10 entries.',
    [
      'identifier-values-11',
      '11 entries',
      is.push({ 'test_campaign_meta.identifier_values': Array(11).fill('x') }),
    ],
    [
      'identifier-values-optional',
      'Not required',
      is.push({ 'test_campaign_meta.identifier_values': undefined }),
    ],
  ),
  breaks(
    'sendTest',
    'Identifiers by channel: EMAIL is for EMAIL, PUSH_ID for PUSH, CUSTOM_SEGMENT for both, …',
    [
      'push-accepts-email-identifier',
      'EMAIL for PUSH',
      is.push({ 'test_campaign_meta.identifier': 'EMAIL' }),
    ],
    [
      'email-custom-segment-rejected',
      'No CUSTOM_SEGMENT for EMAIL',
      is.mail({ 'test_campaign_meta.identifier': 'CUSTOM_SEGMENT' }),
    ],
    [
      'push-mobile-rejected',
      'No USER_ATTRIBUTE_USER_MOBILE',
      is.push({
        'test_campaign_meta.identifier': 'USER_ATTRIBUTE_USER_MOBILE',
        'test_campaign_meta.identifier_values': ['+491701234567'],
      }),
    ],
  ),
  breaks('sendTest', 'Required always: test_campaign_meta.', [
    'meta-optional-draft',
    'Not for drafts',
    is.draftTest(ids.pushDraft, {}, { test_campaign_meta: undefined }),
  ]),
  breaks(
    'sendTest',
    'draft_id is mutually exclusive with campaign_content; id of a saved DRAFT campaign.',
    [
      'draft-with-content-accepted',
      'Both are accepted',
      is.draftTest(ids.pushDraft, {}, { campaign_content: { content: is.flat() } }),
    ],
    ['test-of-active-accepted', 'Active campaigns are tested', is.draftTest(ids.event)],
  ),
  breaks(
    'sendTest',
    'Email inline mode requires channel, basic_details, connector and campaign_content.',
    ['inline-channel-optional', 'Not the channel', is.push({ channel: undefined })],
    ['inline-email-connector-optional', 'Not the connector', is.mail({ connector: undefined })],
    [
      'inline-email-subscription_category-optional',
      'Not the subscription_category',
      is.mail({ 'basic_details.subscription_category': undefined }),
    ],
    ['inline-email-name-optional', 'Not the name', is.mail({ 'basic_details.name': undefined })],
  ),
  breaks('sendTest', 'subscription_category must match a category configured in the workspace.', [
    'inline-category-unchecked',
    'It is not looked up',
    is.mail({ 'basic_details.subscription_category': 'None' }),
  ]),
  breaks('sendTest', 'Push inline mode requires channel and campaign_content.', [
    'inline-push-needs-basic-details',
    'It needs basic_details',
    is.push(),
  ]),
  breaks('sendTest', 'Required in inline Email mode only (not in draft mode).', [
    'draft-email-needs-details',
    'Drafts need basic_details',
    is.mailDraftTest(),
  ]),
  breaks(
    'sendTest',
    'When platform, locale_name or variation is given, only the matching key appears.',
    ['platform-filter-ignored', 'platform', is.draftTest(ids.pushDraft, { platform: 'IOS' })],
    [
      'variation-filter-ignored',
      'variation',
      is.draftTest(ids.pushDraft, { variation: 'variation_2' }),
    ],
  ),
  breaks(
    'sendTest',
    'Key {PLATFORM}_{locale}_{variation}; EMAIL for Email; locale and variation have defaults.',
    ['result-key-email-as-android', 'ANDROID for Email', is.mail()],
    ['result-key-order', 'Variation before locale', is.draftTest(ids.pushDraft)],
    ['result-key-without-variation', 'No variation_1', is.push()],
    ['result-key-lower-case', 'Platform in lower case', is.push()],
  ),
  breaks('sendTest', 'Draft mode sends one test per platform, locale and variation of the draft.', [
    'only-default-locale',
    'Only the default locale',
    is.draftTest(ids.pushDraft),
  ]),
  breaks(
    'sendTest',
    'status is SENT or FAILED; failure_reason: string, present only when FAILED.',
    ['sent-with-null-reason', 'null with SENT', is.push()],
    [
      'failed-without-reason-field',
      'Another name',
      is.push({ 'test_campaign_meta.identifier_values': [] }),
    ],
  ),
  breaks(
    'sendTest',
    'Response 200: {response_id, type (campaign), data: {data: map, message}}; 400: validation.',
    ['test-response-type', 'type is test', is.push()],
    ['test-response-results-as-list', 'Results are a list', is.push()],
    ['test-answered-202', '202', is.push()],
    ['test-violations-422', '422 for violations', is.push({ channel: 'SMS' })],
  ),
  breaks('sendTest', 'Inline mode stores nothing on the server.', [
    'inline-test-is-stored',
    'A draft is stored',
    is.push(),
    is.search({ status: ['DRAFT'] }),
  ]),
  breaks('sendTest', 'personalization_details: user_attributes and event_attributes are objects.', [
    'user-attributes-any-type',
    'user_attributes may be anything',
    is.push({ 'personalization_details.user_attributes': 'x' }),
  ]),
]

const content = is.flat()

const contents = [
  breaks('sendTest', 'locales: default is always present and must not be listed.', [
    'locales-default-accepted',
    'default may be listed',
    is.keyedContent({ default: { variation_1: content } }, ['default']),
  ]),
  breaks('sendTest', 'Other locale keys must be listed in locales.', [
    'unlisted-locale-accepted',
    'They need not',
    is.keyedContent({ default: { variation_1: content }, fr: { variation_1: content } }, []),
  ]),
  breaks('sendTest', 'Flat shape: valid only when no locales or variations exist.', [
    'flat-with-locales',
    'With locales',
    is.keyedContent(content, ['fr']),
  ]),
  breaks('sendTest', 'no_of_variations: integer, minimum 1.', [
    'variations-zero',
    '0',
    is.variations({ no_of_variations: 0 }),
  ]),
  breaks(
    'sendTest',
    'manual_distribution_percentage: keys must be variation_N, other key forms are rejected.',
    [
      'manual-keys-any',
      'Any key',
      is.variations({ distribution_type: 'MANUAL', manual_distribution_percentage: { a: 100 } }),
    ],
  ),
  breaks(
    'sendTest',
    'optimizer_campaign_duration: integer, required for the auto-optimized type; metric: … BOTH.',
    [
      'optimizer-duration-optional',
      'Not required',
      is.variations({ distribution_type: 'OPTIMIZED', optimizer_distribution_metric: 'BOTH' }),
    ],
    [
      'optimizer-metric-both-rejected',
      'No BOTH',
      is.variations({
        distribution_type: 'OPTIMIZED',
        optimizer_distribution_metric: 'BOTH',
        optimizer_campaign_duration: 4,
      }),
    ],
  ),
  breaks(
    'sendTest',
    'Email content: fields, formats and when they are required.',
    [
      'html-content-optional',
      'html_content, without template',
      is.email({ html_content: undefined }),
    ],
    ['from-address-any-text', 'from_address', is.email({ from_address: 'team' })],
    ['cc-any-text', 'cc_ids', is.email({ cc_ids: ['team'] })],
    ['email-editor-any', 'email_editor', is.email({ email_editor: 'vi' })],
    [
      'email-template-version-text',
      'custom_template_version',
      is.email({ custom_template_version: '1' }),
    ],
  ),
  breaks('sendTest', 'custom_template_id: required when template_type is Custom.', [
    'android-custom-without-template',
    'Not for Android',
    is.android({ template_type: 'Custom' }),
  ]),
  breaks(
    'sendTest',
    'template_type: the values of Android, iOS and Web (BASIC only).',
    [
      'web-accepts-stylized',
      'STYLIZED_BASIC on the web',
      is.web({ template_type: 'STYLIZED_BASIC' }),
    ],
    [
      'android-custom-upper-case',
      'CUSTOM',
      is.android({ template_type: 'Custom', custom_template_id: 'x' }),
    ],
    [
      'ios-stylized-rejected',
      'No STYLIZED_BASIC on iOS',
      is.ios({ template_type: 'STYLIZED_BASIC' }),
    ],
  ),
  breaks('sendTest', 'Android timer: required for TIMER and TIMER_WITH_PROGRESS_BAR.', [
    'progress-bar-timer-optional',
    'Not for the progress bar',
    is.android({ template_type: 'TIMER_WITH_PROGRESS_BAR' }),
  ]),
  breaks(
    'sendTest',
    'duration_hour and duration_minute: required when personalized_value is false; time_period …',
    [
      'duration-minute-optional',
      'Not duration_minute',
      is.android({ timer: { personalized_value: false, duration_hour: '1' } }),
    ],
    [
      'time-period-user-zone-optional',
      'Not time_period for the user zone',
      is.android({ timer: { timer_ends_at: 'SPECIFIC_TIME_USER_TIMEZONE' } }),
    ],
    ['timer-ends-at-any', 'Any timer_ends_at', is.android({ timer: { timer_ends_at: 'NEVER' } })],
  ),
  breaks(
    'sendTest',
    'dismiss_button_text: required when sticky or auto-dismissed; granularity DAYS, HOURS, MINUTES.',
    [
      'auto-dismiss-text-optional',
      'Not when auto-dismissed',
      is.android({
        advanced: { auto_dismiss_notification: true, auto_dismiss_notification_time_value: 1 },
      }),
    ],
    [
      'dismiss-granularity-any',
      'Any granularity',
      is.android({ advanced: { auto_dismiss_notification_time_granularity: 'YEARS' } }),
    ],
  ),
  breaks('sendTest', 'Android button: click_action_type is one of eleven.', [
    'button-action-any',
    'Any type',
    is.android({ buttons: [{ click_action_type: 'FLY' }] }),
  ]),
  breaks(
    'sendTest',
    'Android basic details: types, enumerations and formats.',
    [
      'background-color-any-text',
      'background_color_code',
      is.android({ 'basic_details.background_color_code': 'reddish' }),
    ],
    [
      'image-scaling-any',
      'image_scaling',
      is.android({ 'basic_details.image_scaling': 'STRETCH' }),
    ],
    ['gif-url-any-text', 'input_gif_url', is.android({ 'basic_details.input_gif_url': 'a b' })],
  ),
  breaks(
    'sendTest',
    'Geofences: dwell_time_value is required when triggered_at is dwell (lower case).',
    [
      'dwell-value-not-required',
      'Not required',
      is.push({ basic_details: fence({ dwell_time_value: undefined }) }),
    ],
    [
      'geofence-dwell-any-case',
      'DWELL too',
      is.push({ basic_details: fence({ triggered_at: 'DWELL' }) }),
    ],
    [
      'geofence-response-granularity',
      'Any response_time_granularity',
      is.push({ basic_details: fence({ response_time_granularity: 'WEEKS' }) }),
    ],
    [
      'geofence-longitude-optional',
      'longitude is optional',
      is.push({ basic_details: fence({ longitude: undefined }) }),
    ],
  ),
  breaks('sendTest', 'ios: one of the iOS keys must be passed as true.', [
    'ios-switch-not-required',
    'None is needed',
    is.push({ 'basic_details.platform_specific_details.ios': {} }),
  ]),
]

const creation = [
  breaks(
    'createOffer',
    'name: 5 to 100 characters; only letters, numbers and underscores.',
    ['offer-name-101-accepted', '101 characters', is.offer({ name: 'a'.repeat(101) })],
    ['offer-name-5-rejected', 'Not 5 characters', is.offer({ name: 'Cheap' })],
    ['offer-name-hyphen-accepted', 'Hyphens', is.offer({ name: 'Half-Price' })],
    ['offer-name-digits-rejected', 'No digits', is.offer({ name: 'Half_50' })],
  ),
  breaks(
    'createOffer',
    'priority: integer 1 to 100.',
    ['priority-0-accepted', '0', is.offer({ priority: 0 })],
    ['priority-text-accepted', 'Text', is.offer({ priority: '7' })],
  ),
  breaks(
    'createOffer',
    'Required on create: name, priority, delivery, created_by, scheduling, segment_info, …',
    ['create-offer-created-by-optional', 'Not created_by', is.offer({ created_by: undefined })],
    [
      'create-offer-variation-meta-optional',
      'Not variation_meta',
      is.offer({ variation_meta: undefined }),
    ],
    [
      'create-offer-start-optional',
      'Not start_datetime',
      is.offer({ 'scheduling.start_datetime': undefined }),
    ],
    ['create-offer-needs-description', 'description', is.offer()],
  ),
  breaks('createOffer', 'REQUIRED_FIELD_MISSING: required field absent; error.target names it.', [
    'missing-field-code',
    'Another code',
    is.offer({ delivery: undefined }),
  ]),
  breaks(
    'createOffer',
    'Expiry must be after start: INVALID_SCHEDULING.',
    [
      'expiry-equal-to-start-accepted',
      'Equal times',
      is.offer({ scheduling: { start_datetime: is.at(9), expiry_datetime: is.at(9) } }),
    ],
    [
      'scheduling-code',
      'Another code',
      is.offer({ scheduling: { start_datetime: is.at(9), expiry_datetime: is.at(7) } }),
    ],
  ),
  breaks(
    'createOffer',
    'name: unique among non-archived offerings in the workspace; DUPLICATE_OFFER_NAME 400.',
    ['create-name-not-unique', 'Not checked', is.offer({ name: 'Running_Now' })],
    ['duplicate-name-409', '409', is.offer({ name: 'Running_Now' })],
  ),
  breaks('createOffer', 'INVALID_TAG_ID: a tag id does not exist.', [
    'create-tags-unchecked',
    'Not checked',
    is.offer({ tags: ['tag_none'] }),
  ]),
  breaks('createOffer', 'meta.templateId: the id of a template from the template list.', [
    'create-template-unchecked',
    'Not checked',
    is.offer({ 'offer_content.meta.templateId': 'tpl_none' }),
  ]),
  breaks(
    'createOffer',
    'POST /v5/offers: 201, body with data.id (prefix offer_).',
    ['create-offer-200', '200', is.offer()],
    ['create-offer-id-field', 'data.offer_id', is.offer()],
  ),
  breaks('createOffer', 'Offerings created via the API are never draft.', [
    'create-offer-is-draft',
    'They are',
    is.offer(),
    is.offers('?limit=100'),
  ]),
  breaks(
    'createOffer',
    'details: {code, target, message}; all violations are collected; only on VALIDATION_FAILED.',
    ['offers-details-first-only', 'Only the first', is.offer({ priority: 0, name: 'x' })],
    ['offers-details-without-code', 'No code', is.offer({ priority: 0 })],
    ['offers-error-empty-details', 'With other codes too', is.offer({}, keyed(null))],
  ),
  breaks(
    'offers',
    'All 4xx and 5xx use {error: {code, message, target, details, doc_url}, response_id}.',
    ['offers-error-without-doc-url-401', 'No doc_url with 401', is.offers('', is.as())],
    ['offers-errors-as-html-404', '404 is a page', is.updateOffer(ids.none, {})],
  ),
  implied(
    'createOffer',
    'Prerequisite: attribute ids in offering_attribute_configuration are configured.',
    [
      'attribute-ids-unchecked',
      'Not checked',
      is.offer({ offering_attribute_configuration: [{ id: 'attr_none' }] }),
    ],
  ),
]

const updates = [
  breaks(
    'updateOffer',
    'Updating an expired offering returns 403 EXPIRED_OFFERING.',
    ['expired-can-be-updated', 'It works', is.updateOffer(ids.expired, { priority: 3 })],
    ['expired-400', '400', is.updateOffer(ids.expired, { priority: 3 })],
  ),
  breaks('updateOffer', 'Updating an archived offering returns 403 ARCHIVED_OFFERING.', [
    'archived-code',
    'EXPIRED_OFFERING',
    is.updateOffer(ids.archived, { priority: 3 }),
  ]),
  breaks(
    'updateOffer',
    'Locked while active: start_datetime, conversion, variation_meta.type, variantsPerLocale, …',
    [
      'start-not-locked',
      'Not start_datetime',
      is.updateOffer(ids.active, { scheduling: { start_datetime: is.at(1) } }),
    ],
    [
      'variation-type-not-locked',
      'Not variation_meta.type',
      is.updateOffer(ids.active, { variation_meta: { type: 'DMV' } }),
    ],
    [
      'dynamic-distribution-not-locked',
      'Not smv_distribution of DMV',
      is.updateOffer(ids.dynamic, { variation_meta: { smv_distribution: { a: 1 } } }),
    ],
  ),
  breaks(
    'updateOffer',
    'Editable: control_group.percentage, priority, segment_info (active); conversion (scheduled).',
    [
      'control-group-locked',
      'Not the control group',
      is.updateOffer(ids.active, { variation_meta: { control_group: { percentage: 25 } } }),
    ],
    ['priority-locked', 'Not priority', is.updateOffer(ids.active, { priority: 3 })],
    [
      'segment-locked',
      'Not segment_info',
      is.updateOffer(ids.active, { segment_info: { id: 'x' } }),
    ],
    [
      'scheduled-conversion-locked',
      'Not conversion when scheduled',
      is.updateOffer(ids.scheduled, { conversion: { goal: 'visit' } }),
    ],
  ),
  breaks('updateOffer', 'Editing a locked field returns IMMUTABLE_FIELD (400).', [
    'immutable-409',
    '409',
    is.updateOffer(ids.active, { conversion: { goal: 'visit' } }),
  ]),
  breaks(
    'updateOffer',
    'tags: replaced entirely when sent on update (an empty array removes all).',
    [
      'empty-tags-ignored',
      'An empty array removes none',
      is.updateOffer(ids.active, { tags: [] }),
      is.offers(`?id=${ids.active}`),
    ],
  ),
  breaks(
    'updateOffer',
    'offering_attribute_configuration: replaced entirely when sent on update.',
    [
      'attributes-appended',
      'Appended',
      is.updateOffer(ids.active, { offering_attribute_configuration: [{ id: 'attr_margin' }] }),
      is.updateOffer(ids.active, { offering_attribute_configuration: [{ id: 'attr_region' }] }),
      is.offers(`?id=${ids.active}`),
    ],
  ),
  breaks(
    'updateOffer',
    'Partial update; only fields in the body change. 200.',
    ['update-needs-every-field', 'All are needed', is.updateOffer(ids.active, { priority: 3 })],
    ['update-answered-201', '201', is.updateOffer(ids.active, { priority: 3 })],
    [
      'update-replaces-scheduling',
      'The start gets lost',
      is.updateOffer(ids.scheduled, { scheduling: { expiry_datetime: is.at(90) } }),
      is.offers(`?id=${ids.scheduled}`),
    ],
  ),
  breaks('updateOffer', '404 OFFER_NOT_FOUND: no such offering.', [
    'unknown-offer-400',
    '400',
    is.updateOffer(ids.none, {}),
  ]),
  breaks('updateOffer', 'INVALID_SCHEDULING: expiry not after start, or a datetime in the past.', [
    'update-order-unchecked',
    'The order is not checked',
    is.updateOffer(ids.scheduled, { scheduling: { expiry_datetime: is.at(5) } }),
  ]),
]

const lists = [
  breaks(
    'listOffers',
    'Use the id query parameter with the full offering id to get a single-item list.',
    ['list-id-ignored', 'It is ignored', is.offers(`?id=${ids.active}`)],
    ['list-of-one-as-object', 'Not a list', is.offers(`?id=${ids.active}`)],
  ),
  breaks('listOffers', 'The status follows the scheduling window.', [
    'active-listed-as-scheduled',
    'Active is shown as scheduled',
    is.offers(),
  ]),
  breaks('templates', 'A template id is used as meta.templateId.', [
    'template-id-field',
    'It is called template_id',
    is.templates(),
  ]),
  breaks('listOffers', 'Every response carries response_id.', [
    'list-without-response-id',
    'Lists do not',
    is.offers(),
  ]),
]

export const setA = [
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
