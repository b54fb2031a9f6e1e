// Bugs of set E, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, edit, ids, keyed, withComponents } = is

const badRequest = '500: internal error (a bad request is a validation error, 400).'

const access = [
  breaks('all', 'Missing or invalid credentials produce 401.', [
    'auth-update-campaign-open',
    'Anyone updates campaigns',
    is.update(ids.pushDraft, {}, is.as()),
  ]),
  breaks('all', 'Password: an API key created for the workspace. Invalid credentials: 401.', [
    'auth-key-any-case',
    'The case of the API key is ignored',
    is.read(ids.event, is.as('workspace:KEY')),
  ]),
  breaks('offers', 'Missing or invalid credentials give 401.', [
    'auth-list-offers-open',
    'Anyone lists offerings',
    is.offers('', is.as()),
  ]),
  breaks(
    'campaigns',
    'A request id must be supplied in the header or as request_id in the body; both must match.',
    [
      'request-id-optional-executions',
      'Executions need none',
      is.executions(ids.periodic, { 'X-SVC-Request-Id': undefined }),
    ],
    ['request-id-mismatch-create', 'Not compared by creations', is.create({ request_id: 'other' })],
  ),
  breaks('campaigns', 'error.code values: VALIDATION_FAILED, …, UNAUTHORIZED, …, FORBIDDEN.', [
    'campaign-unauthorized-code',
    'UNAUTHENTICATED',
    is.read(ids.event, is.as('workspace:wrong')),
  ]),
  breaks('campaigns', 'error.details: array of {target, message}.', [
    'campaign-details-without-message',
    'No message',
    is.create({ channel: 'SMS' }),
  ]),
  breaks('campaigns', 'Idempotency-Key: UUID v4.', [
    'key-any-text-status',
    'Any text for a status',
    is.status(ids.event, 'STOP', keyed('stop-1')),
  ]),
  breaks(
    'sendTest',
    'Test requests per second per client: 10; per minute: 100; per hour: 6000.',
    [
      'test-limit-second-missing',
      'No limit per second',
      is.given({ recentRequests: is.recent(10, 500) }, is.push()),
    ],
    [
      'test-limit-per-channel',
      'PUSH and EMAIL are counted apart',
      ...is.given({ recentRequests: is.recent(99, 30_000) }, is.push()),
      is.mail(),
    ],
  ),
  breaks('sendTest', '409: a test send is already running for that key; retry with a new key.', [
    'test-lock-per-draft',
    'Running for that draft, with any key',
    is.together(is.draftTest(ids.pushDraft), is.draftTest(ids.pushDraft)),
  ]),
]

const live = {
  campaign: {
    channel: 'PUSH',
    campaign_delivery_type: 'EVENT_TRIGGERED',
    basic_details: { name: 'Live', platforms: ['ANDROID'] },
    campaign_content: { content: is.flat() },
  },
  workspace: { versioningEnabled: true },
}
const renamed = { basic_details: { name: 'Renamed', platforms: ['ANDROID'] } }

/** Updates a live campaign of a workspace with versions. */
const versioned = (body, ...next) => [
  ...is.given(live, is.update(ids.event, body), { params: { campaign_id: ids.event } }),
  ...next,
]

const { basic_details, connector, campaign_content } = is.mailTest

const lifecycle = [
  breaks('updateCampaign', 'DRAFT becomes ACTIVE by PATCH with {status: PUBLISH}.', [
    'update-publishes',
    'An update that completes the draft publishes it',
    is.update(ids.pushDraft, renamed),
    is.read(ids.pushDraft),
  ]),
  breaks('updateCampaign', 'PATCH updates components.', [
    'update-connector-lost',
    'connector is not saved',
    ...withComponents(
      { channel: 'EMAIL' },
      { basic_details, connector, campaign_content },
      (id) => is.update(id, { status: 'PUBLISH' }),
      is.read,
    ),
  ]),
  breaks('validateCampaign', 'Sending a test or validating does not change campaign state.', [
    'validate-locks-draft',
    'A validated draft cannot be updated',
    is.validate(ids.pushDraft),
    is.update(ids.pushDraft, renamed),
  ]),
  breaks('updateCampaign', 'Email name … required only for inline test mode.', [
    'email-update-needs-name',
    'Updates need it',
    is.update(ids.mailDraft, { basic_details: { content_type: 'TRANSACTIONAL' } }),
  ]),
  breaks('createCampaign', 'Supported delivery types: …, LOCATION_TRIGGERED (Push only), ….', [
    'create-location-triggered-rejected',
    'No LOCATION_TRIGGERED',
    is.create({ campaign_delivery_type: 'LOCATION_TRIGGERED' }),
  ]),
  breaks(
    'updateCampaign',
    'Publishing an update to a live campaign creates a new document; each version has its own id.',
    [
      'old-version-removed',
      'The old document is removed',
      ...versioned({ ...renamed, status: 'PUBLISH' }, is.search({ ids: [ids.event] })),
    ],
    [
      'version-created-without-publish',
      'Every update creates one',
      ...versioned(renamed, is.search({ ids: [ids.event] })),
    ],
  ),
  breaks('getCampaign', 'Call GET /v5/campaigns/{campaign_id} to confirm the status.', [
    'stopped-campaign-404',
    'Stopped campaigns are not found',
    is.status(ids.event, 'STOP'),
    is.read(ids.event),
  ]),
  breaks(
    'changeCampaignStatus',
    'Published campaign, action RESUME: the delivery type is not ONE_TIME.',
    [
      'paused-not-resumable',
      'Only active campaigns can change',
      is.status(ids.event, 'PAUSE'),
      is.status(ids.event, 'RESUME'),
    ],
    [
      'resume-periodic-rejected',
      'No RESUME on PERIODIC',
      is.status(ids.periodic, 'PAUSE'),
      is.status(ids.periodic, 'RESUME'),
    ],
  ),
]

