import type { OperationName } from '../../core/index.js'
import { inlineTest } from './bodies.js'
import type { Answered, Sequence, Session } from './sequence.js'

interface Burst {
  operation: OperationName
  /** One more than the shortest window allows. */
  calls: number
  level: 'MUST' | 'SHOULD'
  body?: (session: Session) => object
  /** An operation with its own limit. */
  other?: OperationName
}

const bursts: readonly Burst[] = [
  // The headers of a 429 response are documented for offerings.
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
  summary: 'One call over the limit is rejected until Retry-After has passed.',
  operations: [operation],
  source: 'Limits',
  isOnRequest: true,
  async run(session) {
    const call = () => session.call(operation, body && { body: body(session) })
    const answers: Answered[] = await Promise.all(Array.from({ length: calls }, call))
    const rejected = answers.find(({ status }) => status === 429)
    session.assert(rejected !== undefined, {
      operation,
      message: `The server accepted ${calls} calls at once; the limit is ${calls - 1}.`,
      ...{ expected: 429, got: answers.map(({ status }) => status) },
    })
    if (rejected === undefined) return
    const accepted = answers.filter(({ isSuccess }) => isSuccess).length
    session.assert(accepted === calls - 1, {
      operation,
      message: 'The server does not apply the documented limit.',
      ...{ expected: calls - 1, got: accepted },
    })
    if (other !== undefined) {
      const { status, response } = await session.call(other)
      session.assert(status !== 429, {
        ...{ operation: other, level },
        message: `Calls of ${operation} count toward the limit of ${other}.`,
        ...{ expected: 'a success (2xx)', got: response },
      })
    }
    const seconds = Number(rejected.response.headers['retry-after'])
    session.assert(Number.isInteger(seconds) && seconds >= 1, {
      ...{ operation, target: 'Retry-After', level },
      message: '`Retry-After` of a 429 response must be a whole number of seconds.',
      ...{ expected: 'a whole number, at least 1', got: rejected.response.headers },
    })
    if (!(seconds <= session.longestWait)) return
    await session.wait(seconds)
    const again = await call()
    session.assert(again.status !== 429, {
      ...{ operation, target: 'Retry-After', level },
      message: `The server still rejects the call after the ${seconds} seconds of \`Retry-After\`.`,
      ...{ expected: 'a success (2xx)', got: again.response },
    })
  },
})

export const rateLimitSequences: readonly Sequence[] = bursts.map(rateLimit)
