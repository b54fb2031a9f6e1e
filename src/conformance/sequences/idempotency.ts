import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import { errorIn } from '../checking/error-targets.js'
import { itemsIn, withoutId } from './bodies.js'
import { listedOffering } from './offering-calls.js'
import { type Repeatable, repeatable } from './repeatable-calls.js'
import type { Sequence, SequenceCall, Session } from './sequence.js'

/** Returns a call with a key and request id of its own, which repetitions share. */
async function firstCall(
  session: Session,
  { prepare }: Repeatable,
  word: string,
): Promise<SequenceCall & { key: string; body: JsonObject }> {
  const call = await prepare(session, `${word} ${session.unique}`)
  return { ...call, key: crypto.randomUUID(), requestId: crypto.randomUUID() }
}

const sameBody = 'Repeating the same key returns the same response body.'

const flags = ({ creates, isRead }: Repeatable) => ({ creates, changes: !isRead })

const replays = (each: Repeatable): Sequence => ({
  id: 'sequence/replay',
  summary: 'A repeated call with the same Idempotency-Key gets the same response.',
  operations: [each.operation],
  source: 'Endpoints',
  ...flags(each),
  async run(session) {
    const { operation, conflictLevel, isRead } = each
    const call = await firstCall(session, each, 'Replay')
    const first = await session.callOk(operation, call)
    const second = await session.call(operation, call)
    const hasSameBody = ({ response }: typeof first) =>
      isDeepStrictEqual(response.body, first.response.body)
    const isSame = (answer: typeof first) => answer.status === first.status && hasSameBody(answer)
    session.assert(isSame(second), {
      ...{ operation, target: 'Idempotency-Key', cause: 'repeated', requirement: sameBody },
      // The replay of the body is documented for every operation with a key, that of the status is not.
      level: second.isSuccess && !isRead && !hasSameBody(second) ? 'MUST' : conflictLevel,
      message: 'The repeated call got a different response than the first call.',
      ...{ expected: first.response, got: second.response },
    })
    const again = await each.prepare(session, `Fresh ${session.unique}`)
    const fresh = await session.call(operation, again)
    session.assert(fresh.isSuccess, {
      ...{ operation, target: 'Idempotency-Key', cause: 'new-key' },
      requirement: 'A call with a new key is executed.',
      message: 'The server rejected the same call with a new key.',
      ...{ expected: 'a success (2xx)', got: fresh.response },
    })
    if (each.createsId) {
      session.assert(!fresh.isSuccess || !isSame(fresh), {
        ...{ operation, target: 'Idempotency-Key', cause: 'shared' },
        requirement: 'Only a repeated key returns an earlier response.',
        message: 'A call with a new key got the response of the previous call.',
        ...{ expected: 'a success (2xx) of its own', got: fresh.response },
      })
    }
    const later = await session.call(operation, call)
    session.assert(!isSame(second) || isSame(later), {
      ...{ operation, target: 'Idempotency-Key', cause: 'after-others', requirement: sameBody },
      level: isRead ? 'SHOULD' : 'MUST',
      message: 'After other calls, the repeated call got a different response.',
      ...{ expected: first.response, got: later.response },
    })
    const upper = await session.call(operation, { ...call, key: call.key.toUpperCase() })
    session.assert(!isSame(second) || isSame(upper), {
      ...{ operation, target: 'Idempotency-Key', cause: 'upper-case', level: 'SHOULD' },
      requirement: 'Keys are UUIDs, which compare without regard to case.',
      message: 'The key in capital letters got a different response.',
      ...{ expected: first.response, got: upper.response },
    })
  },
})

const conflicts = (each: Repeatable): Sequence => ({
  id: 'sequence/conflict',
  summary: 'A key reused with another body gets 409, and keeps its response.',
  operations: [each.operation],
  source: 'Endpoints',
  ...flags(each),
  async run(session) {
    const { operation, others, code, conflictLevel: level } = each
    const call = await firstCall(session, each, 'Conflict')
    const first = await session.callOk(operation, call)
    const requirement = `A key reused with a different body gets 409 ${code}.`
    const of = { operation, target: 'Idempotency-Key', level, requirement } as const
    for (const body of others(call.body, session)) {
      const { status, response } = await session.call(operation, { ...call, body })
      session.assert(status === 409, {
        ...{ ...of, cause: 'accepted' },
        message: 'The server did not reject a key reused with another body with 409.',
        ...{ expected: `409 with the code ${code}`, got: response },
      })
      session.assert(status !== 409 || errorIn(response).code === code, {
        ...{ ...of, cause: 'code', target: 'error.code' },
        message: 'The code of a key reused with another body is unexpected.',
        ...{ expected: code, got: errorIn(response).code },
      })
    }
    const again = await session.call(operation, call)
    session.assert(isDeepStrictEqual(again.response.body, first.response.body), {
      ...{ operation, target: 'Idempotency-Key', level, requirement: sameBody },
      ...{ cause: 'forgotten', expected: first.response, got: again.response },
      message: 'After the conflict, the key does not return its first response.',
    })
  },
})

