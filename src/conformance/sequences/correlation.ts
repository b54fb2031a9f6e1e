import { isObject } from '../../core/base/json.js'
import { pushDraft } from './bodies.js'
import type { Sequence } from './sequence.js'

const correlation: Sequence = {
  id: 'sequence/correlation',
  summary: 'The response id of a campaign operation is the id of the request.',
  operations: ['createCampaign'],
  source: 'Headers common to campaign operations',
  async run(stage) {
    const requestId = crypto.randomUUID()
    const answer = await stage.done('createCampaign', { requestId, body: pushDraft(stage.unique) })
    const { body } = answer.response
    const got = isObject(body) ? body.response_id : undefined
    stage.assert(got === requestId, {
      ...{ operation: 'createCampaign', target: 'response_id', level: 'SHOULD' },
      message: 'The response id does not correlate with the id of the request.',
      ...{ expected: requestId, got: got ?? '(nothing)' },
    })
    // The check of the response sees whether an error repeats the id as it was written.
    await stage.call('createCampaign', { requestId: requestId.toUpperCase(), body: {} })
  },
}

export const correlationSequences: readonly Sequence[] = [correlation]
