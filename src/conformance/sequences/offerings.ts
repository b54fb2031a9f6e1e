import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, valueAt } from '../../core/base/json.js'
import type { FindingLevel } from '../../core/index.js'
import { idIn, itemsIn, offering } from './bodies.js'
import type { Sequence, Stage } from './sequence.js'

async function create(stage: Stage, fields: JsonObject = {}): Promise<string> {
  const body = { ...offering(`Offer_${stage.unique}`, stage), ...fields }
  return idIn(await stage.done('createOffering', { body }), stage)
}

/** The offering as the list shows it. */
async function listed(stage: Stage, id: string): Promise<JsonObject> {
  const items = itemsIn(await stage.done('listOfferings', { query: { id } }))
  if (items === undefined) return stage.skip('the answer to the list shows no list')
  // That it shows others is found in the answer itself.
  stage.assert(items.length > 0, {
    ...{ operation: 'listOfferings', target: 'id' },
    message: 'The list by `id` does not give the offering that was just created.',
    ...{ expected: [id], got: items },
  })
  const own = items.find((item) => isObject(item) && item.id === id)
  return isObject(own) ? own : stage.skip('the list does not show the offering')
}

const listById: Sequence = {
  id: 'sequence/list-by-id',
  summary: 'The list by `id` gives the one offering, scheduled before its start.',
  operations: ['createOffering', 'listOfferings'],
  source: 'What the service does',
  async run(stage) {
    const id = await create(stage)
    await create(stage, { name: `Other_${stage.unique}` })
    const { status } = await listed(stage, id)
    await assertOnce(stage, `Offer_${stage.unique}`)
    stage.assert(status === undefined || status === 'scheduled', {
      ...{ operation: 'listOfferings', target: 'data.status' },
      message: 'An offering that starts tomorrow has another status.',
      ...{ expected: 'scheduled', got: status },
    })
  },
}

/** Of the offerings that the whole list shows, one has a name that was given once. */
async function assertOnce(stage: Stage, name: string): Promise<void> {
  const items = itemsIn(await stage.done('listOfferings')) ?? []
  const named = items.filter((item) => isObject(item) && item.name === name)
  // It may be on another page.
  stage.assert(named.length <= 1, {
    ...{ operation: 'createOffering', target: 'name' },
    message: 'One create has made several offerings.',
    ...{ expected: 1, got: named },
  })
}

const updateMerges: Sequence = {
  id: 'sequence/offering-update',
  summary: 'An update of an offering changes the fields in its body and no others.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'What the service does',
  async run(stage) {
    const id = await create(stage)
    const before = await listed(stage, id)
    const change = { description: 'Changed', variation_meta: { control_group: { percentage: 20 } } }
    await stage.done('updateOffering', { params: { offer_id: id }, body: change })
    const after = await listed(stage, id)
    const assert = (path: string[], wanted: unknown, level: FindingLevel) => {
      if (valueAt(before, path) === undefined) return
      stage.assert(isDeepStrictEqual(valueAt(after, path), wanted), {
        ...{ operation: 'updateOffering', target: path.join('.'), level },
        message: `\`${path.join('.')}\` is not what it must be after the update.`,
        ...{ expected: wanted, got: valueAt(after, path) ?? '(nothing)' },
      })
    }
    assert(['description'], 'Changed', 'MUST')
    for (const field of ['name', 'priority', 'scheduling', 'created_by', 'offer_content']) {
      assert([field], before[field], 'MUST')
    }
    assert(['variation_meta', 'control_group', 'percentage'], 20, 'MUST')
    // That objects merge at every depth is a decision.
    assert(['variation_meta', 'type'], 'SMV', 'SHOULD')
  },
}

