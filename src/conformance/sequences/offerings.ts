import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, valueAt } from '../../core/base/json.js'
import type { FindingLevel } from '../../core/index.js'
import { targetsIn } from '../checking/error-targets.js'
import { idIn, isSameSet, itemsIn, listedIds, offering, variationOf } from './bodies.js'
import { createOffering } from './offering-calls.js'
import type { Sequence, Session } from './sequence.js'
import { listedById } from './shown-ids.js'

const create = (session: Session, fields: JsonObject = {}): Promise<string> =>
  createOffering(session, { ...offering(`Offer_${session.unique}`, session), ...fields })

async function listed(session: Session, id: string): Promise<JsonObject> {
  const { ids, item } = await listedById(session, id)
  // The check of the response reports other offerings.
  session.assert(ids.length > 0, {
    ...{ operation: 'listOfferings', target: 'id', cause: 'not-listed' },
    requirement: 'The list with the `id` of an offering returns this single item.',
    message: 'The list by `id` does not return the new offering.',
    ...{ expected: [id], got: ids },
  })
  return item ?? session.skip('the list does not contain the offering')
}

const listById: Sequence = {
  id: 'sequence/list-by-id',
  summary: 'The list by `id` returns only that offering, `scheduled` before its start.',
  operations: ['createOffering', 'listOfferings'],
  source: 'What the service does',
  creates: true,
  async run(session) {
    const id = await create(session)
    await create(session, { name: `Other_${session.unique}` })
    const { status } = await listed(session, id)
    await assertOnce(session, `Offer_${session.unique}`)
    session.assert(status === undefined || status === 'scheduled', {
      ...{ operation: 'listOfferings', target: 'data.status', cause: 'not-scheduled' },
      requirement: 'An offering is scheduled while its start is in the future.',
      message: 'An offering that starts in an hour is not `scheduled`.',
      ...{ expected: 'scheduled', got: status },
    })
  },
}

const idPrefix: Sequence = {
  id: 'sequence/offering-id-prefix',
  summary: 'The id of an offering includes the `offer_` prefix, in the path and in the filter.',
  operations: ['updateOffering', 'listOfferings', 'createOffering'],
  source: 'Endpoints',
  creates: true,
  changes: true,
  async run(session) {
    const id = (await create(session)).replace(/^offer_/, '')
    const change = { params: { offer_id: id }, body: { priority: 51 } }
    const updated = await session.call('updateOffering', change)
    session.assert(!updated.isSuccess, {
      ...{ operation: 'updateOffering', target: 'offer_id', cause: 'without-prefix' },
      requirement: 'The path parameter `offer_id` includes the `offer_` prefix.',
      message: 'The server updated an offering whose id has no prefix in the path.',
      ...{ expected: 400, got: updated.response },
    })
    const parts = { 'without-prefix': id, 'without-end': `offer_${id.slice(0, -4)}` }
    for (const [cause, part] of Object.entries(parts)) {
      const answer = await session.call('listOfferings', { query: { id: part } })
      const found = listedIds(answer)
      // The check of the response reports other offerings.
      session.assert(!found.includes(`offer_${id}`), {
        ...{ operation: 'listOfferings', target: 'id', cause },
        requirement: 'The filter `id` is the full offering id, with the `offer_` prefix.',
        message: 'The list by a part of an id returns the offering.',
        ...{ expected: 'an error, or an empty list', got: found },
      })
    }
  },
}

/** Asserts that the list has at most one offering of a name. */
async function assertOnce(session: Session, name: string): Promise<void> {
  const items = itemsIn(await session.callOk('listOfferings')) ?? []
  const named = items.filter((item) => isObject(item) && item.name === name)
  // It may be on another page.
  session.assert(named.length <= 1, {
    ...{ operation: 'createOffering', target: 'name', cause: 'repeated' },
    requirement: 'A name is unique among non-archived offerings.',
    message: 'One create call made several offerings.',
    ...{ expected: 1, got: named },
  })
}

/** Fields that an update without them keeps. */
const keptByUpdate = [
  'name',
  'priority',
  'delivery',
  'created_by',
  'scheduling',
  'segment_info',
  'offer_content',
  'tags',
  'capping_rules',
  'conversion',
  'imp_track_hours',
  'is_global_control_enabled',
  'offering_attribute_configuration',
]

