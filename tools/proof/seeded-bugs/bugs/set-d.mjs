// Bugs of set D, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, edit, ids, keyed } = is

const badRequest = '500: internal error (a bad request is a validation error, 400).'

const protocol = [
  breaks(
    'all',
    'Missing or invalid credentials produce 401.',
    ['auth-get-open', 'Anyone reads a campaign', is.read(ids.event, is.as())],
    ['auth-update-offer-open', 'Anyone updates', is.updateOffer(ids.active, {}, is.as())],
  ),
  breaks('all', 'HTTP Basic authentication in the Authorization header: Basic and base64.', [
    'auth-bearer-accepted',
    'Bearer works as well',
    is.read(ids.event, {
      Authorization: `Bearer ${Buffer.from('workspace:key').toString('base64')}`,
    }),
  ]),
  breaks('campaigns', 'error.message: string.', [
    'campaign-error-message-list',
    'A list of messages',
    is.create({ channel: 'SMS' }),
  ]),
  breaks(
    'campaigns',
    'error.code values: VALIDATION_FAILED, UNPROCESSABLE_ENTITY, BAD_REQUEST, RATE_LIMITED, …',
    ['campaign-not-found-code', 'NOT_FOUND', is.read(ids.none)],
  ),
  breaks('campaigns', 'error.request_id repeats the request id of the failing call.', [
    'campaign-error-request-id-empty-401',
    'Empty with 401',
    is.read(ids.event, is.as()),
  ]),
  breaks(
    'campaigns',
    badRequest,
    ['malformed-campaign-id-500', 'An id that is no ObjectId crashes', is.read('abc')],
    ['status-action-number-500', 'An action that is no text crashes', is.status(ids.event, 1)],
    ['buttons-object-500', 'Buttons that are no list crash', is.android({ buttons: {} })],
  ),
  breaks('searchCampaigns', 'campaign_fields is a filter; no field of the body is required.', [
    'search-without-filter-500',
    'A search without filter crashes',
    is.search(),
  ]),
]

const keysAndLimits = [
  breaks(
    'campaigns',
    'Idempotency-Key: UUID v4, required on all POST and PATCH requests except validate.',
    [
      'get-needs-idempotency-key',
      'Reads need one',
      is.read(ids.event, { 'Idempotency-Key': undefined }),
    ],
    [
      'key-optional-update-campaign',
      'Not for updates',
      is.update(ids.pushDraft, { basic_details: { name: 'New' } }, keyed(null)),
    ],
  ),
  breaks(
    'offers',
    'The same key with a different body within 24 hours: 409 IDEMPOTENCY_CONFLICT.',
    [
      'offers-conflict-nested-unread',
      'Nested fields are not compared',
      is.offer({}, keyed()),
      is.offer({ 'offer_content.meta.templateId': 'tpl_strip' }, keyed()),
    ],
  ),
  breaks('sendTest', 'Test requests per second per client: 10; per minute: 100; per hour: 6000.', [
    'test-limit-minute-60',
    '60 per minute',
    is.given({ recentRequests: is.recent(80, 30_000) }, is.push()),
  ]),
  breaks('updateOffer', 'PATCH /v5/offers/{offer_id}: 100 per minute, 300 per hour, 600 per day.', [
    'update-limit-minute-150',
    '150 per minute',
    is.given({ recentRequests: is.recent(120, 30_000) }, is.updateOffer(ids.none, {})),
  ]),
  breaks('offers', '429: rate limit exceeded; Retry-After gives seconds to wait.', [
    'retry-after-shortest-window',
    'Only the minute counts',
    is.given({ recentRequests: is.recent(500, 10_000) }, is.offers()),
  ]),
  breaks(
    'offers',
    'All 4xx and 5xx responses use the envelope {error: {…}, response_id}.',
    [
      'rate-limited-offers-bare',
      'Not 429',
      is.given({ recentRequests: is.recent(150, 30_000) }, is.offers()),
    ],
    ['malformed-offer-json-bare', 'Not for bad JSON', is.raw('POST', '/v5/offers', '{"name": ')],
  ),
]

