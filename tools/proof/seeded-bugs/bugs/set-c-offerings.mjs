// Bugs of set C in the offerings API, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, keyed, later, updateCreated, windowed } = is

const dayMs = 86_400_000

/** An update of an offering in a set state. */
const updateGiven = (offering, body, facts) =>
  is.given({ offering, ...facts }, is.updateOffer(ids.active, body, keyed()), {
    params: { offer_id: ids.active },
  })

const listed = (id) => is.offers(`?id=${id}`)
const basicPlan = is.as('basic-plan:key')
const hour = 3_600_000
const calls = (count, ago, request) => is.given({ recentRequests: is.recent(count, ago) }, request)

const access = [
  breaks(
    'all',
    'HTTP Basic: username is the workspace id, password the API key. Missing or invalid credentials give 401.',
    ['auth-create-offer-open', 'Anyone creates offerings', is.offer({}, is.as())],
    [
      'auth-update-offer-any-key',
      'Any key updates offerings',
      is.updateOffer(ids.active, { priority: 3 }, is.as('workspace:no')),
    ],
    ['auth-invalid-403', 'Invalid credentials: 403', is.offers('', is.as('workspace:no'))],
    ['auth-username-unchecked', 'Any workspace id', is.offers('', is.as('elsewhere:key'))],
  ),
  breaks('offers', 'All 4xx and 5xx responses use the envelope.', [
    'offers-unauthorized-without-envelope',
    '401 has a message only',
    is.offers('', is.as()),
  ]),
  breaks(
    'offers',
    'The feature must be enabled for the workspace; otherwise calls return 403 FORBIDDEN.',
    ['feature-unchecked-create', 'Creating works', is.offer({}, basicPlan)],
    ['feature-unchecked-list', 'Listing works', is.offers('', basicPlan)],
  ),
]

const idempotency = [
  breaks(
    'offers',
    'Reusing the same key within 24 hours returns the original response without re-running the operation.',
    [
      'replay-runs-create-offer',
      'Creating runs again',
      is.offer({}, keyed()),
      is.offer({}, keyed()),
    ],
    [
      'replay-of-update-offer-empty',
      'The replay of an update lacks data',
      is.updateOffer(ids.active, { priority: 3 }, keyed()),
      is.updateOffer(ids.active, { priority: 3 }, keyed()),
    ],
    [
      'update-offer-replay-409',
      'The second use of a key is always a conflict',
      is.updateOffer(ids.active, { priority: 3 }, keyed()),
      is.updateOffer(ids.active, { priority: 3 }, keyed()),
    ],
    [
      'create-offer-key-stays-running',
      'The end of a creation is not recorded',
      is.offer({}, keyed()),
      is.offer({}, keyed()),
    ],
    [
      'conflict-replaces-key',
      'The body of a conflict replaces the first one',
      is.offer({}, keyed()),
      is.offer({ priority: 3 }, keyed()),
      is.offer({}, keyed()),
    ],
    [
      'offers-key-until-midnight',
      'Until midnight only',
      is.given({ idempotency: is.earlier('completed', 13, 201) }, is.offer({}, keyed())),
    ],
  ),
  breaks(
    'offers',
    'The same key with a different body within 24 hours returns 409 IDEMPOTENCY_CONFLICT.',
    [
      'create-offer-conflict-replayed',
      'Creating returns the old response',
      is.offer({}, keyed()),
      is.offer({ priority: 3 }, keyed()),
    ],
    [
      'offers-conflict-ignores-nested',
      'Nested fields are not compared',
      is.offer({}, keyed()),
      is.offer({ 'scheduling.expiry_datetime': is.at(41) }, keyed()),
    ],
  ),
  breaks(
    'offers',
    'A request with the same key still in progress returns 409 DUPLICATE_IDEMPOTENCY_KEY.',
    [
      'update-offer-in-progress-executed',
      'Concurrent updates both run',
      updateGiven({ status: 'active' }, {}, { idempotency: is.earlier('in-progress', 0) }),
    ],
    [
      'offers-running-425',
      '425',
      is.given({ idempotency: is.earlier('in-progress', 0) }, is.offer({}, keyed())),
    ],
    [
      'running-call-waits',
      'The second call waits for the first',
      is.together(is.offer({}, keyed()), is.offer({}, keyed())),
    ],
  ),
  breaks(
    'offers',
    'A missing key gives 400 MISSING_IDEMPOTENCY_KEY; a non-UUID-v4 key gives 400 INVALID_IDEMPOTENCY_KEY.',
    ['key-optional-create-offer', 'Not needed to create', is.offer({}, keyed(null))],
    ['missing-key-428', '428', is.offer({}, keyed(null))],
    [
      'missing-key-code-update-offer',
      'REQUIRED_FIELD_MISSING for updates',
      is.updateOffer(ids.active, { priority: 3 }, keyed(null)),
    ],
    ['invalid-key-code', 'VALIDATION_FAILED', is.offer({}, keyed('again'))],
    ['key-end-unchecked', 'Text may follow the UUID', is.offer({}, keyed(`${is.someKey}-retry`))],
  ),
  breaks('listOffers', 'Idempotency (create and update): header Idempotency-Key.', [
    'list-needs-key',
    'The list needs a key',
    is.offers(),
  ]),
  breaks('templates', 'Idempotency (create and update): header Idempotency-Key.', [
    'templates-need-key',
    'Templates need a key',
    is.templates(),
  ]),
]