const arraysReplaced: Sequence = {
  id: 'sequence/tags-replaced',
  summary: 'Tags that are sent replace all tags; an empty list removes them.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'Offering (create and update body)',
  workspace: { tagIds: ['tag_one', 'tag_two'] },
  async run(stage) {
    const [one, two] = stage.workspace.tagIds ?? []
    if (one === undefined || two === undefined) return stage.skip('two tags are not known')
    const id = await create(stage, { tags: [one, two] })
    const { tags: created } = await listed(stage, id)
    await stage.done('updateOffering', { params: { offer_id: id }, body: { tags: [one, two] } })
    const { tags: shown } = await listed(stage, id)
    if (shown === undefined) stage.skip('the list shows no tags')
    stage.assert(isDeepStrictEqual(created, [one, two]), {
      ...{ operation: 'createOffering', target: 'tags' },
      message: 'The tags of the create were not stored.',
      ...{ expected: [one, two], got: created ?? '(nothing)' },
    })
    for (const tags of [[two], []]) {
      await stage.done('updateOffering', { params: { offer_id: id }, body: { tags } })
      const { tags: got = [] } = await listed(stage, id)
      stage.assertEqual({
        ...{ operation: 'updateOffering', target: 'tags' },
        message: 'The tags are not those that were sent last.',
        ...{ expected: tags, got },
      })
    }
  },
}

const attributesReplaced: Sequence = {
  id: 'sequence/attributes-replaced',
  summary: 'The attribute configuration that is sent replaces the stored one.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'Offering (create and update body)',
  workspace: { offeringAttributeIds: ['attr_one', 'attr_two'] },
  async run(stage) {
    const [one, two] = stage.workspace.offeringAttributeIds ?? []
    if (one === undefined || two === undefined) return stage.skip('two attributes are not known')
    const field = 'offering_attribute_configuration'
    const id = await create(stage, { [field]: [one, two] })
    if ((await listed(stage, id))[field] === undefined) stage.skip('the list shows no attributes')
    await stage.done('updateOffering', { params: { offer_id: id }, body: { [field]: [two] } })
    const got = (await listed(stage, id))[field]
    stage.assert(isDeepStrictEqual(got, [two]), {
      ...{ operation: 'updateOffering', target: field },
      message: 'The configuration is not the one that was sent last.',
      ...{ expected: [two], got: got ?? '(nothing)' },
    })
  },
}

const nameTaken: Sequence = {
  id: 'sequence/name-taken',
  summary: 'A second offering of the same name is refused.',
  operations: ['createOffering'],
  source: 'Offering (create and update body)',
  async run(stage) {
    await create(stage)
    const body = offering(`Offer_${stage.unique}`, stage)
    const { status, response } = await stage.call('createOffering', { body })
    stage.assert(status === 400, {
      ...{ operation: 'createOffering', target: 'name' },
      message: 'A name that an offering has already was taken again.',
      ...{ expected: '400 with the code DUPLICATE_OFFER_NAME', got: response },
    })
  },
}

const templatesUsable: Sequence = {
  id: 'sequence/templates-usable',
  summary: 'The id of a listed template can be used as `meta.templateId`.',
  operations: ['listOfferTemplates', 'createOffering'],
  source: 'What the service does',
  workspace: { templateIds: ['template_one'] },
  async run(stage) {
    const items = itemsIn(await stage.done('listOfferTemplates')) ?? []
    const [first] = items.map((item) => (isObject(item) ? item.id : undefined))
    if (first === undefined) return stage.skip('the answer to the list shows no template id')
    const body = {
      ...offering(`Offer_${stage.unique}`, stage),
      offer_content: { meta: { templateId: first } },
    }
    const { isSuccess, response } = await stage.call('createOffering', { body })
    stage.assert(isSuccess, {
      ...{ operation: 'createOffering', target: 'offer_content.meta.templateId' },
      message: 'The id of a listed template was refused.',
      ...{ expected: 201, got: response },
    })
  },
}

export const offeringSequences: readonly Sequence[] = [
  listById,
  updateMerges,
  arraysReplaced,
  attributesReplaced,
  nameTaken,
  templatesUsable,
]
