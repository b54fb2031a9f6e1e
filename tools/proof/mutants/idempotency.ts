import type { IdempotencyStore } from '../../../src/adapters/stores/stores.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { keyed } from '../../../src/testing/sandbox/mutants/contract.js'
import { noMemory, replaysAnyBody } from '../../../src/testing/sandbox/mutants/state.js'

const replay = 'sequence/replay'
const conflict = 'sequence/conflict'
const race = 'sequence/race'

/** A server with another memory of idempotency keys. */
const remembering = (
  name: string,
  summary: string,
  subjects: readonly string[],
  idempotency: NonNullable<Mutant['idempotency']>,
): Mutant => ({
  name: `idempotency/${name}`,
  summary,
  shows: { operations: keyed, subjects },
  idempotency,
})

/** A store with another way to claim a key. */
const claiming =
  (
    claim: (
      right: IdempotencyStore,
      ...args: Parameters<IdempotencyStore['claim']>
    ) => ReturnType<IdempotencyStore['claim']>,
  ) =>
  (right: IdempotencyStore): IdempotencyStore => ({
    ...right,
    claim: (...args) => claim(right, ...args),
  })

/**
 * Servers that remember idempotency keys otherwise. Left out, because no caller with one pair of
 * credentials can notice it: one that keeps the keys of all clients together.
 */
export const idempotency: readonly Mutant[] = [
  noMemory,
  remembering(
    'forgets-at-once',
    'Forgets a key as soon as its call is answered.',
    [replay, conflict],
    (right) => ({ ...right, complete: (key, owner) => right.release(key, owner) }),
  ),
  remembering(
    'no-progress',
    'Does not see that the first call is still being carried out.',
    ['idempotency/in-progress', race],
    claiming(async (right, key, claim) => {
      const stored = await right.claim(key, claim)
      return stored?.state === 'in-progress' ? null : stored
    }),
  ),
  replaysAnyBody,
  remembering(
    'conflict-with-itself',
    'Answers a repetition as a conflict.',
    ['*'],
    claiming(async (right, key, claim) => {
      const stored = await right.claim(key, claim)
      return stored && { ...stored, fingerprint: 'another' }
    }),
  ),
  remembering(
    'stays-in-progress',
    'Never sees that the first call was answered.',
    ['*'],
    claiming(async (right, key, claim) => {
      const stored = await right.claim(key, claim)
      if (stored === null) return null
      const { response: _, ...open } = stored
      return { ...open, state: 'in-progress' }
    }),
  ),
  remembering(
    'keys-for-a-minute',
    'Keeps a key for a minute only.',
    ['sequence/key-window', 'idempotency/conflict', '*'],
    claiming(async (right, key, claim) => {
      const stored = await right.claim(key, claim)
      const age = stored === null ? 0 : claim.now - stored.createdAt.getTime()
      return age > 60_000 ? null : stored
    }),
  ),
  remembering(
    'keys-for-ever',
    'Keeps a key for longer than 24 hours.',
    ['sequence/key-window', '*'],
    claiming(async (right, key, claim) => {
      const stored = await right.claim(key, { ...claim, now: 0 })
      const end = new Date(claim.now + 1)
      return stored && { ...stored, createdAt: new Date(claim.now), expiresAt: end }
    }),
  ),
  remembering('one-key-for-all', 'Takes every key for the same.', [replay, conflict], (right) => ({
    claim: (_, claim) => right.claim('one', claim),
    complete: (_, ...args) => right.complete('one', ...args),
    release: (_, ...args) => right.release('one', ...args),
  })),
  remembering('forgets-the-answer', 'Answers a repetition without a body.', ['*'], (right) => ({
    ...right,
    complete: (key, owner, { status }, seconds) =>
      right.complete(key, owner, { status, headers: {}, body: '{}' }, seconds),
  })),
  remembering(
    'replays-with-200',
    'Answers every repetition with 200.',
    ['*'],
    claiming(async (right, key, claim) => {
      const stored = await right.claim(key, claim)
      return stored?.response
        ? { ...stored, response: { ...stored.response, status: 200 } }
        : stored
    }),
  ),
]
