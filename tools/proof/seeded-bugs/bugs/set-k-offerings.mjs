// Bugs of set K about offerings, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { at, breaks, ids, keyed, later, scheduled, updateCreated, windowed, withOffset } = is

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const name = (text) => ({ name: text })
const start = (time) => ({ scheduling: { start_datetime: time } })
const expiry = (time) => ({ scheduling: { expiry_datetime: time } })
const soon = (ms) => at(ms / day)

/** A time in the minute that begins 30 days from now, rounded to minutes. */
const inMinute = (seconds) => {
  const begin = Math.floor(Date.now() / minute) * minute + 30 * day
  return new Date(begin + seconds * second).toISOString()
}

const fields = [
  breaks('createOffer', 'name: only letters, numbers and underscores.', [
    'offer-name-leading-underscore-rejected',
    'No underscore at the start',
    is.offer(name('_Fresh_Offer')),
  ]),
  breaks('updateOffer', 'name: 5 to 100 characters.', [
    'update-name-4-accepted',
    '4 in updates',
    is.updateOffer(ids.scheduled, name('Four')),
  ]),
  breaks('updateOffer', 'name: unique among non-archived offerings in the workspace.', [
    'update-archived-name-taken',
    'Also among archived ones for updates',
    is.updateOffer(ids.scheduled, name('Put_Away')),
  ]),
  breaks('updateOffer', 'priority: integer 1 to 100.', [
    'update-priority-100-rejected',
    'Not 100 in updates',
    is.updateOffer(ids.scheduled, { priority: 100 }),
  ]),
  breaks('createOffer', 'INVALID_TAG_ID, 400: a tag id does not exist.', [
    'third-tag-rejected',
    'Only the first two tags are known',
    is.offer({ tags: ['tag_clearance'] }),
  ]),
]

const times = [
  breaks('createOffer', 'Required: scheduling (with start_datetime and expiry_datetime).', [
    'create-empty-scheduling-accepted',
    'It may be empty',
    is.offer({ scheduling: {} }),
  ]),
  breaks('createOffer', 'scheduling.expiry_datetime: a datetime.', [
    'expiry-date-only-accepted',
    'A date without a time as well',
    is.offer(scheduled(at(2), at(40).slice(0, 10))),
  ]),
  breaks('createOffer', 'scheduling.start_datetime: a datetime.', [
    'scheduling-offset-13-rejected',
    'No offset of more than 12 hours',
    () => is.offer(scheduled(withOffset(2 * day, '+13:00'), withOffset(9 * day, '+13:00'))),
  ]),
  breaks('createOffer', 'INVALID_SCHEDULING, 400: expiry not after start.', [
    'invalid-scheduling-422',
    '422',
    is.offer(scheduled(at(3), at(2))),
  ]),
]

const soonActive = windowed(0.8 * second, day)

const locks = [
  breaks('updateOffer', 'priority: editable while scheduled.', [
    'scheduled-priority-locked',
    'It is locked',
    is.updateOffer(ids.scheduled, { priority: 12 }),
  ]),
  breaks('updateOffer', 'scheduling.expiry_datetime: editable while active.', [
    'dynamic-expiry-locked',
    'Not for DMV',
    is.updateOffer(ids.dynamic, expiry(at(300))),
  ]),
  breaks('updateOffer', 'variation_meta.smv_distribution (DMV): locked while active.', [
    'distribution-lock-by-sent-type',
    'Only if the body has the type',
    is.updateOffer(ids.dynamic, { variation_meta: { smv_distribution: { variant_1: 100 } } }),
  ]),
  breaks('updateOffer', 'scheduling.start_datetime: locked while active.', [
    'active-start-same-day-accepted',
    'It can be moved within its day',
    soonActive,
    later(
      second,
      updateCreated(() => start(soon(second))),
    ),
  ]),
]

const states = [
  breaks('updateOffer', 'expired: cannot be updated via the API.', [
    'expired-a-minute-late',
    'It can for another minute',
    windowed(0.5 * second, second),
    later(1.3 * second, updateCreated({ priority: 12 })),
  ]),
  breaks('createOffer', 'scheduling.expiry_datetime: a datetime.', [
    'stored-times-cut-to-minute',
    'Stored without seconds',
    () => is.offer(scheduled(inMinute(10), inMinute(50))),
    updateCreated(() => start(inMinute(20))),
  ]),
  breaks('updateOffer', 'scheduling.start_datetime: editable while scheduled.', [
    'scheduled-start-not-saved',
    'It is not saved, so that the offering does not become active',
    windowed(day, 2 * day),
    updateCreated(() => start(soon(0.8 * second))),
    later(second, updateCreated({ conversion: { goal: 'visit' } })),
  ]),
  breaks('updateOffer', 'scheduling.expiry_datetime: editable.', [
    'expiry-saved-once',
    'A second change is not saved',
    windowed(day, 2 * day),
    updateCreated(expiry(at(9))),
    updateCreated(expiry(at(3))),
    updateCreated(start(at(5))),
  ]),
  breaks('updateOffer', 'name: editable while active.', [
    'active-name-not-saved',
    'A new name is not saved, so that another offering can have it',
    is.updateOffer(ids.active, name('Renamed_Offer')),
    is.offer(name('Renamed_Offer')),
  ]),
  breaks('updateOffer', 'variation_meta.type: editable while scheduled, locked while active.', [
    'variation-type-update-not-saved',
    'A change while scheduled is not saved, so that the first type is still accepted later',
    soonActive,
    updateCreated({ variation_meta: { type: 'DMV' } }),
    later(second, updateCreated({ variation_meta: { type: 'SMV' } })),
  ]),
  breaks(
    'listOffers',
    'With the id query parameter: a single-item list.',
    [
      'list-misses-offerings-without-tags',
      'Offerings without tags are not found',
      is.offer(),
      (answers) => is.offers(`?id=${answers[0].json?.data?.id}`),
    ],
    [
      'list-item-per-variant',
      'An offering is listed once for each variant of its smv_distribution',
      is.offers(`?id=${ids.active}`),
    ],
  ),
]

const sameUpdate = is.updateOffer(ids.scheduled, { priority: 12 }, keyed())

const protocol = [
  breaks('listOffers', 'Missing or invalid credentials give 401.', [
    'auth-empty-key-accepted',
    'An empty API key is accepted',
    is.offers('', is.as('workspace:')),
  ]),
  breaks('updateOffer', 'PATCH /v5/offers/{offer_id}: success is 200.', [
    'unchanged-update-204',
    '204 if nothing changes',
    is.updateOffer(ids.scheduled, { priority: 40 }),
  ]),
  breaks('updateOffer', 'Reusing the same key within 24 hours returns the original response.', [
    'update-offer-remembers-last-key-only',
    'Only the last key of an offering is remembered',
    sameUpdate,
    is.updateOffer(ids.scheduled, { priority: 13 }),
    sameUpdate,
  ]),
  breaks('createOffer', 'IDEMPOTENCY_CONFLICT, 409: key reused with different body.', [
    'create-conflict-compares-required-fields',
    'Optional fields are not compared',
    is.offer({}, keyed()),
    is.offer({ description: 'Another one' }, keyed()),
  ]),
  breaks('templates', '429: the Retry-After header gives seconds to wait.', [
    'read-retry-after-minutes',
    'Minutes for both lists',
    is.together(...Array.from({ length: 150 }, () => is.templates())),
    is.templates(),
  ]),
]

export const setKOfferings = [fields, times, locks, states, protocol].flat(2)
