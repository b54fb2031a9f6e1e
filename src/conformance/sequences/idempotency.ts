import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import { inlineTest, offering, pushDraft } from './bodies.js'
import type { Sequence, Session } from './sequence.js'

interface Repeatable {
  operation: OperationName
  /** MUST if the API description documents the response to a reused key. */
  level: FindingLevel
  code: string
  inProgress: string
  body(session: Session, name: string): JsonObject
  other(body: JsonObject): JsonObject
}

const repeatable: readonly Repeatable[] = [
  {
    ...{ operation: 'testCampaign', level: 'MUST', code: 'BAD_REQUEST', inProgress: 'BAD_REQUEST' },
    body: (_, name) => inlineTest(name),
    other: (body) => ({ ...body, basic_details: { name: 'Another name' } }),
  },
  {
    ...{ operation: 'createCampaign', level: 'SHOULD', code: 'BAD_REQUEST' },
    inProgress: 'BAD_REQUEST',
    body: (_, name) => pushDraft(name),
    other: (body) => ({ ...body, created_by: 'another@example.com' }),
  },
  {
    ...{ operation: 'createOffering', level: 'MUST', code: 'IDEMPOTENCY_CONFLICT' },
    inProgress: 'DUPLICATE_IDEMPOTENCY_KEY',
    body: (session, name) => offering(name, session),
    other: (body) => ({ ...body, priority: 51 }),
  },
]

const codeOf = (body: unknown): unknown =>
  isObject(body) && isObject(body.error) ? body.error.code : undefined

const replays = ({ operation, body, level }: Repeatable): Sequence => ({
  id: 'sequence/replay',
  summary: 'A repeated call with the same Idempotency-Key gets the same response.',
  operations: [operation],
  source: 'Endpoints',
  async run(session) {
    const call = {
      ...{ key: crypto.randomUUID(), requestId: crypto.randomUUID() },
      body: body(session, `Replay ${session.unique}`),
    }
    const first = await session.callOk(operation, call)
    const second = await session.call(operation, call)
    session.assert(
      second.status === first.status &&
        isDeepStrictEqual(second.response.body, first.response.body),
      {
        ...{ operation, target: 'Idempotency-Key' },
        // The replay of the body is documented for every operation with a key.
        level: second.isSuccess ? 'MUST' : level,
        message: 'The repeated call got a different response than the first call.',
        expected: first.response,
        got: second.response,
      },
    )
    const fresh = await session.call(operation, { body: body(session, `Fresh ${session.unique}`) })
    session.assert(
      fresh.isSuccess && !isDeepStrictEqual(fresh.response.body, first.response.body),
      {
        ...{ operation, target: 'Idempotency-Key' },
        message: 'A call with a new key got the response of the previous call.',
        expected: 'a success (2xx) of its own',
        got: fresh.response,
      },
    )
  },
})

const conflicts = ({ operation, body, other, code, level }: Repeatable): Sequence => ({
  id: 'sequence/conflict',
  summary: 'A key reused with another body gets 409, and keeps its response.',
  operations: [operation],
  source: 'Endpoints',
  async run(session) {
    const call = {
      ...{ key: crypto.randomUUID(), requestId: crypto.randomUUID() },
      body: body(session, `Conflict ${session.unique}`),
    }
    const first = await session.callOk(operation, call)
    const conflict = await session.call(operation, { ...call, body: other(call.body) })
    const { status, response } = conflict
    session.assert(status === 409 && codeOf(response.body) === code, {
      ...{ operation, target: 'Idempotency-Key', level },
      message: 'The server did not reject a key reused with another body.',
      expected: `409 with the code ${code}`,
      got: response,
    })
    const again = await session.call(operation, call)
    session.assert(isDeepStrictEqual(again.response.body, first.response.body), {
      ...{ operation, target: 'Idempotency-Key', level },
      message: 'After the conflict, the key does not return its first response.',
      expected: first.response,
      got: again.response,
    })
  },
})

/** Number of concurrent calls with one key. */
const racers = 5

const races = ({ operation, body, inProgress, level }: Repeatable): Sequence => ({
  id: 'sequence/race',
  summary: 'Of concurrent calls with one key, one is executed.',
  operations: [operation],
  source: 'Endpoints',
  async run(session) {
    const call = {
      ...{ key: crypto.randomUUID(), requestId: crypto.randomUUID() },
      body: body(session, `Race ${session.unique}`),
    }
    const answers = await Promise.all(
      Array.from({ length: racers }, () => session.call(operation, call)),
    )
    const successes = answers.filter(({ isSuccess }) => isSuccess)
    const bodies = new Set(successes.map(({ response }) => JSON.stringify(response.body)))
    session.assert(bodies.size === 1, {
      ...{ operation, target: 'Idempotency-Key', level },
      message: `Of ${racers} concurrent calls with one key, ${bodies.size} were executed.`,
      expected: 'one executed call, and its response for all others that succeed',
      got: answers.map(({ response }) => response),
    })
    const unexpected = answers.find(
      ({ isSuccess, status, response }) =>
        !isSuccess && !(status === 409 && codeOf(response.body) === inProgress),
    )
    session.assert(unexpected === undefined, {
      ...{ operation, target: 'Idempotency-Key', level },
      message: 'The server responds differently to a call whose key is in progress.',
      expected: `409 with the code ${inProgress}, or the response of the first call`,
      got: unexpected?.response,
    })
  },
})

export const idempotencySequences: readonly Sequence[] = repeatable.flatMap((each) => [
  replays(each),
  conflicts(each),
  races(each),
])