/** Values of fields whose shapes are not shown, so that a server may reject them. */
const openFields: JsonObject = {
  capping_rules: [],
  conversion: { event: 'order' },
  imp_track_hours: 24,
  is_global_control_enabled: true,
}

const updateMerges: Sequence = {
  id: 'sequence/offering-update',
  summary: 'An update of an offering changes only the fields in its body.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const [tag] = session.workspace.tagIds ?? []
    const [attribute] = session.workspace.offeringAttributeIds ?? []
    const fields: JsonObject = {
      ...(tag !== undefined && { tags: [tag] }),
      ...(attribute !== undefined && { offering_attribute_configuration: [attribute] }),
    }
    const body = { ...offering(`Offer_${session.unique}`, session), ...fields, ...openFields }
    const full = await session.call('createOffering', { body })
    const id = full.isSuccess ? idIn(full, session) : await create(session, fields)
    const another = await create(session, { ...fields, name: `Another_${session.unique}` })
    const [before, other] = [await listed(session, id), await listed(session, another)]
    const change = { description: 'Changed', variation_meta: { control_group: { percentage: 20 } } }
    await session.callOk('updateOffering', { params: { offer_id: id }, body: change })
    const after = await listed(session, id)
    const assert = (path: string[], wanted: unknown, level: FindingLevel) => {
      const shown = valueAt(before, path)
      // Another type is another representation.
      if (shown === undefined || typeof shown !== typeof wanted) return
      session.assert(isDeepStrictEqual(valueAt(after, path), wanted), {
        ...{ operation: 'updateOffering', target: path.join('.'), level },
        cause: `wrong-${path.at(-1)}`,
        message: `\`${path.join('.')}\` has an unexpected value after the update.`,
        ...{ expected: wanted, got: valueAt(after, path) ?? '(nothing)' },
      })
    }
    assert(['description'], 'Changed', 'MUST')
    for (const field of keptByUpdate) assert([field], before[field], 'MUST')
    assert(['variation_meta', 'control_group', 'percentage'], 20, 'MUST')
    // Merging at every depth is a decision.
    assert(['variation_meta', 'type'], 'SMV', 'SHOULD')
    const changed = await listed(session, another)
    for (const field of ['description', ...keptByUpdate]) {
      session.assert(isDeepStrictEqual(changed[field], other[field]), {
        ...{ operation: 'updateOffering', target: field, cause: 'another-offering' },
        requirement: 'An update changes only the offering of its path.',
        message: `The update of an offering changed \`${field}\` of another one.`,
        ...{ expected: other[field], got: changed[field] ?? '(nothing)' },
      })
    }
  },
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const arraysReplaced: Sequence = {
  id: 'sequence/tags-replaced',
  summary: 'The tags of an update replace all tags; an empty list removes them.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'Offering (create and update body)',
  creates: true,
  changes: true,
  async run(session) {
    const [one, two] = session.workspace.tagIds ?? []
    if (one === undefined || two === undefined) return session.skip('needs two known tags')
    const id = await create(session, { tags: [one, two] })
    const other = await create(session, { name: `Other_${session.unique}`, tags: [one, two] })
    const { tags: created } = await listed(session, id)
    await session.callOk('updateOffering', { params: { offer_id: id }, body: { tags: [one, two] } })
    const { tags: shown } = await listed(session, id)
    if (!isTexts(shown)) return session.skip('the list has no tag ids')
    session.assert(isSameSet(created, [one, two]), {
      ...{ operation: 'createOffering', target: 'tags', cause: 'not-stored' },
      message: 'The tags of the create call were not stored.',
      ...{ expected: [one, two], got: created ?? '(nothing)' },
    })
    for (const tags of [[two], []]) {
      await session.callOk('updateOffering', { params: { offer_id: id }, body: { tags } })
      const { tags: got = [] } = await listed(session, id)
      session.assert(isSameSet(got, tags), {
        ...{ operation: 'updateOffering', target: 'tags', cause: `tags-${tags.length}` },
        requirement: 'Tags are replaced entirely when sent; an empty array removes all.',
        message: 'The tags differ from the last update.',
        ...{ expected: tags, got },
      })
    }
    const { tags: kept = [] } = await listed(session, other)
    session.assert(isSameSet(kept, [one, two]), {
      ...{ operation: 'updateOffering', target: 'tags', cause: 'another-offering' },
      requirement: 'An update changes only the offering of its path.',
      message: 'The update of an offering changed the tags of another one.',
      ...{ expected: [one, two], got: kept },
    })
  },
}

