import { isObject } from '../../core/base/json.js'
import { pushDraft } from './bodies.js'
import type { Sequence } from './sequence.js'

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
      ...{ operation: 'createCampaign', target: 'response_id', level: 'SHOULD' },
      cause: 'differs',
      message: '`response_id` differs from the id of the request.',
      ...{ expected: requestId, got: got ?? '(nothing)' },
    })
    // The check of the response finds an error that changes the id.
    const ids = [requestId.toUpperCase(), 'order 1/2: "a%20b+c"', `long-${'0123456789'.repeat(20)}`]
    for (const each of ids) await session.call('createCampaign', { requestId: each, body: {} })
  },
}