const mailWith = (basic_details) => is.update(ids.mailDraft, { basic_details })

const lifecycle = [
  breaks(
    'createCampaign',
    'Supported delivery types: EVENT_TRIGGERED, …; only DEVICE_ and LOCATION_TRIGGERED: Push only.',
    [
      'create-email-event-triggered-rejected',
      'No EVENT_TRIGGERED for EMAIL',
      is.create({ channel: 'EMAIL', campaign_delivery_type: 'EVENT_TRIGGERED' }),
    ],
  ),
  breaks('updateCampaign', 'PATCH updates components; with {status: PUBLISH} publishes a draft.', [
    'publish-loses-components',
    'Components sent with PUBLISH get lost',
    is.update(ids.pushDraft, {
      status: 'PUBLISH',
      basic_details: { name: 'Renamed', platforms: ['ANDROID'] },
    }),
    is.read(ids.pushDraft),
  ]),
  breaks(
    'updateCampaign',
    'user_attribute_identifier is required only for inline tests; default Email (Standard).',
    [
      'draft-email-needs-identifier',
      'Updates need it',
      mailWith({ name: 'Mail', content_type: 'TRANSACTIONAL' }),
    ],
  ),
  breaks(
    'updateCampaign',
    'subscription_category: required for PROMOTIONAL campaigns and inline tests.',
    [
      'category-needed-for-transactional',
      'For TRANSACTIONAL as well',
      mailWith({ name: 'Mail', content_type: 'TRANSACTIONAL' }),
    ],
  ),
  breaks('updateCampaign', 'business_event: required for BUSINESS_EVENT_TRIGGERED.', [
    'business-event-needed-for-events',
    'For EVENT_TRIGGERED as well',
    ...is.withDraft({ campaign_delivery_type: 'EVENT_TRIGGERED' }, (id) =>
      is.update(id, { basic_details: { name: 'Event', platforms: ['ANDROID'] } }),
    ),
  ]),
  breaks('validateCampaign', 'Validate: checks a draft without committing changes.', [
    'validate-commits-components',
    'It saves what it was sent',
    is.call('POST', `/v5/campaigns/${ids.pushDraft}/validate`, {
      basic_details: { name: 'Tried', platforms: ['ANDROID'] },
    }),
    is.read(ids.pushDraft),
  ]),
  breaks('executions', 'Returns child campaign ids, sent times, statuses, total instance count.', [
    'executions-without-status',
    'No statuses',
    is.executions(ids.periodic),
  ]),
]

const search = [
  breaks('searchCampaigns', 'Drafts are excluded unless DRAFT is in campaign_fields.status.', [
    'search-drafts-first-status-only',
    'Only if DRAFT comes first',
    is.search({ status: ['ACTIVE', 'DRAFT'], ids: [ids.pushDraft, ids.event] }),
  ]),
  breaks('searchCampaigns', 'At most 15 campaigns per page, and the request carries a limit.', [
    'search-limit-15-rejected',
    'Only 14',
    is.search({}, { limit: 15 }),
  ]),
  breaks('searchCampaigns', 'Filter object campaign_fields: ids (array of strings), …', [
    'search-ids-first-only',
    'Only the first of ids',
    is.search({ ids: [ids.event, ids.periodic] }),
  ]),
  breaks('searchCampaigns', 'SMS campaigns are returned by search.', [
    'search-sms-never-found',
    'They are not',
    is.search({ channels: ['SMS'] }),
  ]),
]