const limits = [
  breaks(
    'listOffers',
    'GET /v5/offers: 150 per minute, 500 per hour, 1000 per day.',
    ['list-limit-minute-missing', 'No limit per minute', calls(150, 30_000, is.offers())],
    ['list-limit-day-missing', 'No limit per day', calls(1000, 2 * hour, is.offers())],
  ),
  breaks('templates', 'GET /v5/offers/templates: 150 per minute, 500 per hour, 1000 per day.', [
    'templates-limit-hour-missing',
    'No limit per hour',
    calls(500, 600_000, is.templates()),
  ]),
  breaks('createOffer', 'POST /v5/offers: 100 per minute, 300 per hour, 600 per day.', [
    'create-limit-day-missing',
    'No limit per day',
    calls(600, 2 * hour, is.offer()),
  ]),
  breaks('updateOffer', 'PATCH /v5/offers/{offer_id}: 100 per minute, 300 per hour, 600 per day.', [
    'update-limit-hour-missing',
    'No limit per hour',
    calls(300, 600_000, is.updateOffer(ids.none, {})),
  ]),
  breaks(
    'offers',
    '429: rate limit exceeded; Retry-After header gives seconds to wait.',
    ['retry-after-always-60', 'Always one minute', calls(300, 600_000, is.offer())],
    ['retry-after-epoch', 'The time of the next call', calls(100, 30_000, is.offer())],
  ),
  breaks('offers', 'All 4xx and 5xx responses use the envelope.', [
    'rate-limited-plain',
    '429 is plain text',
    calls(150, 30_000, is.offers()),
  ]),
]

const errors = [
  breaks('offers', 'error.doc_url: link to documentation for the code.', [
    'offers-error-without-doc-url-409',
    'No doc_url with 409',
    is.offer({}, keyed()),
    is.offer({ priority: 3 }, keyed()),
  ]),
  breaks('offers', 'response_id: trace id; always present.', [
    'offers-error-without-response-id-401',
    'No id with 401',
    is.offers('', is.as()),
  ]),
  breaks('createOffer', 'error.target: offending field or resource in dot notation.', [
    'offers-error-target-pointer',
    'A JSON pointer',
    is.offer({ 'scheduling.expiry_datetime': undefined }),
  ]),
  breaks(
    'createOffer',
    'error.details: array of {code, target, message}.',
    ['offers-details-field-key', 'field for target', is.offer({ priority: 0 })],
    ['offers-details-without-message', 'No message', is.offer({ priority: 0 })],
  ),
  breaks('createOffer', 'error.details: only on 400 VALIDATION_FAILED.', [
    'offers-details-with-other-codes',
    'With codes of their own too',
    is.offer({ tags: ['tag_none'] }),
  ]),
  breaks(
    'createOffer',
    'error.details: all violations are collected in one response.',
    [
      'offers-details-fields-only',
      'Tags, names and windows are checked last',
      is.offer({ priority: 0, tags: ['tag_none'] }),
    ],
    [
      'missing-fields-hide-others',
      'Missing fields hide invalid ones',
      is.offer({ priority: 0, created_by: undefined }),
    ],
  ),
]

