// Bugs of set F about offerings, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, keyed, later, scheduled, updateCreated, windowed, withOffset } = is

const day = 86_400_000
const hour = 3_600_000

const fields = [
  breaks('updateOffer', 'name: 5 to 100 characters.', [
    'update-name-length-unchecked',
    'Any length in updates',
    is.updateOffer(ids.scheduled, { name: 'Abc' }),
  ]),
  breaks('updateOffer', 'priority: integer 1 to 100.', [
    'update-priority-null-accepted',
    'null in updates',
    is.updateOffer(ids.scheduled, { priority: null }),
  ]),
  breaks('createOffer', 'INVALID_TAG_ID, 400: a tag id does not exist.', [
    'one-known-tag-suffices',
    'Only if none of them exists',
    is.offer({ tags: ['tag_none', 'tag_spring'] }),
  ]),
  breaks('createOffer', 'meta.templateId: the id of a template from the template list.', [
    'empty-template-accepted',
    'Or an empty text',
    is.offer({ 'offer_content.meta.templateId': '' }),
  ]),
  breaks('createOffer', 'variation_meta.type: SMV or DMV.', [
    'variation-type-any-case',
    'In any case',
    is.offer({ 'variation_meta.type': 'smv' }),
  ]),
  breaks('createOffer', 'variation_meta.smv_distribution: split percentages, SMV.', [
    'dynamic-needs-distribution',
    'Required for DMV',
    is.offer({ 'variation_meta.type': 'DMV' }),
  ]),
  breaks(
    'createOffer',
    'REQUIRED_FIELD_MISSING: required field absent. VALIDATION_FAILED: fields failed validation.',
    [
      'falsy-fields-count-as-missing',
      'A priority of 0 is a missing field',
      is.offer({ priority: 0 }),
    ],
  ),
]

const times = [
  breaks(
    'createOffer',
    'INVALID_SCHEDULING, 400: expiry not after start.',
    [
      'scheduling-compared-as-text',
      'The times are compared as texts',
      is.offer(scheduled(withOffset(5 * day, '+00:00'), withOffset(5 * day - hour, '+09:00'))),
    ],
    [
      'scheduling-offset-rejected',
      'Times with an offset are invalid',
      is.offer(scheduled(withOffset(5 * day, '+02:00'), withOffset(9 * day, '+02:00'))),
    ],
  ),
  breaks('updateOffer', 'expiry must be after start; update: only fields in the body change.', [
    'update-start-not-compared',
    'A new start is not compared with the stored expiry',
    is.updateOffer(ids.scheduled, { scheduling: { start_datetime: is.at(900) } }),
  ]),
  breaks(
    'createOffer',
    'create, start_datetime in the future: scheduled; conversion is editable.',
    [
      'stored-times-lose-offset',
      'Times are stored without their offset',
      () => is.offer(scheduled(withOffset(2 * hour, '-07:00'), withOffset(9 * day, '-07:00'))),
      updateCreated({ conversion: { goal: 'visit' } }),
    ],
  ),
  breaks('updateOffer', 'scheduled becomes active when start_datetime is reached, automatically.', [
    'moved-start-unnoticed',
    'The start at creation counts although it was moved',
    windowed(1200, 40 * day),
    updateCreated({ scheduling: { start_datetime: is.at(20) } }),
    later(1400, updateCreated({ conversion: { goal: 'visit' } })),
  ]),
  breaks('updateOffer', 'scheduling.expiry_datetime: editable while scheduled.', [
    'scheduled-expiry-not-saved',
    'It is not saved',
    is.updateOffer(ids.scheduled, { scheduling: { expiry_datetime: is.at(25) } }),
    is.updateOffer(ids.scheduled, { scheduling: { start_datetime: is.at(30) } }),
  ]),
  breaks('updateOffer', 'Partial update; only fields in the body change.', [
    'start-change-moves-expiry',
    'A new start moves the expiry',
    is.updateOffer(ids.scheduled, { scheduling: { start_datetime: is.at(60) } }),
    is.updateOffer(ids.scheduled, { scheduling: { start_datetime: is.at(420) } }),
  ]),
]

const conversion = { goal: 'visit' }

const locks = [
  breaks('updateOffer', 'name, tags, priority, segment_info: editable while scheduled.', [
    'scheduled-tags-locked',
    'tags is locked',
    is.updateOffer(ids.scheduled, { tags: ['tag_loyalty'] }),
  ]),
  breaks('updateOffer', 'variation_meta.type: locked while active.', [
    'dynamic-type-not-locked',
    'DMV can become SMV',
    is.updateOffer(ids.dynamic, { variation_meta: { type: 'SMV' } }),
  ]),
  breaks(
    'updateOffer',
    'Editing a locked field returns IMMUTABLE_FIELD.',
    [
      'lock-of-second-field-unchecked',
      'Only the first field of the body is checked',
      is.updateOffer(ids.active, { priority: 12, conversion }),
    ],
    [
      'immutable-saves-other-fields',
      'The other fields are saved',
      is.updateOffer(ids.active, { name: 'Half_Saved', conversion }),
      is.offer({ name: 'Half_Saved' }),
    ],
  ),
]

const names = [
  breaks(
    'createOffer',
    'DUPLICATE_OFFER_NAME: name matches an existing non-archived offering.',
    [
      'rejected-create-reserves-name',
      'That of a rejected creation counts',
      is.offer({ tags: ['tag_none'] }),
      is.offer(),
    ],
    ['stored-name-lower-cased', 'Names are stored in lower case', is.offer(), is.offer()],
  ),
  breaks('updateOffer', 'name: unique among non-archived offerings in the workspace.', [
    'same-name-update-frees-name',
    'An update with the same name frees it',
    is.updateOffer(ids.active, { name: 'Running_Now' }),
    is.offer({ name: 'Running_Now' }),
  ]),
]

const uuid1 = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

const protocol = [
  breaks('templates', 'Missing or invalid credentials give 401.', [
    'auth-templates-any-key',
    'Any key lists templates',
    is.templates(is.as('workspace:no')),
  ]),
  breaks('updateOffer', 'INVALID_IDEMPOTENCY_KEY, 400: not a UUID v4.', [
    'key-any-version-update-offer',
    'Any version for updates',
    is.updateOffer(ids.active, { priority: 12 }, keyed(uuid1)),
  ]),
  breaks('createOffer', '409 IDEMPOTENCY_CONFLICT: key reused with different body.', [
    'create-conflict-compares-name-only',
    'Only the names are compared',
    is.offer({}, keyed()),
    is.offer({ priority: 9 }, keyed()),
  ]),
  breaks('createOffer', '429: Retry-After header gives seconds to wait.', [
    'retry-after-missing-create',
    'No Retry-After for creations',
    is.given({ recentRequests: is.recent(100, 30_000) }, is.offer()),
  ]),
  breaks('listOffers', 'The list operation with the id query parameter gets a single-item list.', [
    'list-misses-new-offerings',
    'Not in the first minute after the creation',
    is.offer(),
    (answers) => is.offers(`?id=${answers[0].json?.data?.id}`),
  ]),
]

export const setFOfferings = [fields, times, locks, names, protocol].flat(2)