const tests = [
  breaks(
    'sendTest',
    'identifier: allowed values by channel; ADVERTISING_IDENTIFIER is for PUSH.',
    [
      'identifier-unknown-accepted',
      'Unknown ones too',
      is.push({ 'test_campaign_meta.identifier': 'PHONE' }),
    ],
    [
      'push-advertising-identifier-rejected',
      'No ADVERTISING_IDENTIFIER',
      is.push({ 'test_campaign_meta.identifier': 'ADVERTISING_IDENTIFIER' }),
    ],
  ),
  breaks('sendTest', 'test_campaign_meta.platform: draft mode only.', [
    'meta-platform-inline-accepted',
    'Inline too',
    is.push({ 'test_campaign_meta.platform': 'ANDROID' }),
  ]),
  breaks('sendTest', 'draft_id: id of a saved DRAFT campaign.', [
    'unknown-draft-sent',
    'Unknown ids are fine',
    is.draftTest(ids.none, {}, { channel: 'PUSH' }),
  ]),
  breaks('sendTest', 'Sends one test per platform, locale and variation of the draft.', [
    'only-first-platform',
    'Only the first platform',
    is.draftTest(ids.pushDraft),
  ]),
  breaks('sendTest', 'When platform, locale_name or variation is given, only that key appears.', [
    'only-one-filter-applied',
    'variation is ignored beside locale_name',
    is.draftTest(ids.pushDraft, { locale_name: 'fr', variation: 'variation_2' }),
  ]),
  breaks('sendTest', 'key: {PLATFORM}_{locale}_{variation}; variation defaults to variation_1.', [
    'result-key-variation-number',
    'Only the number of the variation',
    is.push(),
  ]),
  breaks('sendTest', 'status: SENT or FAILED.', [
    'failed-as-error',
    'ERROR',
    is.mail({ 'test_campaign_meta.identifier_values': ['nobody'] }),
  ]),
]

const tenShares = Object.fromEntries(
  Array.from({ length: 10 }, (_, n) => [`variation_${n + 1}`, 10]),
)

const templated = {
  custom_template_id: 'tpl_1',
  html_content: undefined,
  subject: undefined,
  preview_text: undefined,
  sender_name: undefined,
}

const geofence = (changes) => is.push({ 'basic_details.geofences': is.geofences(changes) })

const content = [
  breaks(
    'sendTest',
    'manual_distribution_percentage: keys must be variation_N (for example variation_1).',
    [
      'manual-key-10-rejected',
      'Not variation_10',
      is.variations({
        distribution_type: 'MANUAL',
        no_of_variations: 10,
        manual_distribution_percentage: tenShares,
      }),
    ],
  ),
  breaks('sendTest', 'optimizer_distribution_metric: OPEN_RATE, CLICK_RATE or BOTH.', [
    'optimizer-metric-any',
    'Any metric',
    is.variations({
      distribution_type: 'OPTIMIZED',
      no_of_variations: 1,
      optimizer_campaign_duration: 4,
      optimizer_distribution_metric: 'REVENUE',
    }),
  ]),
  breaks('sendTest', 'With custom_template_id, subject, … and sender_name are not required.', [
    'sender-name-required-with-template',
    'sender_name is required',
    is.email(templated),
  ]),
  breaks('sendTest', 'html_content: optional if custom_template_id is given.', [
    'html-and-template-rejected',
    'Not both',
    is.email({ custom_template_id: 'tpl_1' }),
  ]),
  breaks('sendTest', 'content[locale][variation] = {push or email}.', [
    'only-first-variation-checked',
    'Content of the second variation is not checked',
    is.variations(
      {
        distribution_type: 'MANUAL',
        no_of_variations: 2,
        manual_distribution_percentage: { variation_1: 50, variation_2: 50 },
      },
      {
        default: {
          variation_1: is.flat(),
          variation_2: edit(is.flat(), { 'push.android.template_type': 'BANNER' }),
        },
      },
    ),
  ]),
  breaks(
    'sendTest',
    'Geofences: required name, latitude, …; dwell fields are required when triggered_at is dwell.',
    ['geofence-name-optional', 'Not name', geofence({ name: undefined })],
    ['dwell-fields-always-required', 'The dwell fields always', geofence({})],
  ),
  breaks('sendTest', 'Android timer: required for TIMER and TIMER_WITH_PROGRESS_BAR.', [
    'plain-timer-optional',
    'Not for TIMER',
    is.android({ template_type: 'TIMER' }),
  ]),
  breaks('sendTest', 'specific_time: required when personalized_value is true.', [
    'specific-time-always-required',
    'Always',
    is.android({
      template_type: 'TIMER',
      timer: {
        timer_ends_at: 'DURATION',
        personalized_value: false,
        duration_hour: '1',
        duration_minute: '30',
      },
    }),
  ]),
  breaks('sendTest', 'platform_specific_details.ios: one of the keys must be passed as true.', [
    'ios-switches-all-needed',
    'All of them',
    is.push({
      'basic_details.platform_specific_details.ios': { send_to_all_eligible_device: true },
    }),
  ]),
]

