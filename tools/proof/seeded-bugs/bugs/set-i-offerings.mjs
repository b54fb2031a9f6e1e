// Bugs of set I about offerings, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { at, breaks, ids, keyed, later, scheduled, updateCreated, withOffset } = is

const second = 1000
const hour = 3600 * second
const day = 24 * hour

const spare = 'offer_68f0a1b2c3d4e5f6a7b90006'
const name = (text) => ({ name: text })
const letters = (count) => 'x'.repeat(count)

const fields = [
  breaks('createOffer', 'name: only letters, numbers and underscores.', [
    'offer-name-start-unchecked',
    'Only the end is checked',
    is.offer(name('-Fresh_Offer')),
  ]),
  breaks('updateOffer', 'name: 5 to 100 characters.', [
    'update-name-50-most',
    'At most 50 in updates',
    is.updateOffer(ids.scheduled, name(letters(100))),
  ]),
  breaks('updateOffer', 'priority: integer 1 to 100.', [
    'update-priority-text-accepted',
    'Text in updates',
    is.updateOffer(ids.scheduled, { priority: '12' }),
  ]),
  breaks('createOffer', 'description: string.', [
    'offer-description-255-most',
    'At most 255 characters',
    is.offer({ description: letters(300) }),
  ]),
  breaks('createOffer', 'INVALID_TAG_ID, 400: a tag id does not exist.', [
    'empty-tag-accepted',
    'An empty id is skipped',
    is.offer({ tags: [''] }),
  ]),
  breaks('createOffer', 'variation_meta: control_group.percentage.', [
    'control-group-0-rejected',
    'Not 0',
    is.offer({ 'variation_meta.control_group': { percentage: 0 } }),
  ]),
  breaks('createOffer', 'Optional: description, tags, capping_rules, ...', [
    'capping-rules-rejected',
    'capping_rules is unknown',
    is.offer({ capping_rules: { per_day: 3 } }),
  ]),
  breaks('updateOffer', 'Partial update; only fields in the body change.', [
    'update-needs-created-by',
    'created_by is required',
    is.updateOffer(ids.scheduled, { priority: 12 }),
  ]),
]

const times = [
  breaks('createOffer', 'expiry must be after start.', [
    'offer-window-over-year-rejected',
    'And at most a year later',
    is.offer(scheduled(at(2), at(600))),
  ]),
  breaks('updateOffer', 'expiry must be after start.', [
    'update-times-compared-with-stored-only',
    'New times are compared with the stored ones only',
    is.updateOffer(ids.scheduled, scheduled(at(100), at(60))),
  ]),
]

const answers = [
  breaks('createOffer', 'DUPLICATE_OFFER_NAME: name matches an existing non-archived offering.', [
    'taken-name-invalid-code',
    'INVALID_OFFER_NAME',
    is.offer(name('Running_Now')),
  ]),
  breaks('createOffer', 'error.details: all violations are collected in one response.', [
    'missing-fields-first-only',
    'Only the first of several missing fields',
    is.offer({ priority: undefined, segment_info: undefined, 'variation_meta.type': 'ABC' }),
  ]),
  breaks(
    'updateOffer',
    'INVALID_SCHEDULING, 400: expiry not after start, or a datetime in the past.',
    [
      'update-past-expiry-403',
      '403 EXPIRED_OFFERING for a new expiry in the past',
      is.updateOffer(ids.active, { scheduling: { expiry_datetime: at(-1) } }),
    ],
  ),
  breaks('updateOffer', 'scheduling.start_datetime: locked while active.', [
    'start-lock-skipped-beside-expiry',
    'Not beside a new expiry',
    is.updateOffer(ids.active, scheduled(at(5), at(300))),
  ]),
]

const split = { variation_meta: { smv_distribution: { variant_1: 30, variant_2: 70 } } }
const priorities = [{ priority: 12 }, { priority: 13 }]

const states = [
  breaks(
    'createOffer',
    'name: unique among non-archived offerings in the workspace.',
    [
      'rejected-update-reserves-name',
      'The name of a rejected update counts',
      is.updateOffer(ids.scheduled, { ...name('Later_Offer'), priority: 101 }),
      is.offer(name('Later_Offer')),
    ],
    [
      'stored-name-cut-at-64',
      'Names are stored with 64 characters, so that a longer one can be used again',
      is.offer(name(letters(90))),
      is.offer(name(letters(90))),
    ],
  ),
  breaks('updateOffer', 'name: unique among non-archived offerings in the workspace.', [
    'concurrent-renames-both-accepted',
    'Two concurrent updates give the same name to two offerings',
    is.together(
      is.updateOffer(ids.scheduled, name('Wanted_Name')),
      is.updateOffer(spare, name('Wanted_Name')),
    ),
  ]),
  breaks('updateOffer', 'expired: expiry_datetime has passed; cannot be updated via the API.', [
    'updated-times-lose-offset',
    'Updates store times without their offset',
    () =>
      is.updateOffer(ids.active, {
        scheduling: { expiry_datetime: withOffset(hour, '-05:00') },
      }),
    is.updateOffer(ids.active, priorities[0]),
  ]),
  breaks('updateOffer', 'variation_meta.smv_distribution (DMV): locked while active.', [
    'created-dynamic-stored-as-static',
    'The type of a new offering is stored as SMV',
    () =>
      is.offer({
        ...scheduled(at((1.5 * second) / day), at(40)),
        variation_meta: { type: 'DMV', variantsPerLocale: 2 },
      }),
    later(1700, updateCreated(split)),
  ]),
  breaks('updateOffer', 'DUPLICATE_IDEMPOTENCY_KEY, 409: same key in flight.', [
    'update-lock-per-offering',
    'Also while another update of the offering runs, with any key',
    is.together(...priorities.map((change) => is.updateOffer(ids.scheduled, change))),
  ]),
  breaks('listOffers', 'id: the full offering id, to get a single-item list.', [
    'updated-offering-listed-twice',
    'After an update, the offering is listed twice',
    is.updateOffer(ids.scheduled, priorities[0]),
    is.offers(`?id=${ids.scheduled}`),
  ]),
  breaks('templates', 'A template id is used as meta.templateId in offering content.', [
    'templates-id-with-version',
    'The listed ids have a version, which meta.templateId must not have',
    is.templates(),
    (answers) => is.offer({ 'offer_content.meta.templateId': answers[0].json?.data?.[0]?.id }),
  ]),
]

const protocol = [
  breaks('listOffers', 'GET /v5/offers: 150 per minute.', [
    'list-limit-minute-151',
    '151 per minute',
    is.together(...Array.from({ length: 150 }, () => is.offers())),
    is.offers(),
  ]),
  breaks('offers', 'Error envelope: {error: {...}, response_id}.', [
    'offers-error-response-id-inside',
    'response_id is in error',
    is.offer({ priority: 0 }),
  ]),
  breaks('createOffer', 'IDEMPOTENCY_CONFLICT, 409: key reused with different body.', [
    'create-conflict-ignores-window',
    'scheduling is not compared',
    is.offer({}, keyed()),
    is.offer(scheduled(at(3), at(50)), keyed()),
  ]),
  breaks('updateOffer', 'Reusing the same key returns the original response.', [
    'rejected-update-key-stays-running',
    'The end of a rejected update is not recorded, so that its key stays in flight',
    is.updateOffer(ids.scheduled, { priority: 101 }, keyed()),
    is.updateOffer(ids.scheduled, { priority: 101 }, keyed()),
  ]),
]

export const setIOfferings = [fields, times, answers, states, protocol].flat(2)