const search = [
  breaks('searchCampaigns', 'Drafts are excluded unless DRAFT is in campaign_fields.status.', [
    'search-after-publish-stale',
    'A published draft still counts as a draft',
    is.update(ids.pushDraft, { status: 'PUBLISH' }),
    is.search({ ids: [ids.pushDraft] }),
  ]),
  breaks('searchCampaigns', 'SMS may be given in channels; matching results have channel SMS.', [
    'search-channels-first-only',
    'Only the first of channels',
    is.search({ channels: ['EMAIL', 'SMS'] }),
  ]),
  breaks('searchCampaigns', 'Continue paging until a page returns fewer results than limit.', [
    'search-pages-of-10',
    'Pages have 10 at most',
    is.search({}, { limit: 15 }),
  ]),
  breaks('searchCampaigns', 'Filter object campaign_fields: ids (array of strings).', [
    'search-malformed-id-500',
    'An id that is no ObjectId crashes',
    is.search({ ids: ['spring-campaign'] }),
  ]),
  breaks('searchCampaigns', 'Search responses can be filtered by version_number.', [
    'version-filter-as-minimum',
    'Later versions match as well',
    ...versioned(
      { ...renamed, status: 'PUBLISH' },
      is.search({ ids: [ids.event], version_number: 1 }),
    ),
  ]),
]

const onTheWeb = {
  basic_details: { name: 'Web', platforms: ['ANDROID', 'WEB'] },
  campaign_content: {
    content: { push: { ...is.flat().push, web: { template_type: 'BASIC' } } },
  },
}
const optimized = {
  basic_details: { name: 'Optimized', platforms: ['ANDROID'] },
  campaign_content: {
    variation_details: {
      distribution_type: 'OPTIMIZED',
      no_of_variations: 2,
      optimizer_campaign_duration: 4,
      optimizer_distribution_metric: 'CLICK_RATE',
    },
    content: { default: { variation_1: is.flat(), variation_2: is.flat() } },
  },
}

const tests = [
  breaks('sendTest', 'PUSH, EMAIL: CUSTOM_SEGMENT, a user-defined segment name.', [
    'push-custom-segment-rejected',
    'Not for PUSH',
    is.push({ 'test_campaign_meta.identifier': 'CUSTOM_SEGMENT' }),
  ]),
  breaks('sendTest', 'test_campaign_meta.platform: ANDROID, IOS or WEB.', [
    'draft-platform-web-rejected',
    'No WEB',
    ...withComponents({}, onTheWeb, (id) => is.draftTest(id, { platform: 'WEB' })),
  ]),
  breaks('sendTest', `draft_id: 24-character ObjectId. ${badRequest}`, [
    'malformed-draft-id-500',
    'An id that is no ObjectId crashes',
    is.draftTest('spring-draft'),
  ]),
  breaks('sendTest', 'test_campaign_meta.variation: optional (only platform: draft mode only).', [
    'inline-variation-rejected',
    'Not in inline tests',
    is.push({ 'test_campaign_meta.variation': 'variation_1' }),
  ]),
  breaks('sendTest', 'key: {PLATFORM}_{locale}_{variation}.', [
    'results-per-recipient',
    'One per recipient, with its number',
    is.push({ 'test_campaign_meta.identifier_values': ['token-1', 'token-2'] }),
  ]),
  breaks('sendTest', 'When locale_name is given, only the matching key appears.', [
    'locale-filter-keeps-default',
    'The default locale as well',
    is.draftTest(ids.pushDraft, { locale_name: 'fr' }),
  ]),
  breaks(
    'sendTest',
    'Draft mode: sends one test per platform, locale and variation of the draft.',
    [
      'optimized-variations-single',
      'One variation for the auto-optimized type',
      ...withComponents({}, optimized, (id) => is.draftTest(id)),
    ],
    [
      'web-platform-never-tested',
      'Never for WEB',
      ...withComponents({}, onTheWeb, (id) => is.draftTest(id)),
    ],
  ),
]

