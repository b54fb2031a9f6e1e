import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import { inlineTest, offering, pushDraft } from './bodies.js'
import type { Sequence, Stage } from './sequence.js'

interface Repeatable {
  operation: OperationName
  /** MUST where the description shows the answer to a key that is used again. */
  level: FindingLevel
  code: string
  inProgress: string
  body(stage: Stage, name: string): JsonObject
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
    body: (stage, name) => offering(name, stage),
    other: (body) => ({ ...body, priority: 51 }),
  },
]

const codeOf = (body: unknown): unknown =>
  isObject(body) && isObject(body.error) ? body.error.code : undefined

/** A call that is repeated with its key is answered as it was, and not carried out again. */
const replays = ({ operation, body, level }: Repeatable): Sequence => ({
  id: 'sequence/replay',
  summary: 'A call that is repeated with its Idempotency-Key gets the same response again.',
  operations: [operation],
  source: 'Endpoints',
  async run(stage) {
    const call = {
      ...{ key: crypto.randomUUID(), requestId: crypto.randomUUID() },
      body: body(stage, `Replay ${stage.unique}`),
    }
    const first = await stage.done(operation, call)
    const second = await stage.call(operation, call)
    stage.assert(
      second.status === first.status &&
        isDeepStrictEqual(second.response.body, first.response.body),
      {
        ...{ operation, target: 'Idempotency-Key' },
        // That a key gives the same body again is documented for every operation that has one.
        level: second.isSuccess ? 'MUST' : level,
        message: 'The repeated call is not answered as the first one was.',
        expected: first.response,
        got: second.response,
      },
    )
    const fresh = await stage.call(operation, { body: body(stage, `Fresh ${stage.unique}`) })
    stage.assert(fresh.isSuccess && !isDeepStrictEqual(fresh.response.body, first.response.body), {
      ...{ operation, target: 'Idempotency-Key' },
      message: 'A call with a new key is taken for the one before.',
      expected: 'a success (2xx) of its own',
      got: fresh.response,
    })
  },
})

const conflicts = ({ operation, body, other, code, level }: Repeatable): Sequence => ({
  id: 'sequence/conflict',
  summary: 'A key that was used with another body is refused with 409, and keeps its response.',
  operations: [operation],
  source: 'Endpoints',
  async run(stage) {
    const call = {
      ...{ key: crypto.randomUUID(), requestId: crypto.randomUUID() },
      body: body(stage, `Conflict ${stage.unique}`),
    }
    const first = await stage.done(operation, call)
    const conflict = await stage.call(operation, { ...call, body: other(call.body) })
    const { status, response } = conflict
    stage.assert(status === 409 && codeOf(response.body) === code, {
      ...{ operation, target: 'Idempotency-Key', level },
      message: 'The key was used with another body before.',
      expected: `409 with the code ${code}`,
      got: response,
    })
    const again = await stage.call(operation, call)
    stage.assert(isDeepStrictEqual(again.response.body, first.response.body), {
      ...{ operation, target: 'Idempotency-Key', level },
      message: 'After a conflict the key no longer gives its first response.',
      expected: first.response,
      got: again.response,
    })
  },
})

/** So many calls race for one key. */
const racers = 5

const races = ({ operation, body, inProgress, level }: Repeatable): Sequence => ({
  id: 'sequence/race',
  summary: 'Of calls that come at once with one key, one is carried out.',
  operations: [operation],
  source: 'Endpoints',
  async run(stage) {
    const call = {
      ...{ key: crypto.randomUUID(), requestId: crypto.randomUUID() },
      body: body(stage, `Race ${stage.unique}`),
    }
    const answers = await Promise.all(
      Array.from({ length: racers }, () => stage.call(operation, call)),
    )
    const successes = answers.filter(({ isSuccess }) => isSuccess)
    const bodies = new Set(successes.map(({ response }) => JSON.stringify(response.body)))
    stage.assert(bodies.size === 1, {
      ...{ operation, target: 'Idempotency-Key', level },
      message: `Of ${racers} calls at once with one key, ${bodies.size} were carried out.`,
      expected: 'one that is carried out, and its response for others that succeed',
      got: answers.map(({ response }) => response),
    })
    const wrong = answers.find(
      ({ isSuccess, status, response }) =>
        !isSuccess && !(status === 409 && codeOf(response.body) === inProgress),
    )
    stage.assert(wrong === undefined, {
      ...{ operation, target: 'Idempotency-Key', level },
      message: 'A call that comes while its key is in progress is refused in another way.',
      expected: `409 with the code ${inProgress}, or the response of the first call`,
      got: wrong?.response,
    })
  },
})

export const idempotencySequences: readonly Sequence[] = repeatable.flatMap((each) => [
  replays(each),
  conflicts(each),
  races(each),
])
