// Bugs of set J about offerings, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { at, breaks, ids, keyed, later, scheduled, updateCreated, windowed, withOffset } = is

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const name = (text) => ({ name: text })
const letters = (count) => 'x'.repeat(count)
const start = (time) => ({ scheduling: { start_datetime: time } })

const fields = [
  breaks('createOffer', 'name: only letters, numbers and underscores.', [
    'offer-name-dot-accepted',
    'Dots',
    is.offer(name('Fresh.Offer')),
  ]),
  breaks('updateOffer', 'name: 5 to 100 characters.', [
    'update-name-101-accepted',
    '101 in updates',
    is.updateOffer(ids.scheduled, name(letters(101))),
  ]),
  breaks('updateOffer', 'priority: integer 1 to 100.', [
    'update-priority-101-accepted',
    '101 in updates',
    is.updateOffer(ids.scheduled, { priority: 101 }),
  ]),
  breaks('updateOffer', 'tags: array of tag ids.', [
    'update-tags-text-accepted',
    'One id as text in updates',
    is.updateOffer(ids.scheduled, { tags: 'tag_loyalty' }),
  ]),
  breaks('updateOffer', 'INVALID_TAG_ID, 400: a tag id does not exist.', [
    'active-tags-unchecked',
    'Not looked up while active',
    is.updateOffer(ids.active, { tags: ['tag_nowhere'] }),
  ]),
]

const times = [
  breaks('createOffer', 'scheduling.expiry_datetime: a datetime.', [
    'expiry-any-text-accepted',
    'Any text',
    is.offer(scheduled(at(2), 'next year')),
  ]),
  breaks('createOffer', 'REQUIRED_FIELD_MISSING, 400: required field absent.', [
    'missing-expiry-invalid-scheduling',
    'INVALID_SCHEDULING for expiry_datetime',
    is.offer({ 'scheduling.expiry_datetime': undefined }),
  ]),
  breaks('createOffer', 'INVALID_SCHEDULING: expiry not after start, or a datetime in the past.', [
    'scheduling-offset-sign-swapped',
    'Offsets are applied with the wrong sign',
    () => is.offer(scheduled(withOffset(hour, '-05:00'), withOffset(2 * hour, '-05:00'))),
  ]),
  breaks('updateOffer', 'INVALID_SCHEDULING: expiry not after start, or a datetime in the past.', [
    'update-past-start-immutable',
    'IMMUTABLE_FIELD for a new start in the past',
    is.updateOffer(ids.scheduled, start(at(-1))),
  ]),
]

const withType = (variantsPerLocale) => ({ variation_meta: { type: 'SMV', variantsPerLocale } })

const locks = [
  breaks('updateOffer', 'scheduling.start_datetime: locked while active.', [
    'active-start-can-move-later',
    'It can be moved to a later time',
    is.updateOffer(ids.active, start(at(5))),
  ]),
  breaks('updateOffer', 'variantsPerLocale: locked while active.', [
    'variants-lock-skipped-beside-type',
    'Not beside variation_meta.type',
    is.updateOffer(ids.active, withType(3)),
  ]),
  breaks('updateOffer', 'offer_content: editable while active.', [
    'dynamic-content-locked',
    'Not for DMV',
    is.updateOffer(ids.dynamic, { offer_content: { meta: { templateId: 'tpl_strip' } } }),
  ]),
  breaks('updateOffer', 'archived: cannot be updated via the API.', [
    'archived-can-be-rescheduled',
    'Its scheduling can be updated',
    is.updateOffer(ids.archived, { scheduling: { expiry_datetime: at(500) } }),
  ]),
]

const states = [
  breaks(
    'createOffer',
    'name: unique among non-archived offerings in the workspace.',
    [
      'new-names-not-in-cache',
      'The names are read once, so that those of later offerings are missed',
      is.offer(name('Twice_Offer')),
      is.offer(name('Twice_Offer')),
    ],
    [
      'name-of-archived-always-free',
      'The name of an archived offering is free for any number of offerings',
      is.offer(name('Put_Away')),
      is.offer(name('Put_Away')),
    ],
  ),
  breaks('createOffer', 'create: start_datetime in the future: scheduled.', [
    'created-start-stored-as-now',
    'The time of the creation is stored as start, so that the offering is active',
    is.offer(),
    updateCreated(start(at(3))),
  ]),
  breaks('createOffer', 'DUPLICATE_IDEMPOTENCY_KEY, 409: same key in flight.', [
    'create-lock-per-client',
    'Also while another creation of the client runs, with any key',
    is.together(is.offer(name('First_Offer')), is.offer(name('Second_Offer'))),
  ]),
  breaks('updateOffer', 'scheduling.start_datetime: locked while active.', [
    'updated-active-counts-as-scheduled',
    'An active offering counts as scheduled after an update',
    is.updateOffer(ids.active, { priority: 12 }),
    is.updateOffer(ids.active, start(at(5))),
  ]),
  breaks('updateOffer', 'Partial update; only fields in the body change.', [
    'start-saved-as-expiry',
    'A new start is saved as the expiry as well, so that the offering is expired when it is reached',
    windowed(day, 2 * day),
    updateCreated(() => start(at((0.8 * second) / day))),
    later(1000, updateCreated({ priority: 12 })),
  ]),
  breaks('templates', 'List personalization templates.', [
    'used-templates-not-listed',
    'Those that a new offering uses are not listed',
    is.offer({ 'offer_content.meta.templateId': 'tpl_strip' }),
    is.templates(),
  ]),
]

const changes = Array.from({ length: 100 }, (_, n) => ({ priority: n + 1 }))

const protocol = [
  breaks('updateOffer', 'PATCH /v5/offers/{offer_id}: 100 per minute.', [
    'update-limit-minute-missing',
    'No limit per minute',
    is.together(...changes.map((change) => is.updateOffer(ids.scheduled, change))),
    is.updateOffer(ids.scheduled, { priority: 12 }),
  ]),
  breaks('offers', 'Idempotency-Key: UUID v4.', [
    'key-variant-unchecked',
    'Only the version is checked, not the variant',
    is.offer({}, keyed('3f0c9a4e-6f0b-4c59-2d1e-2b7a6c5d4e3f')),
  ]),
  breaks('offers', 'error.details: array of {code, target, message}.', [
    'offers-details-without-target',
    'No target',
    is.offer({ priority: 0 }),
  ]),
  breaks('offers', 'error.details: only on 400 VALIDATION_FAILED.', [
    'offers-conflict-with-details',
    'With 409 too',
    is.offer({}, keyed()),
    is.offer({ priority: 51 }, keyed()),
  ]),
]

export const setJOfferings = [fields, times, locks, states, protocol].flat(2)