const rejections = (each: Repeatable): Sequence => ({
  id: 'sequence/replay-of-rejection',
  summary: 'A rejected call that is repeated with its key is rejected alike.',
  operations: [each.operation],
  source: 'Endpoints',
  ...flags(each),
  async run(session) {
    const { operation, invalid } = each
    const call = await firstCall(session, each, 'Rejected')
    const rejected = { ...call, body: invalid?.(call.body) ?? {} }
    const first = await session.call(operation, rejected)
    // The cases report an accepted body.
    if (first.isSuccess) return
    const second = await session.call(operation, rejected)
    const isSame =
      second.status === first.status &&
      isDeepStrictEqual(withoutId(second.response.body), withoutId(first.response.body))
    session.assert(isSame, {
      ...{ operation, target: 'Idempotency-Key', cause: 'rejection', requirement: sameBody },
      message: 'The repeated call got a different response than the first call.',
      ...{ expected: first.response, got: second.response },
    })
  },
})

/** Number of concurrent calls with one key. */
const racers = 5

const races = (each: Repeatable): Sequence => ({
  id: 'sequence/race',
  summary: 'Of concurrent calls with one key, one is executed.',
  operations: [each.operation],
  source: 'Endpoints',
  ...flags(each),
  async run(session) {
    const { operation, inProgress, conflictLevel: level } = each
    const call = await firstCall(session, each, 'Race')
    const answers = await Promise.all(
      Array.from({ length: racers }, () => session.call(operation, call)),
    )
    const successes = answers.filter(({ isSuccess }) => isSuccess)
    // Whether the server refuses it for another reason.
    if (successes.length === 0) {
      await session.callOk(operation, await each.prepare(session, `Alone ${session.unique}`))
    }
    const bodies = new Set(successes.map(({ response }) => JSON.stringify(response.body)))
    const requirement = `A call whose key is in progress gets 409 ${inProgress}.`
    session.assert(bodies.size === 1, {
      ...{ operation, target: 'Idempotency-Key', level, cause: 'executed', requirement },
      message: `Of ${racers} concurrent calls with one key, ${bodies.size} were executed.`,
      expected: 'one executed call, and its response for all others that succeed',
      got: answers.map(({ response }) => response),
    })
    const unexpected = answers.find(
      ({ isSuccess, status, response }) =>
        !isSuccess && !(status === 409 && errorIn(response).code === inProgress),
    )
    session.assert(unexpected === undefined, {
      ...{ operation, target: 'Idempotency-Key', level, cause: 'in-progress', requirement },
      message: 'The server responds differently to a call whose key is in progress.',
      expected: `409 with the code ${inProgress}, or the response of the first call`,
      got: unexpected?.response,
    })
  },
})

const notRunAgain: Sequence = {
  id: 'sequence/replay-runs-once',
  summary: 'A repeated key does not run the operation again.',
  operations: ['updateOffering', 'createOffering', 'listOfferings'],
  source: 'Endpoints',
  creates: true,
  changes: true,
  async run(session) {
    const each = repeatable.find(({ operation }) => operation === 'createOffering') as Repeatable
    const call = await firstCall(session, each, 'Once')
    const created = await session.callOk('createOffering', call)
    await session.call('createOffering', call)
    const id = isObject(created.data) ? String(created.data.id) : session.skip('there is no id')
    const items = itemsIn(await session.callOk('listOfferings')) ?? []
    const named = items.filter((item) => isObject(item) && item.name === call.body.name)
    const requirement =
      'Reusing a key returns the original response without re-running the operation.'
    session.assert(named.length <= 1, {
      ...{ operation: 'createOffering', target: 'Idempotency-Key', cause: 'created', requirement },
      message: 'A repeated create call made a second offering.',
      ...{ expected: 1, got: named },
    })
    const update = { params: { offer_id: id }, body: { priority: 61 }, key: crypto.randomUUID() }
    await session.callOk('updateOffering', update)
    await session.callOk('updateOffering', { params: { offer_id: id }, body: { priority: 62 } })
    const { isSuccess } = await session.call('updateOffering', update)
    const { priority } = await listedOffering(session, id)
    session.assert(!isSuccess || priority === undefined || priority === 62, {
      ...{ operation: 'updateOffering', target: 'Idempotency-Key', cause: 'updated', requirement },
      message: 'A repeated update ran again and undid a later one.',
      ...{ expected: 62, got: priority },
    })
  },
}

const independentOperations: Sequence = {
  id: 'sequence/key-of-another-operation',
  summary: 'A repeated key of another operation does not return the response of that operation.',
  operations: ['createCampaign', 'testCampaign'],
  source: 'Headers common to campaign operations',
  creates: true,
  changes: true,
  async run(session) {
    const key = crypto.randomUUID()
    const of = (name: OperationName) =>
      repeatable.find(({ operation }) => operation === name) as Repeatable
    const create = await of('createCampaign').prepare(session, `Keyed ${session.unique}`)
    const first = await session.callOk('createCampaign', { ...create, key })
    const test = await of('testCampaign').prepare(session, `Keyed ${session.unique}`)
    const second = await session.call('testCampaign', { ...test, key })
    session.assert(!isDeepStrictEqual(second.response.body, first.response.body), {
      ...{ operation: 'testCampaign', target: 'Idempotency-Key' },
      cause: 'mixed',
      requirement: 'A test returns the results of its sends.',
      message: 'A test got the response of a create call with the same key.',
      ...{ expected: 'its own response, or 409', got: second.response },
    })
  },
}

export const idempotencySequences: readonly Sequence[] = [
  ...repeatable.flatMap((each) =>
    each.isRead ? [replays(each)] : [replays(each), conflicts(each), races(each)],
  ),
  ...repeatable.filter(({ invalid }) => invalid !== undefined).map(rejections),
  notRunAgain,
  independentOperations,
]