const attributesReplaced: Sequence = {
  id: 'sequence/attributes-replaced',
  summary: 'The attribute configuration of an update replaces the stored one.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'Offering (create and update body)',
  creates: true,
  changes: true,
  async run(session) {
    const [one, two] = session.workspace.offeringAttributeIds ?? []
    if (one === undefined || two === undefined) return session.skip('needs two known attributes')
    const field = 'offering_attribute_configuration'
    const id = await create(session, { [field]: [one, two] })
    if (!isTexts((await listed(session, id))[field])) session.skip('the list has no attribute ids')
    await session.callOk('updateOffering', { params: { offer_id: id }, body: { [field]: [two] } })
    const got = (await listed(session, id))[field]
    session.assert(isSameSet(got, [two]), {
      ...{ operation: 'updateOffering', target: field, cause: 'not-replaced' },
      message: 'The configuration differs from the last update.',
      ...{ expected: [two], got: got ?? '(nothing)' },
    })
  },
}

const nameTaken: Sequence = {
  id: 'sequence/name-taken',
  summary: 'A second offering with the same name is rejected.',
  operations: ['createOffering'],
  source: 'Offering (create and update body)',
  creates: true,
  async run(session) {
    await create(session)
    const body = offering(`Offer_${session.unique}`, session)
    for (const [cause, fields] of Object.entries(otherFields)) {
      const call = { body: { ...body, ...fields } }
      const { status, response } = await session.call('createOffering', call)
      session.assert(status === 400, {
        ...{ operation: 'createOffering', target: 'name', cause },
        requirement: 'A name is unique among non-archived offerings.',
        message: 'The server accepted the name of an existing offering.',
        ...{ expected: '400 with the code DUPLICATE_OFFER_NAME', got: response },
      })
    }
  },
}

/** Fields that make no difference to whether a name is taken. */
const otherFields: Readonly<Record<string, JsonObject>> = {
  taken: {},
  'taken-by-others': { created_by: 'another@example.com', variation_meta: variationOf('DMV') },
}

/** Targets of an error about the template of an offering. */
const ofTemplate = /offer_content|template/i

const templatesUsable: Sequence = {
  id: 'sequence/templates-usable',
  summary: 'A create call accepts the id of a listed template as `meta.templateId`.',
  operations: ['listOfferTemplates', 'createOffering'],
  source: 'What the service does',
  creates: true,
  async run(session) {
    const items = itemsIn(await session.callOk('listOfferTemplates')) ?? []
    const ids = items.map((item) => (isObject(item) ? item.id : undefined))
    if (ids[0] === undefined) return session.skip('the response to the list has no template id')
    for (const [index, templateId] of [...ids.slice(0, 2), ...ids.slice(2).slice(-1)].entries()) {
      const body = {
        ...offering(`Offer_${index}_${session.unique}`, session),
        offer_content: { meta: { templateId } },
      }
      const { isSuccess, status, response } = await session.call('createOffering', { body })
      const targets = targetsIn(response)
      const isOfTemplate = targets.length === 0 || targets.some((each) => ofTemplate.test(each))
      if (!isSuccess && !isOfTemplate) session.skip(`createOffering responded with ${status}`)
      session.assert(isSuccess, {
        ...{ operation: 'createOffering', target: 'offer_content.meta.templateId' },
        cause: 'refused',
        requirement: 'A template `id` is used as `meta.templateId` in offering content.',
        message: 'The server rejected the id of a listed template.',
        ...{ expected: 201, got: response },
      })
    }
  },
}

export const offeringSequences: readonly Sequence[] = [
  listById,
  idPrefix,
  updateMerges,
  arraysReplaced,
  attributesReplaced,
  nameTaken,
  templatesUsable,
]
