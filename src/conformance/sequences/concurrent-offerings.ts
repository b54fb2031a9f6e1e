import { errorIn } from '../checking/error-targets.js'
import { idIn, offering } from './bodies.js'
import { allSucceed } from './concurrent-calls.js'
import { createOffering, listedOffering } from './offering-calls.js'
import type { Answered, Sequence } from './sequence.js'
import { listedById } from './shown-ids.js'
import { assertEachShown } from './stored-values.js'

/** Few, since all sequences together stay below the limits by the minute. */
const rounds = 2

const concurrentOfferingUpdates: Sequence = {
  id: 'sequence/concurrent-offering-updates',
  summary: 'Of concurrent updates of different fields, none is lost.',
  operations: ['updateOffering', 'createOffering', 'listOfferings'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const body = offering(`Concurrent_${session.unique}`, session)
    const params = { offer_id: await createOffering(session, body) }
    for (let round = 1; round <= rounds; round++) {
      const changes = [{ description: `Concurrent ${round}` }, { priority: round }]
      const updates = changes.map((body) => session.call('updateOffering', { params, body }))
      if (!(await allSucceed(updates))) return
      const shown = await listedOffering(session, params.offer_id)
      assertEachShown(session, shown, [], Object.assign({}, ...changes), {
        ...{ operation: 'updateOffering', cause: 'lost' },
        requirement: 'Only fields in the body of an update change.',
      })
    }
  },
}

const isRunning = ({ response }: Answered): boolean =>
  errorIn(response).code === 'DUPLICATE_IDEMPOTENCY_KEY'

const concurrentOfferingCreates: Sequence = {
  id: 'sequence/concurrent-offering-creates',
  summary: 'Of concurrent create calls with different names, none is lost.',
  operations: ['createOffering', 'listOfferings'],
  source: 'What the service does',
  creates: true,
  async run(session) {
    for (let round = 1; round <= rounds; round++) {
      const names = ['One', 'Two', 'Three'].map((name) => `${name}_${round}_${session.unique}`)
      const answers = await Promise.all(
        names.map((name) => session.call('createOffering', { body: offering(name, session) })),
      )
      for (const answer of answers) {
        session.assert(!isRunning(answer), {
          ...{ operation: 'createOffering', target: 'Idempotency-Key', cause: 'other-key' },
          requirement: 'A call is in progress only for the same key.',
          message: 'The server rejected a call because a call with another key is in progress.',
          ...{ expected: 'a success (2xx)', got: answer.response },
        })
        // A server may reject one of two calls that overlap.
        if (!answer.isSuccess) return
        const id = idIn(answer, session)
        const { ids: found } = await listedById(session, id)
        session.assert(found.includes(id), {
          ...{ operation: 'createOffering', target: 'data.id', cause: 'lost' },
          requirement: 'The list with the `id` of an offering returns this single item.',
          message: 'An offering of concurrent create calls is missing.',
          ...{ expected: [id], got: found },
        })
      }
    }
  },
}

export const concurrentOfferingSequences: readonly Sequence[] = [
  concurrentOfferingUpdates,
  concurrentOfferingCreates,
]