const content = [
  breaks('sendTest', 'content[locale][variation] = {push or email}.', [
    'keyed-email-content-rejected',
    'Email content has to be flat',
    is.mail({
      'campaign_content.content': { default: { variation_1: campaign_content.content } },
    }),
  ]),
  breaks('sendTest', 'attachments: array of {file_type: URL or PERSONALIZED_ATTACHMENT, url}.', [
    'attachment-personalized-rejected',
    'No PERSONALIZED_ATTACHMENT',
    is.email({
      attachments: [{ file_type: 'PERSONALIZED_ATTACHMENT', url: 'https://example.org/a.pdf' }],
    }),
  ]),
  breaks('sendTest', 'content_type: PROMOTIONAL or TRANSACTIONAL.', [
    'transactional-content-rejected',
    'No TRANSACTIONAL',
    is.mail({ 'basic_details.content_type': 'TRANSACTIONAL' }),
  ]),
  breaks('sendTest', 'triggered_at: ENTRY, EXIT, dwell.', [
    'geofence-exit-rejected',
    'No EXIT',
    is.push({
      'basic_details.geofences': is.geofences({ triggered_at: 'EXIT' }),
    }),
  ]),
  breaks('sendTest', 'Android template_type: BASIC, STYLIZED_BASIC, SIMPLE_IMAGE_CAROUSEL, ….', [
    'android-carousel-rejected',
    'No SIMPLE_IMAGE_CAROUSEL',
    is.android({ template_type: 'SIMPLE_IMAGE_CAROUSEL' }),
  ]),
  breaks(
    'sendTest',
    'auto_dismiss_notification_time_value: required when auto_dismiss_notification is true.',
    [
      'sticky-needs-dismiss-time',
      'When sticky as well',
      is.android({ advanced: { make_notification_sticky: true, dismiss_button_text: 'OK' } }),
    ],
  ),
  breaks('sendTest', 'duration_hour, duration_minute: required when personalized_value is false.', [
    'duration-always-required',
    'Always',
    is.android({
      template_type: 'TIMER',
      timer: {
        timer_ends_at: 'SPECIFIC_TIME_USER_TIMEZONE',
        personalized_value: true,
        specific_time: is.at(3),
        time_period: 'PM',
      },
    }),
  ]),
]

const calls = (count, ago, request, more) =>
  is.given({ recentRequests: is.recent(count, ago) }, request, more)

const offerProtocol = [
  breaks('createOffer', 'INVALID_IDEMPOTENCY_KEY, 400: not a UUID v4.', [
    'key-any-text-create-offer',
    'Any text to create',
    is.offer({}, keyed('offer-1')),
  ]),
  breaks(
    'createOffer',
    'The same key with a different body within 24 hours returns 409 IDEMPOTENCY_CONFLICT.',
    [
      'offers-conflict-after-24-hours',
      'After 24 hours too',
      is.given(
        {
          idempotency: {
            ...is.earlier('completed', 25),
            body: edit(is.offerBody, { priority: 9 }),
          },
        },
        is.offer({}, keyed()),
      ),
    ],
    [
      'offers-conflict-ignores-lists',
      'Entries of lists are not compared',
      is.offer({ tags: ['tag_spring'] }, keyed()),
      is.offer({ tags: ['tag_loyalty'] }, keyed()),
    ],
  ),
  breaks('createOffer', 'POST /v5/offers: 100 per minute, 300 per hour, 600 per day.', [
    'create-limit-minute-150',
    '150 per minute',
    calls(120, 30_000, is.offer()),
  ]),
  breaks('listOffers', 'GET /v5/offers: 150 per minute, 500 per hour, 1000 per day.', [
    'read-limit-hour-300',
    '300 per hour',
    calls(400, 600_000, is.offers()),
  ]),
  breaks('updateOffer', 'Rate limits are per consumer and per endpoint: /v5/offers/{offer_id}.', [
    'update-limit-per-offering',
    'Each offering is counted apart',
    ...calls(99, 30_000, is.updateOffer(ids.active, {}), { params: { offer_id: ids.active } }),
    is.updateOffer(ids.scheduled, {}),
  ]),
  breaks('offers', 'error.details: array of {code, target, message}.', [
    'offers-details-as-map',
    'Messages by target',
    is.offer({ name: 'x', priority: 0 }),
  ]),
  breaks('offers', 'Envelope: {error: {code, message, target, details, doc_url}, response_id}.', [
    'offers-error-without-message-404',
    'No message with 404',
    is.updateOffer(`offer_${ids.none}`, {}),
  ]),
  breaks('offers', 'error.target: offending field or resource in dot notation.', [
    'duplicate-name-target-value',
    'The name itself if it is taken',
    is.offer({ name: 'Running_Now' }),
  ]),
  breaks('offers', 'INVALID_TAG_ID, 400: a tag id does not exist.', [
    'invalid-tag-404',
    '404',
    is.offer({ tags: ['tag_none'] }),
  ]),
  breaks('updateOffer', 'OFFER_NOT_FOUND, 404: no such offering.', [
    'malformed-offer-id-500',
    'An id without the prefix crashes',
    is.updateOffer('spring-sale', { priority: 7 }),
  ]),
]

