// Bugs of set H about offerings, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { at, breaks, ids, keyed, later, scheduled, updateCreated, windowed } = is

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const fields = [
  breaks('updateOffer', 'name: only letters, numbers and underscores.', [
    'update-name-characters-unchecked',
    'Updates check the length only',
    is.updateOffer(ids.scheduled, { name: 'Next-Season' }),
  ]),
  breaks('createOffer', 'name: 5 to 100 characters; only letters, numbers and underscores.', [
    'offer-name-without-letter-rejected',
    'It needs a letter',
    is.offer({ name: '2026_01' }),
  ]),
  breaks('updateOffer', 'priority: integer 1 to 100.', [
    'update-priority-fraction-accepted',
    'Fractions in updates',
    is.updateOffer(ids.scheduled, { priority: 12.5 }),
  ]),
  breaks('createOffer', 'INVALID_TAG_ID, 400: a tag id does not exist.', [
    'last-tag-unchecked',
    'The last one is not looked up',
    is.offer({ tags: ['tag_spring', 'tag_unknown'] }),
  ]),
  breaks('createOffer', 'meta.templateId: the id of a template from the template list.', [
    'template-number-500',
    'A number crashes',
    is.offer({ 'offer_content.meta.templateId': 7 }),
  ]),
  breaks('updateOffer', 'variation_meta.type: SMV or DMV.', [
    'update-variation-type-unchecked',
    'Any text in updates',
    is.updateOffer(ids.scheduled, { variation_meta: { type: 'ABC' } }),
  ]),
]

const nextMinute = new Date(Math.ceil((Date.now() + 2 * day) / minute) * minute)
const secondsLater = (seconds) => new Date(+nextMinute + seconds * second).toISOString()

const times = [
  breaks('updateOffer', 'scheduling.expiry_datetime: editable while active.', [
    'active-expiry-cannot-shrink',
    'A new expiry has to be later than the stored one',
    is.updateOffer(ids.active, { scheduling: { expiry_datetime: at(300) } }),
  ]),
  breaks('createOffer', 'expiry must be after start.', [
    'scheduling-compared-by-minute',
    'By a minute or more',
    is.offer(scheduled(secondsLater(10), secondsLater(40))),
  ]),
  breaks('createOffer', 'INVALID_SCHEDULING: expiry not after start, or a datetime in the past.', [
    'expiry-compared-with-local-time',
    'The time of a zone two hours ahead counts as now',
    () => is.offer(scheduled(at((10 * minute) / day), at(hour / day))),
  ]),
]

const answers = [
  breaks(
    'createOffer',
    'REQUIRED_FIELD_MISSING, 400: required field absent; error.target names it.',
    ['missing-field-422', '422', is.offer({ priority: undefined })],
    [
      'missing-field-target-camel-case',
      'The target is in camel case',
      is.offer({ created_by: undefined }),
    ],
  ),
  breaks('updateOffer', 'Editing a locked field returns IMMUTABLE_FIELD.', [
    'locked-start-code',
    'INVALID_SCHEDULING for start_datetime',
    is.updateOffer(ids.active, { scheduling: { start_datetime: at(5) } }),
  ]),
  breaks('updateOffer', 'archived: cannot be updated via the API. 403 ARCHIVED_OFFERING.', [
    'archived-name-can-change',
    'Its name can be changed',
    is.updateOffer(ids.archived, { name: 'Put_Away_For_Good' }),
  ]),
  breaks('createOffer', 'error.details: all violations are collected in one response.', [
    'details-without-nested-fields',
    'Those of nested fields are left out if there are others',
    is.offer({ priority: 0, 'variation_meta.type': 'ABC' }),
  ]),
]

const conversion = (goal) => ({ conversion: { goal } })
const goals = [conversion('purchase'), conversion('visit')]

const states = [
  breaks('updateOffer', 'scheduled: start_datetime is in the future; conversion is editable.', [
    'status-in-local-time',
    'The time of a zone two hours ahead counts as now',
    windowed(hour, 30 * day),
    updateCreated(goals[0]),
  ]),
  breaks('createOffer', 'meta.templateId: the id of a template from the template list.', [
    'template-used-once',
    'A template can be used by one new offering only',
    is.offer({ name: 'First_Offer' }),
    is.offer({ name: 'Second_Offer' }),
  ]),
  breaks('updateOffer', 'conversion: editable while scheduled, locked while active.', [
    'conversion-update-not-saved',
    'A change while scheduled is not saved, so that the first value is still accepted later',
    () => is.offer({ ...scheduled(at((1.5 * second) / day), at(40)), ...goals[0] }),
    updateCreated(goals[1]),
    later(1700, updateCreated(goals[0])),
  ]),
  breaks('updateOffer', 'Partial update; only fields in the body change.', [
    'variation-type-reset-by-update',
    'variation_meta without type becomes SMV, so that smv_distribution of DMV is not locked',
    is.updateOffer(ids.dynamic, { variation_meta: { control_group: { percentage: 20 } } }),
    is.updateOffer(ids.dynamic, {
      variation_meta: { smv_distribution: { variant_1: 30, variant_2: 70 } },
    }),
  ]),
  breaks('updateOffer', 'A scheduled offering becomes active when start_datetime is reached.', [
    'status-cached-by-update',
    'Not for ten seconds after an update',
    windowed(1500, 40 * day),
    updateCreated({ priority: 12 }),
    later(1700, updateCreated(goals[0])),
  ]),
  breaks('updateOffer', 'scheduling.expiry_datetime is editable while active; conversion locked.', [
    'expiry-saved-as-start',
    'A new expiry is saved as the start, so that the offering is scheduled again',
    () => is.updateOffer(ids.active, { scheduling: { expiry_datetime: at(300) } }),
    is.updateOffer(ids.active, goals[1]),
  ]),
]

const lists = [
  breaks(
    'listOffers',
    'id: the full offering id, to get a single-item list.',
    [
      'updated-offering-not-listed',
      'Not after an update',
      is.updateOffer(ids.scheduled, { priority: 12 }),
      is.offers(`?id=${ids.scheduled}`),
    ],
    [
      'list-id-filters-page',
      'Only offerings of the first page are found',
      ...Array.from({ length: 15 }, (_, n) => is.offer({ name: `Offer_${n}_` })),
      (earlier) => is.offers(`?id=${earlier.at(-1).json?.data?.id}`),
    ],
  ),
]

const name = (n) => ({ name: `Renamed_${n}` })

const protocol = [
  breaks('templates', 'GET /v5/offers/templates: 150 per minute.', [
    'templates-limit-minute-500',
    '500 per minute',
    is.together(...Array.from({ length: 150 }, () => is.templates())),
    is.templates(),
  ]),
  breaks('updateOffer', '429: Retry-After header gives seconds to wait.', [
    'retry-after-missing-update',
    'Not for updates',
    is.together(...Array.from({ length: 100 }, () => is.updateOffer(ids.expired, name(1)))),
    is.updateOffer(ids.expired, name(1)),
  ]),
  breaks('updateOffer', 'INVALID_IDEMPOTENCY_KEY, 400: not a UUID v4.', [
    'update-invalid-key-code',
    'MISSING_IDEMPOTENCY_KEY for updates',
    is.updateOffer(ids.scheduled, name(1), keyed('not-a-uuid')),
  ]),
  breaks('updateOffer', 'response_id: trace id; always present.', [
    'offers-error-without-response-id-403',
    'Not with 403',
    is.updateOffer(ids.expired, name(1)),
  ]),
]

export const setHOfferings = [fields, times, answers, states, lists, protocol].flat(2)