const creation = [
  breaks('createOffer', 'name: 5 to 100 characters; only letters, numbers and underscores.', [
    'offer-name-trimmed',
    'Spaces around it are ignored',
    is.offer({ name: ' Fresh_Offer ' }),
  ]),
  breaks('createOffer', 'priority: integer 1 to 100.', [
    'priority-100-rejected',
    'Not 100',
    is.offer({ priority: 100 }),
  ]),
  breaks(
    'createOffer',
    'Required on create: name, …, scheduling, …, offer_content, variation_meta.',
    ['create-offer-name-optional', 'Not name', is.offer({ name: undefined })],
    ['create-offer-scheduling-optional', 'Not scheduling', is.offer({ scheduling: undefined })],
    [
      'create-offer-offer-content-optional',
      'Not offer_content',
      is.offer({ offer_content: undefined }),
    ],
  ),
  breaks('createOffer', 'Optional: description, tags, capping_rules, conversion, …', [
    'create-offer-needs-conversion',
    'conversion is needed',
    is.offer(),
  ]),
  breaks('createOffer', 'REQUIRED_FIELD_MISSING: error.target names the field, in dot notation.', [
    'missing-nested-field-target',
    'The target of a nested field lacks its parent',
    is.offer({ 'scheduling.start_datetime': undefined }),
  ]),
  breaks('createOffer', 'variation_meta.type: SMV or DMV.', [
    'variation-type-dmv-rejected',
    'Not DMV',
    is.offer({ 'variation_meta.type': 'DMV' }),
  ]),
  breaks('createOffer', 'expiry must be after start.', [
    'scheduling-compared-by-day',
    'Only the days are compared',
    is.offer({
      scheduling: {
        start_datetime: `${is.at(3).slice(0, 10)}T08:00:00Z`,
        expiry_datetime: `${is.at(3).slice(0, 10)}T20:00:00Z`,
      },
    }),
  ]),
  breaks(
    'createOffer',
    'name: unique among non-archived offerings in the workspace.',
    ['scheduled-name-is-free', 'Not scheduled ones', is.offer({ name: 'Next_Season' })],
    [
      'renamed-name-stays-taken',
      'The old name of a renamed offering stays taken',
      is.updateOffer(ids.active, { name: 'Another_Name' }),
      is.offer({ name: 'Running_Now' }),
    ],
    [
      'renamed-name-not-taken',
      'The new name of a renamed offering is free',
      is.updateOffer(ids.active, { name: 'Another_Name' }),
      is.offer({ name: 'Another_Name' }),
    ],
  ),
  breaks('createOffer', 'DUPLICATE_OFFER_NAME: name matches an existing non-archived offering.', [
    'duplicate-name-code',
    'VALIDATION_FAILED',
    is.offer({ name: 'Running_Now' }),
  ]),
]

const updates = [
  breaks('updateOffer', '404 OFFER_NOT_FOUND: offer_id not found in the workspace.', [
    'unknown-offer-is-created',
    'An unknown id creates an offering',
    is.updateOffer(`offer_${ids.none}`, { priority: 3 }),
  ]),
  breaks(
    'updateOffer',
    'Offering (create and update body): name: only letters, numbers and underscores; priority: 1 to 100.',
    [
      'update-name-unchecked',
      'Updates accept any name',
      is.updateOffer(ids.active, { name: 'Half price!' }),
    ],
    [
      'update-priority-unchecked',
      'Updates accept any priority',
      is.updateOffer(ids.active, { priority: 101 }),
    ],
  ),
  breaks('updateOffer', 'expiry must be after start.', [
    'update-order-needs-both',
    'Stored times are not compared',
    is.updateOffer(ids.scheduled, { scheduling: { expiry_datetime: is.at(10) } }),
  ]),
  breaks(
    'updateOffer',
    'Partially update an offering; only fields in the body change.',
    [
      'update-false-ignored',
      'false is not saved',
      is.updateOffer(ids.active, { is_global_control_enabled: true }),
      is.updateOffer(ids.active, { is_global_control_enabled: false }),
      listed(ids.active),
    ],
    [
      'update-variation-needs-type',
      'variation_meta needs its type',
      is.updateOffer(ids.active, { variation_meta: { control_group: { percentage: 20 } } }),
    ],
  ),
  breaks(
    'updateOffer',
    'offering_attribute_configuration: replaced entirely when sent on update.',
    [
      'empty-attributes-ignored',
      'An empty array removes none',
      is.updateOffer(ids.active, { offering_attribute_configuration: [{ id: 'attr_margin' }] }),
      is.updateOffer(ids.active, { offering_attribute_configuration: [] }),
      listed(ids.active),
    ],
  ),
  breaks('updateOffer', 'tags: an empty array removes all.', [
    'empty-tags-rejected',
    'An empty array is rejected',
    is.updateOffer(ids.active, { tags: [] }),
  ]),
]