const offerRules = [
  breaks('createOffer', 'name: only letters, numbers and underscores.', [
    'offer-name-leading-digit-rejected',
    'No number at the start',
    is.offer({ name: '2026_Sale' }),
  ]),
  breaks('createOffer', 'name: unique among non-archived offerings in the workspace.', [
    'concurrent-names-both-created',
    'Two concurrent calls get the same name',
    is.together(is.offer(), is.offer()),
  ]),
  breaks('createOffer', 'Optional: description, …, imp_track_hours, ….', [
    'create-offer-needs-imp-track-hours',
    'imp_track_hours is needed',
    is.offer(),
  ]),
  breaks('createOffer', 'scheduling.start_datetime, scheduling.expiry_datetime: datetimes.', [
    'start-any-text-accepted',
    'The start may be any text',
    is.offer({ 'scheduling.start_datetime': 'next Monday' }),
  ]),
  breaks('updateOffer', 'Partial update; only fields in the body change.', [
    'concurrent-offer-updates-lost',
    'Of two concurrent updates, one is lost',
    is.together(
      is.updateOffer(ids.active, { name: 'Renamed_Offer' }),
      is.updateOffer(ids.active, { tags: ['tag_loyalty'] }),
    ),
    is.offers(`?id=${ids.active}`),
  ]),
  breaks(
    'updateOffer',
    'Updating an expired offering (expiry_datetime has passed) returns 403 EXPIRED_OFFERING.',
    [
      'status-ignores-offsets',
      'Offsets of its times are ignored',
      is.given(
        {
          offering: {
            name: 'Timed_Offer',
            scheduling: {
              start_datetime: '2026-01-10T09:00:00+03:00',
              expiry_datetime: '2026-01-15T13:00:00+03:00',
            },
          },
        },
        is.updateOffer(ids.active, { priority: 7 }),
        { params: { offer_id: ids.active } },
      ),
    ],
    [
      'expired-tags-can-change',
      'Its tags can change',
      is.updateOffer(ids.expired, { tags: ['tag_loyalty'] }),
    ],
  ),
  breaks(
    'updateOffer',
    'name, tags, priority, segment_info: editable while scheduled.',
    [
      'scheduled-name-locked',
      'name is locked',
      is.updateOffer(ids.scheduled, { name: 'Another_Season' }),
    ],
    [
      'scheduled-segment-locked',
      'segment_info is locked',
      is.updateOffer(ids.scheduled, { segment_info: { id: 'loyal' } }),
    ],
  ),
  breaks('updateOffer', 'variation_meta.type, variantsPerLocale: locked while active.', [
    'variants-can-grow',
    'variantsPerLocale can grow',
    is.updateOffer(ids.active, { variation_meta: { variantsPerLocale: 3 } }),
  ]),
  breaks('updateOffer', 'conversion: locked while active; IMMUTABLE_FIELD.', [
    'locked-conversion-can-be-nulled',
    'It can be set to null',
    is.updateOffer(ids.active, { conversion: null }),
  ]),
  breaks('listOffers', 'The id query parameter with the full id gets a single-item list.', [
    'list-hides-scheduled',
    'Scheduled ones are not found',
    is.offers(`?id=${ids.scheduled}`),
  ]),
]

export const setE = [access, lifecycle, search, tests, content, offerProtocol, offerRules].flat(2)