/** The list item of an offering with this window, at noon of the day. */
const itemAt = (scheduling) => {
  const list = is.offers(`?id=${ids.active}`)
  return is.given({ offering: { name: 'Timed_Offer', scheduling } }, list, {
    params: { offer_id: ids.active },
  })
}

const rules = [
  breaks('createOffer', 'name: only letters, numbers and underscores (INVALID_OFFER_NAME).', [
    'offer-name-spaces-accepted',
    'Spaces',
    is.offer({ name: 'Fresh Offer' }),
  ]),
  breaks('createOffer', 'expiry must be after start.', [
    'scheduling-offsets-ignored',
    'Offsets of the times are ignored',
    is.offer({
      'scheduling.start_datetime': `${is.at(3).slice(0, 11)}10:00:00Z`,
      'scheduling.expiry_datetime': `${is.at(3).slice(0, 11)}11:00:00+05:00`,
    }),
  ]),
  breaks('createOffer', 'variation_meta.type: SMV or DMV.', [
    'variation-dynamic-rejected',
    'No DMV',
    is.offer({ 'variation_meta.type': 'DMV' }),
  ]),
  breaks('createOffer', badRequest, [
    'offer-scheduling-null-500',
    'Scheduling of null crashes',
    is.offer({ scheduling: null }),
  ]),
  breaks('updateOffer', 'DUPLICATE_OFFER_NAME: name matches an existing offering.', [
    'update-own-name-duplicate',
    'Its own name counts',
    is.updateOffer(ids.active, { name: 'Running_Now', priority: 7 }),
  ]),
  breaks('updateOffer', 'IMMUTABLE_FIELD: a status-locked field was changed.', [
    'immutable-on-same-value',
    'The same value is rejected',
    is.updateOffer(ids.active, { variation_meta: { type: 'SMV' }, priority: 7 }),
  ]),
  breaks(
    'updateOffer',
    'Partial update; only fields in the body change.',
    [
      'update-applies-defaults',
      'Defaults replace what is not sent',
      is.updateOffer(ids.active, { tags: ['tag_loyalty'] }),
      is.offers(`?id=${ids.active}`),
    ],
    [
      'update-scheduling-needs-both',
      'A new expiry needs the start',
      is.updateOffer(ids.active, { scheduling: { expiry_datetime: is.at(90) } }),
    ],
  ),
  breaks('updateOffer', '404 OFFER_NOT_FOUND: offer_id not found in the workspace.', [
    'unknown-offer-200',
    '200',
    is.updateOffer(`offer_${ids.none}`, { priority: 7 }),
  ]),
  breaks('listOffers', 'scheduled: start_datetime is in the future.', [
    'status-by-calendar-day',
    'Active from the start of the day',
    ...itemAt({
      start_datetime: '2026-01-15T18:00:00Z',
      expiry_datetime: '2026-02-15T18:00:00Z',
    }),
  ]),
  breaks('listOffers', 'archived: archived manually from the dashboard.', [
    'archived-listed-as-active',
    'Archived ones have the status of their window',
    is.offers(`?id=${ids.archived}`),
  ]),
  breaks(
    'listOffers',
    'The id query parameter with the full offering id gets a single-item list.',
    ['list-hides-expired', 'Expired ones are not found', is.offers(`?id=${ids.expired}`)],
  ),
]

export const setD = [protocol, keysAndLimits, lifecycle, search, tests, content, rules].flat(2)
