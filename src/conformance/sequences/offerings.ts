import { createOffering, offering } from './bodies.js'
import type { Sequence } from './sequence.js'

export const idPrefix: Sequence = {
  id: 'sequence/offering-id-prefix',
  summary: 'The id of an offering includes the `offer_` prefix, in the path and in the filter.',
  operations: ['updateOffering', 'listOfferings', 'createOffering'],
  source: 'Endpoints',
  async run(session) {
    const body = offering(`Offer_${session.unique}`, session)
    const id = (await createOffering(session, body)).replace(/^offer_/, '')
    const change = { params: { offer_id: id }, body: { priority: 51 } }
    const updated = await session.call('updateOffering', change)
    session.assert(!updated.isSuccess, {
      ...{ operation: 'updateOffering', target: 'offer_id', cause: 'without-prefix' },
      requirement: 'The path parameter `offer_id` includes the `offer_` prefix.',
      message: 'The server updated an offering whose id has no prefix in the path.',
      ...{ expected: 400, got: updated.response },
    })
    // The check of the response reports any offering: a part of an id is the id of none.
    for (const part of [id, `offer_${id.slice(0, -4)}`])
      await session.call('listOfferings', { query: { id: part } })
  },
}
