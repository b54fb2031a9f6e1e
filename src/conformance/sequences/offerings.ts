import { isObject, type JsonObject } from '../../core/base/json.js'
import { targetsIn } from '../checking/error-targets.js'
import { itemsIn, listedIds, offering } from './bodies.js'
import { createOffering } from './offering-calls.js'
import type { Sequence, Session } from './sequence.js'

const create = (session: Session, fields: JsonObject = {}): Promise<string> =>
  createOffering(session, { ...offering(`Offer_${session.unique}`, session), ...fields })

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

export const offeringSequences: readonly Sequence[] = [idPrefix, templatesUsable]
