// Bugs of set L about offerings, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { at, breaks, ids, keyed, later, scheduled, updateCreated, windowed, withOffset } = is

const second = 1000
const hour = 3600 * second
const day = 24 * hour

const expiry = (time) => ({ scheduling: { expiry_datetime: time } })
const conversion = { conversion: { goal: 'visit' } }
const soonActive = windowed(0.8 * second, day)

/** The next 29 February that is at least two days from now. */
const leapDay = () => {
  for (let n = 2; ; n += 1) if (/-02-29T/.test(at(n))) return at(n)
}

const fields = [
  breaks('createOffer', 'name: only letters, numbers and underscores.', [
    'offer-name-double-underscore-rejected',
    'Not two underscores in a row',
    is.offer({ name: 'Fresh__Offer' }),
  ]),
  breaks('updateOffer', 'name: 5 to 100 characters.', [
    'update-name-5-rejected',
    'At least 6 in updates',
    is.updateOffer(ids.scheduled, { name: 'Five5' }),
  ]),
  breaks(
    'updateOffer',
    'priority: integer 1 to 100.',
    [
      'update-priority-1-rejected',
      'Not 1 in updates',
      is.updateOffer(ids.scheduled, { priority: 1 }),
    ],
    [
      'update-priority-negative-accepted',
      'The sign is ignored in updates',
      is.updateOffer(ids.scheduled, { priority: -10 }),
    ],
  ),
  breaks('createOffer', 'INVALID_TAG_ID, 400: a tag id does not exist.', [
    'tag-id-any-case-accepted',
    'Ids are looked up in any case',
    is.offer({ tags: ['TAG_SPRING'] }),
  ]),
  breaks(
    'createOffer',
    'REQUIRED_FIELD_MISSING, 400: required field absent; error.target names it.',
    ['missing-name-invalid-code', 'INVALID_OFFER_NAME for name', is.offer({ name: undefined })],
    [
      'missing-start-target-scheduling',
      'Its target is scheduling for start_datetime',
      is.offer({ 'scheduling.start_datetime': undefined }),
    ],
  ),
  breaks('createOffer', 'All violations are collected in one response.', [
    'name-violations-hide-others',
    'Only those of name if it is wrong',
    is.offer({ name: 'Fresh Offer', priority: 0 }),
  ]),
]

const times = [
  breaks(
    'createOffer',
    'scheduling.start_datetime, scheduling.expiry_datetime: datetimes.',
    ['scheduling-leap-day-rejected', 'No 29 February', () => is.offer(scheduled(at(1), leapDay()))],
    [
      'scheduling-negative-offset-rejected',
      'No negative offsets from UTC',
      () => is.offer(scheduled(withOffset(2 * day, '-05:00'), withOffset(9 * day, '-05:00'))),
    ],
  ),
  breaks('createOffer', 'INVALID_SCHEDULING: expiry not after start, or a datetime in the past.', [
    'expiry-later-today-rejected',
    'Any time of the current day counts as past',
    windowed(2 * second, 4 * second),
  ]),
  breaks('updateOffer', 'INVALID_SCHEDULING, 400: expiry not after start.', [
    'update-expiry-alone-not-compared',
    'A new expiry is not compared with the stored start',
    is.updateOffer(ids.scheduled, expiry(at(10))),
  ]),
]

const locks = [
  breaks('updateOffer', 'conversion: locked while active.', [
    'dynamic-conversion-not-locked',
    'Not for DMV',
    is.updateOffer(ids.dynamic, conversion),
  ]),
  breaks('updateOffer', 'segment_info: editable while active.', [
    'dynamic-segment-locked',
    'Not for DMV',
    is.updateOffer(ids.dynamic, { segment_info: { id: 'new_users' } }),
  ]),
  breaks('updateOffer', 'Updating an expired offering returns 403 EXPIRED_OFFERING.', [
    'expired-unchanged-accepted',
    'Not if nothing changes',
    is.updateOffer(ids.expired, { priority: 40 }),
  ]),
]

const states = [
  breaks(
    'updateOffer',
    'active: current time is between start_datetime and expiry_datetime.',
    [
      'active-a-minute-late',
      'An offering counts as scheduled for another minute',
      soonActive,
      later(second, updateCreated(conversion)),
    ],
    [
      'status-ignores-negative-offsets',
      'Negative offsets from UTC are ignored, so that it is active too early',
      () => is.offer(scheduled(withOffset(hour, '-05:00'), withOffset(9 * day, '-05:00'))),
      updateCreated(conversion),
    ],
  ),
  breaks('updateOffer', 'Partial update; only fields in the body change.', [
    'expiry-change-moves-start',
    'A new expiry moves the start as well, so that the offering is active too early',
    windowed(2 * day, 9 * day),
    updateCreated(expiry(at(3))),
    updateCreated(conversion),
  ]),
  breaks('updateOffer', 'variantsPerLocale: editable while scheduled, locked while active.', [
    'variants-update-not-saved',
    'A change while scheduled is not saved, so that the first value is still accepted later',
    soonActive,
    updateCreated({ variation_meta: { variantsPerLocale: 3 } }),
    later(second, updateCreated({ variation_meta: { variantsPerLocale: 1 } })),
  ]),
  breaks('listOffers', 'With the id query parameter: a single-item list.', [
    'list-misses-dynamic-offerings',
    'Those of type DMV are not found',
    is.offers(`?id=${ids.dynamic}`),
  ]),
]

const many = (count, request) => is.together(...Array.from({ length: count }, () => request()))

const protocol = [
  breaks('createOffer', 'IDEMPOTENCY_CONFLICT, 409: key reused with different body.', [
    'create-conflict-ignores-content',
    'offer_content is not compared',
    is.offer({}, keyed()),
    is.offer({ 'offer_content.meta.templateId': 'tpl_strip' }, keyed()),
  ]),
  breaks('createOffer', 'Rate limits are per consumer and per endpoint.', [
    'list-and-create-share-limit',
    'GET and POST of /v5/offers are counted together',
    many(150, is.offers),
    is.offer(),
  ]),
  breaks('templates', 'GET /v5/offers/templates: 150 per minute.', [
    'templates-limit-minute-100',
    '100',
    many(100, is.templates),
    is.templates(),
  ]),
  breaks('listOffers', '429: the Retry-After header gives seconds to wait.', [
    'retry-after-fraction',
    'A fraction of seconds',
    many(150, is.offers),
    is.offers(),
  ]),
]

export const setLOfferings = [fields, times, locks, states, protocol].flat(2)
