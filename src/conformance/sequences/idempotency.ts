import { isDeepStrictEqual } from 'node:util'
import { inlineTest, pushDraft } from './bodies.js'
import type { Sequence } from './sequence.js'

const independentOperations: Sequence = {
  id: 'sequence/key-of-another-operation',
  summary: 'A repeated key of another operation does not return the response of that operation.',
  operations: ['createCampaign', 'testCampaign'],
  source: 'Headers common to campaign operations',
  creates: true,
  changes: true,
  async run(session) {
    const key = crypto.randomUUID()
    const name = `Keyed ${session.unique}`
    const first = await session.callOk('createCampaign', { body: pushDraft(name), key })
    const second = await session.call('testCampaign', { body: inlineTest(name), key })
    session.assert(!isDeepStrictEqual(second.response.body, first.response.body), {
      ...{ operation: 'testCampaign', target: 'Idempotency-Key', cause: 'mixed' },
      requirement: 'A test returns the results of its sends.',
      message: 'A test got the response of a create call with the same key.',
      ...{ expected: 'its own response, or 409', got: second.response },
    })
  },
}

export const idempotencySequences: readonly Sequence[] = [independentOperations]
