import { assertAccepted, assertEqual, assertRejected } from './assertions.mjs'
import { after, day } from './bodies.mjs'
import { bugsOf } from './bugs-of.mjs'

const rejects = (fields, target, code) => async (api) =>
  assertRejected(await api.createOffer(fields), target, { code })

const nameLength = 'A name has 5 to 100 characters.'
const order = 'expiry_datetime is after start_datetime.'

export const offeringBugs = bugsOf('createOffering', {
  'offer-name-four': {
    summary: 'Names of 4 characters are accepted',
    statement: nameLength,
    probe: rejects({ name: 'Sale' }, 'name'),
  },
  'offer-name-hundred': {
    summary: 'Names of 100 characters are refused',
    statement: nameLength,
    async probe(api) {
      assertAccepted(await api.createOffer({ name: 'N'.repeat(100) }), 201)
      assertRejected(await api.createOffer({ name: 'N'.repeat(101) }), 'name')
    },
  },
  'offer-name-hyphen': {
    summary: 'Names may hold hyphens',
    statement: 'A name consists of letters, digits and underscores.',
    probe: rejects({ name: 'Spring-Sale' }, 'name', 'INVALID_OFFER_NAME'),
  },
  'offer-priority-zero': {
    summary: 'Priority 0 is accepted',
    statement: 'priority is an integer from 1 to 100.',
    probe: rejects({ priority: 0 }, 'priority'),
  },
  'offer-window-empty': {
    summary: 'The expiry may equal the start',
    statement: order,
    async probe(api) {
      const time = after(day)
      const scheduling = { start_datetime: time, expiry_datetime: time }
      await rejects({ scheduling }, undefined, 'INVALID_SCHEDULING')(api)
    },
  },
  'offer-order-text': {
    summary: 'Start and expiry are compared as texts, whatever their offsets',
    statement: order,
    async probe(api) {
      // The later text is the earlier time.
      const date = after(5 * day).slice(0, 10)
      const [later, earlier] = [`${date}T09:00:00Z`, `${date}T10:00:00+05:00`]
      const between = (start_datetime, expiry_datetime) =>
        api.createOffer({ scheduling: { start_datetime, expiry_datetime } })
      assertRejected(await between(later, earlier))
      assertAccepted(await between(earlier, later), 201)
    },
  },
  'offer-first-tag': {
    summary: 'Only the first tag is looked up',
    statement: 'A tag id that does not exist results in INVALID_TAG_ID.',
    probe: rejects({ tags: ['tag_winter', 'tag_nowhere'] }, undefined, 'INVALID_TAG_ID'),
  },
  'offer-creator-optional': {
    summary: 'created_by is not required',
    statement: 'Creating an offering requires created_by.',
    probe: rejects({ created_by: undefined }, 'created_by', 'REQUIRED_FIELD_MISSING'),
  },
  'offer-born-draft': {
    summary: 'A new offering is reported as draft',
    statement: 'Offerings that the API creates are never draft.',
    async probe(api) {
      assertEqual((await api.createOffer()).body.data.status, 'scheduled')
    },
  },
})
