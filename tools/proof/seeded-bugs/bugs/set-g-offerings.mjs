// Bugs of set G about offerings, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { at, breaks, ids, keyed, later, scheduled, updateCreated, windowed, withOffset } = is

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const withoutFraction = (days) => at(days).replace(/\.\d+Z$/, 'Z')

const fields = [
  breaks('createOffer', 'name: only letters, numbers and underscores.', [
    'offer-name-trailing-newline-accepted',
    'A line break at the end',
    is.offer({ name: 'Fresh_Offer\n' }),
  ]),
  breaks('createOffer', 'tags: array of tag ids. VALIDATION_FAILED: fields failed validation.', [
    'offer-tags-text-500',
    'One text crashes',
    is.offer({ tags: 'tag_spring' }),
  ]),
  breaks('createOffer', 'meta.templateId: the id of a template from the template list.', [
    'second-template-rejected',
    'Only the first of the list',
    is.offer({ 'offer_content.meta.templateId': 'tpl_strip' }),
  ]),
  breaks('createOffer', 'Optional: is_global_control_enabled.', [
    'global-control-rejected',
    'It is unknown',
    is.offer({ is_global_control_enabled: false }),
  ]),
  breaks('createOffer', 'variation_meta: type SMV or DMV; control_group.percentage.', [
    'dynamic-control-group-rejected',
    'No control group for DMV',
    is.offer({ 'variation_meta.type': 'DMV', 'variation_meta.control_group': { percentage: 10 } }),
  ]),
  breaks('updateOffer', 'priority: integer 1 to 100.', [
    'update-priority-zero-accepted',
    '0 in updates',
    is.updateOffer(ids.scheduled, { priority: 0 }),
  ]),
]

const times = [
  breaks('createOffer', 'scheduling: start_datetime and expiry_datetime.', [
    'scheduling-without-fraction-rejected',
    'Times without milliseconds are invalid',
    is.offer(scheduled(withoutFraction(2), withoutFraction(9))),
  ]),
  breaks('createOffer', 'INVALID_SCHEDULING, 400: expiry not after start.', [
    'scheduling-offset-minutes-ignored',
    'Offsets count in whole hours',
    is.offer(scheduled(withOffset(5 * day, '+00:00'), withOffset(5 * day - 15 * minute, '+05:30'))),
  ]),
  breaks('updateOffer', 'INVALID_SCHEDULING, 400: a datetime in the past.', [
    'update-expiry-earlier-today-accepted',
    'An expiry earlier today',
    () => is.updateOffer(ids.active, { scheduling: { expiry_datetime: at(-second / day) } }),
  ]),
  breaks('updateOffer', 'expiry must be after start; both are editable while scheduled.', [
    'update-window-compared-with-stored',
    'A new start has to be before the stored expiry',
    is.updateOffer(ids.scheduled, scheduled(at(500), at(600))),
  ]),
  breaks('updateOffer', 'scheduling.expiry_datetime: editable while active.', [
    'active-expiry-not-saved',
    'It is not saved',
    windowed(300, 40 * day),
    later(
      600,
      updateCreated(() => ({ scheduling: { expiry_datetime: at((0.6 * second) / day) } })),
    ),
    later(900, updateCreated({ priority: 12 })),
  ]),
  breaks('updateOffer', 'active becomes expired when expiry_datetime has passed.', [
    'extended-expiry-unnoticed',
    'The expiry at creation counts although it was moved',
    windowed(300, 1500),
    updateCreated({ scheduling: { expiry_datetime: at(20) } }),
    later(1700, updateCreated({ priority: 12 })),
  ]),
  breaks('updateOffer', 'A scheduled offering is active when start_datetime is reached.', [
    'updated-scheduled-counts-as-active',
    'It counts as active after an update',
    is.updateOffer(ids.scheduled, { priority: 12 }),
    is.updateOffer(ids.scheduled, { conversion: { goal: 'visit' } }),
  ]),
]

