import { isObject } from '../../core/base/json.js'
import { createOffering, offering, pushDraft } from './bodies.js'
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
      operation: 'updateOffering',
      target: 'offer_id',
      cause: 'without-prefix',
      requirement: 'The path parameter `offer_id` includes the `offer_` prefix.',
      message: 'The server updated an offering whose id has no prefix in the path.',
      expected: 400,
      got: updated.response,
    })
    // The check of the response reports any offering: a part of an id is the id of none.
    for (const part of [id, `offer_${id.slice(0, -4)}`])
      await session.call('listOfferings', { query: { id: part } })
  },
}

export const correlation: Sequence = {
  id: 'sequence/correlation',
  summary: 'The `response_id` of a campaign operation equals the id of the request.',
  operations: ['createCampaign'],
  source: 'Headers common to campaign operations',
  async run(session) {
    const requestId = crypto.randomUUID()
    const answer = await session.callOk('createCampaign', {
      requestId,
      body: pushDraft(session.unique),
    })
    const { body } = answer.response
    const got = isObject(body) ? body.response_id : undefined
    session.assert(got === requestId, {
      operation: 'createCampaign',
      target: 'response_id',
      level: 'SHOULD',
      cause: 'differs',
      message: '`response_id` differs from the id of the request.',
      expected: requestId,
      got: got ?? '(nothing)',
    })
    // The check of the response finds an error that changes the id.
    const ids = [requestId.toUpperCase(), 'order 1/2: "a%20b+c"', `long-${'0123456789'.repeat(20)}`]
    for (const each of ids) await session.call('createCampaign', { requestId: each, body: {} })
  },
}