const locks = [
  breaks(
    'updateOffer',
    'Update rules, scheduled: expiry, offer_content, variation type, distribution, control group: editable.',
    [
      'scheduled-expiry-locked',
      'expiry while scheduled',
      is.updateOffer(ids.scheduled, { scheduling: { expiry_datetime: is.at(77) } }),
    ],
    [
      'scheduled-content-locked',
      'offer_content while scheduled',
      is.updateOffer(ids.scheduled, { offer_content: { meta: { templateId: 'tpl_strip' } } }),
    ],
    [
      'scheduled-variation-type-locked',
      'variation_meta.type while scheduled',
      is.updateOffer(ids.scheduled, { variation_meta: { type: 'DMV' } }),
    ],
    [
      'scheduled-static-distribution-locked',
      'smv_distribution of SMV while scheduled',
      is.updateOffer(ids.scheduled, { variation_meta: { smv_distribution: { variant_1: 100 } } }),
    ],
    [
      'scheduled-dynamic-distribution-locked',
      'smv_distribution of DMV while scheduled',
      updateGiven(
        {
          status: 'scheduled',
          variation_meta: { type: 'DMV', smv_distribution: { variant_1: 100 } },
        },
        { variation_meta: { smv_distribution: { variant_1: 60, variant_2: 40 } } },
      ),
    ],
    [
      'scheduled-control-group-locked',
      'The control group while scheduled',
      is.updateOffer(ids.scheduled, { variation_meta: { control_group: { percentage: 20 } } }),
    ],
  ),
  breaks('updateOffer', 'variation_meta.control_group.percentage, active: editable.', [
    'dynamic-control-group-locked',
    'Not the control group of DMV',
    is.updateOffer(ids.dynamic, { variation_meta: { control_group: { percentage: 20 } } }),
  ]),
  breaks(
    'updateOffer',
    'IMMUTABLE_FIELD: a status-locked field was changed.',
    [
      'locked-fields-dropped',
      'Locked fields are ignored with 200',
      is.updateOffer(ids.active, { conversion: { goal: 'visit' }, priority: 3 }),
    ],
    [
      'unchanged-locked-field-rejected',
      'Equal values are rejected',
      is.updateOffer(ids.active, { conversion: { goal: 'purchase' } }),
    ],
    [
      'lock-skips-absent-fields',
      'A locked field without a value can be set',
      updateGiven({ status: 'active' }, { conversion: { goal: 'visit' } }),
    ],
  ),
]

const statuses = [
  breaks(
    'updateOffer',
    'scheduled → active: time passes, start_datetime reached; automatic.',
    [
      'start-reached-unnoticed',
      'The lock follows the status at creation',
      windowed(1000, 40 * dayMs),
      later(1200, updateCreated({ conversion: { goal: 'visit' } })),
    ],
    [
      'active-from-next-day',
      'Active from the next day',
      updateGiven(
        {
          status: 'active',
          scheduling: { start_datetime: '2026-01-15T11:00:00Z' },
          conversion: { goal: 'purchase' },
        },
        { conversion: { goal: 'visit' } },
      ),
    ],
  ),
  breaks(
    'updateOffer',
    'active → expired: time passes, expiry_datetime passed; automatic.',
    [
      'expiry-passed-unnoticed',
      'The status at creation allows updates',
      windowed(1000, 1500),
      later(1700, updateCreated({ priority: 3 })),
    ],
    [
      'expired-from-next-day',
      'Expired from the next day',
      updateGiven(
        { status: 'expired', scheduling: { expiry_datetime: '2026-01-15T11:00:00Z' } },
        { priority: 3 },
      ),
    ],
  ),
  breaks('updateOffer', 'Updating an expired offering returns 403 EXPIRED_OFFERING.', [
    'expired-can-be-extended',
    'A new expiry works',
    is.updateOffer(ids.expired, { scheduling: { expiry_datetime: is.at(30) } }),
  ]),
  breaks('updateOffer', 'Updating an archived offering returns 403 ARCHIVED_OFFERING.', [
    'archived-404',
    'Archived ones are not found',
    is.updateOffer(ids.archived, { priority: 3 }),
  ]),
  breaks('listOffers', 'Use the list operation with the id to get a single-item list.', [
    'archived-not-listed',
    'Not for archived ones',
    listed(ids.archived),
  ]),
  breaks('listOffers', 'GET /v5/offers: 200.', [
    'empty-list-204',
    '204 for an empty list',
    listed(`offer_${ids.none}`),
  ]),
]

export const setCOfferings = [
  ...access,
  ...idempotency,
  ...limits,
  ...errors,
  ...creation,
  ...updates,
  ...locks,
  ...statuses,
].flat()