const split = (first) => ({ smv_distribution: { variant_1: first, variant_2: 100 - first } })

const locks = [
  breaks('updateOffer', 'variation_meta.variantsPerLocale: locked while active.', [
    'dynamic-variants-not-locked',
    'Not for DMV',
    is.updateOffer(ids.dynamic, { variation_meta: { variantsPerLocale: 3 } }),
  ]),
  breaks('updateOffer', 'conversion: locked while active.', [
    'conversion-compared-by-names',
    'Other values of the same fields are accepted',
    is.updateOffer(ids.active, { conversion: { goal: 'visit' } }),
  ]),
  breaks('updateOffer', 'variation_meta.smv_distribution (SMV): editable while active.', [
    'lock-uses-first-type',
    'It is locked if the type was DMV before',
    () => is.offer({ ...scheduled(at(second / day), at(40)), 'variation_meta.type': 'DMV' }),
    updateCreated({ variation_meta: { type: 'SMV', ...split(50) } }),
    later(1200, updateCreated({ variation_meta: split(30) })),
  ]),
]

const names = [
  breaks(
    'createOffer',
    'name: unique among non-archived offerings in the workspace.',
    [
      'offer-name-unique-per-creator',
      'Another creator may use it again',
      is.offer(),
      is.offer({ created_by: 'grace@example.org' }),
    ],
    [
      'offer-name-underscore-as-wildcard',
      'An underscore matches any character',
      is.offer({ name: 'FreshXOffer' }),
      is.offer(),
    ],
  ),
  breaks('updateOffer', 'DUPLICATE_OFFER_NAME, 400: name matches an existing offering.', [
    'update-duplicate-name-409',
    '409 for updates',
    is.updateOffer(ids.scheduled, { name: 'Running_Now' }),
  ]),
]

const priority = { priority: 12 }
const until = (days) => ({ scheduling: { expiry_datetime: at(days) } })

const protocol = [
  breaks('createOffer', 'Missing or invalid credentials give 401.', [
    'auth-create-offer-any-key',
    'Any key creates offerings',
    is.offer({}, is.as('workspace:no')),
  ]),
  breaks('createOffer', 'INVALID_IDEMPOTENCY_KEY, 400: not a UUID v4.', [
    'key-without-dashes-accepted',
    'Or a UUID v4 without dashes',
    is.offer({}, keyed(is.someKey.replaceAll('-', ''))),
  ]),
  breaks('createOffer', 'response_id: trace id; always present.', [
    'offers-error-without-response-id-409',
    'Not with 409',
    is.offer({}, keyed()),
    is.offer(priority, keyed()),
  ]),
  breaks('updateOffer', '409 IDEMPOTENCY_CONFLICT: key reused with different body.', [
    'update-conflict-ignores-window',
    'scheduling is not compared',
    is.updateOffer(ids.active, until(300), keyed()),
    is.updateOffer(ids.active, until(310), keyed()),
  ]),
  breaks('updateOffer', 'Reusing the same key within 24 hours returns the original response.', [
    'update-replay-checks-status',
    'Not if the offering has expired since',
    windowed(300, 1500),
    updateCreated(priority, keyed()),
    later(1700, updateCreated(priority, keyed())),
  ]),
  breaks('listOffers', 'id: full id with offer_ prefix, to get a single-item list.', [
    'list-unknown-id-lists-all',
    'All offerings if there is none with the id',
    is.offers(`?id=offer_${ids.none}`),
  ]),
  breaks('listOffers', 'Rate limits are per consumer and per endpoint: 150 per minute.', [
    'list-limit-per-query',
    'Each query is counted apart',
    is.together(...Array.from({ length: 150 }, () => is.offers(`?id=${ids.active}`))),
    is.offers(),
  ]),
]

export const setGOfferings = [fields, times, locks, names, protocol].flat(2)
