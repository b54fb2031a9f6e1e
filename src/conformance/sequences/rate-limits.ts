import type { OperationName } from '../../core/index.js'
import { inlineTest } from './bodies.js'
import type { Answered, Sequence, Stage } from './sequence.js'

interface Burst {
  operation: OperationName
  /** One more than fits into the shortest window. */
  calls: number
  level: 'MUST' | 'SHOULD'
  body?: (stage: Stage) => object
  /** An operation with limits of its own. */
  other?: OperationName
}

const bursts: readonly Burst[] = [
  // The headers of an answer over the limit are documented for offerings.
  {
    operation: 'testCampaign',
    calls: 11,
    level: 'SHOULD',
    body: ({ unique }) => inlineTest(unique),
  },
  { operation: 'listOfferings', calls: 151, level: 'MUST', other: 'listOfferTemplates' },
]

const rateLimit = ({ operation, calls, level, body, other }: Burst): Sequence => ({
  id: 'sequence/rate-limit',
  summary: 'One call more than the limit allows is refused, until as long as Retry-After says.',
  operations: [operation],
  source: 'Limits',
  isOnRequest: true,
  async run(stage) {
    const call = () => stage.call(operation, body && { body: body(stage) })
    const answers: Answered[] = await Promise.all(Array.from({ length: calls }, call))
    const refused = answers.find(({ status }) => status === 429)
    stage.assert(refused !== undefined, {
      operation,
      message: `${calls} calls at once were all taken; the limit is ${calls - 1}.`,
      ...{ expected: 429, got: answers.map(({ status }) => status) },
    })
    if (refused === undefined) return
    const taken = answers.filter(({ isSuccess }) => isSuccess).length
    stage.assert(taken === calls - 1, {
      operation,
      message: 'The limit is reached before, or after, as many calls as are documented.',
      ...{ expected: calls - 1, got: taken },
    })
    if (other !== undefined) {
      const { status, response } = await stage.call(other)
      stage.assert(status !== 429, {
        ...{ operation: other, level },
        message: `The calls of ${operation} are counted to the limit of ${other} too.`,
        ...{ expected: 'a success (2xx)', got: response },
      })
    }
    const seconds = Number(refused.response.headers['retry-after'])
    stage.assert(Number.isInteger(seconds) && seconds >= 1, {
      ...{ operation, target: 'Retry-After', level },
      message: 'An answer over the limit must say how many whole seconds to wait.',
      ...{ expected: 'a whole number, at least 1', got: refused.response.headers },
    })
    if (!(seconds <= stage.longestWait)) return
    await stage.wait(seconds)
    const again = await call()
    stage.assert(again.status !== 429, {
      ...{ operation, target: 'Retry-After', level },
      message: `After the ${seconds} seconds of Retry-After the call is still refused.`,
      ...{ expected: 'a success (2xx)', got: again.response },
    })
  },
})

export const rateLimitSequences: readonly Sequence[] = bursts.map(rateLimit)
