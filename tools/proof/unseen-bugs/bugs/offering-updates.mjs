import { setTimeout } from 'node:timers/promises'
import { assertAccepted, assertEqual, assertRejected } from './assertions.mjs'
import { after, day, schedule, uniqueName } from './bodies.mjs'
import { bugsOf } from './bugs-of.mjs'

/** Creates an offering, updates it and returns it from the list. */
async function updated(api, fields, changes) {
  const id = await api.offering(fields)
  await api.updateOffer(id, changes)
  return api.listed(id)
}

const unchanged = 'An update changes only the fields of its body.'
const uniqueNames = 'Names are unique among the offerings that are not archived.'

export const offeringUpdateBugs = bugsOf('updateOffering', {
  'offer-update-order': {
    summary: 'A new expiry is not compared with the stored start',
    statement: 'An expiry that is not after the start results in INVALID_SCHEDULING.',
    async probe(api) {
      const scheduling = { expiry_datetime: after(day / 2) }
      assertRejected(await api.updateOffer(await api.offering(), { scheduling }))
    },
  },
  'offer-rename-taken': {
    summary: 'An offering can be renamed to a name that is taken',
    statement: uniqueNames,
    async probe(api) {
      const name = uniqueName()
      await api.offering({ name })
      assertRejected(await api.updateOffer(await api.offering(), { name }), 'name')
    },
  },
  'offer-conversion-unlocked': {
    summary: 'conversion of an active offering can be changed',
    statement: 'conversion is locked while the offering is active.',
    async probe(api) {
      const id = await api.active({ conversion: { event: 'a' } })
      assertRejected(await api.updateOffer(id, { conversion: { event: 'b' } }), 'conversion')
    },
  },
  'offer-smv-locked': {
    summary: 'The split of an active SMV offering is locked',
    statement: 'smv_distribution of an SMV offering is editable while it is active.',
    async probe(api) {
      const variation_meta = { smv_distribution: { variation_1: 40, variation_2: 60 } }
      assertAccepted(await api.updateOffer(await api.active(), { variation_meta }))
    },
  },
  'offer-variants-unlocked': {
    summary: 'variantsPerLocale of an active offering can be changed',
    statement: 'variantsPerLocale is locked while the offering is active.',
    async probe(api) {
      const variation_meta = { variantsPerLocale: ['variation_1', 'variation_3'] }
      const response = await api.updateOffer(await api.active(), { variation_meta })
      assertRejected(response, 'variation_meta.variantsPerLocale')
    },
  },
  'offer-tags-empty': {
    summary: 'tags: [] leaves the tags',
    statement: 'An update replaces all tags; an empty array removes them.',
    async probe(api) {
      assertEqual((await updated(api, {}, { tags: [] })).tags.length, 0)
    },
  },
  'offer-attributes-merged': {
    summary: 'offering_attribute_configuration is merged with the stored one',
    statement: 'An update replaces the whole offering_attribute_configuration.',
    async probe(api) {
      const attributes = (id) => ({ offering_attribute_configuration: [id] })
      const item = await updated(api, attributes('attr_margin'), attributes('attr_region'))
      assertEqual(`${item.offering_attribute_configuration}`, 'attr_region')
    },
  },
  'offer-never-active': {
    summary: 'A scheduled offering keeps that status after its start',
    statement: 'A scheduled offering becomes active at its start.',
    probe: async (api) => assertEqual((await api.listed(await api.active())).status, 'active'),
  },
  'offer-never-expired': {
    summary: 'An active offering stays so after its expiry',
    statement: 'An active offering becomes expired at its expiry.',
    async probe(api) {
      const id = await api.offering({ scheduling: schedule(400, 800) })
      await setTimeout(1000)
      const response = await api.updateOffer(id, { priority: 3 })
      assertRejected(response, undefined, { status: 403, code: 'EXPIRED_OFFERING' })
    },
  },
  'offer-scheduling-replaced': {
    summary: 'An update of the expiry loses the start',
    statement: unchanged,
    async probe(api) {
      const before = schedule(day, 3 * day)
      const changes = { scheduling: { expiry_datetime: after(5 * day) } }
      const { scheduling, status } = await updated(api, { scheduling: before }, changes)
      assertEqual(scheduling.start_datetime, before.start_datetime)
      assertEqual(status, 'scheduled')
    },
  },
  'offer-description-reset': {
    summary: 'An update without description empties it',
    statement: unchanged,
    async probe(api) {
      const { description } = await updated(api, { description: 'A sale' }, { priority: 7 })
      assertEqual(description, 'A sale')
    },
  },
  'offer-name-kept': {
    summary: 'The old name of a renamed offering stays taken',
    statement: uniqueNames,
    async probe(api) {
      const name = uniqueName()
      await updated(api, { name }, { name: uniqueName() })
      assertAccepted(await api.createOffer({ name }), 201)
    },
  },
})
