import type { IdempotencyStore } from '../../../src/adapters/stores/stores.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { keyed } from '../../../src/testing/sandbox/mutants/contract.js'
import { noMemory, replaysAnyBody } from '../../../src/testing/sandbox/mutants/state.js'

const replay = 'sequence/replay'
const conflict = 'sequence/conflict'
const race = 'sequence/race'

/** Creates a mutant with a changed store of idempotency keys. */
const mutant = (
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

/** Changes how a store claims a key. */
const onClaim =
  (
    claim: (
      store: IdempotencyStore,
      ...args: Parameters<IdempotencyStore['claim']>
    ) => ReturnType<IdempotencyStore['claim']>,
  ) =>
  (store: IdempotencyStore): IdempotencyStore => ({
    ...store,
    claim: (...args) => claim(store, ...args),
  })

/**
 * Servers that handle idempotency keys incorrectly. Omitted: one that shares the keys of all clients,
 * because a caller with one pair of credentials cannot notice it.
 */
export const idempotency: readonly Mutant[] = [
  noMemory,
  mutant('forgets-at-once', 'Forgets a key after its response.', [replay, conflict], (store) => ({
    ...store,
    complete: (key, owner) => store.release(key, owner),
  })),
  mutant(
    'no-progress',
    'Ignores that the first call is still in progress.',
    ['idempotency/in-progress', race],
    onClaim(async (store, key, claim) => {
      const stored = await store.claim(key, claim)
      return stored?.state === 'in-progress' ? null : stored
    }),
  ),
  replaysAnyBody,
  mutant(
    'conflict-with-itself',
    'Returns a conflict for a repeated call.',
    ['*'],
    onClaim(async (store, key, claim) => {
      const stored = await store.claim(key, claim)
      return stored && { ...stored, fingerprint: 'another' }
    }),
  ),
  mutant(
    'stays-in-progress',
    'Treats the first call as in progress forever.',
    ['*'],
    onClaim(async (store, key, claim) => {
      const stored = await store.claim(key, claim)
      if (stored === null) return null
      const { response: _, ...open } = stored
      return { ...open, state: 'in-progress' }
    }),
  ),
  mutant(
    'keys-for-a-minute',
    'Keeps a key for only a minute.',
    ['sequence/key-window', 'idempotency/conflict', '*'],
    onClaim(async (store, key, claim) => {
      const stored = await store.claim(key, claim)
      const age = stored === null ? 0 : claim.now - stored.createdAt.getTime()
      return age > 60_000 ? null : stored
    }),
  ),
  mutant(
    'keys-for-ever',
    'Keeps a key for longer than 24 hours.',
    ['sequence/key-window', '*'],
    onClaim(async (store, key, claim) => {
      const stored = await store.claim(key, { ...claim, now: 0 })
      const end = new Date(claim.now + 1)
      return stored && { ...stored, createdAt: new Date(claim.now), expiresAt: end }
    }),
  ),
  mutant('one-key-for-all', 'Treats all keys as the same key.', [replay, conflict], (store) => ({
    claim: (_, claim) => store.claim('one', claim),
    complete: (_, ...args) => store.complete('one', ...args),
    release: (_, ...args) => store.release('one', ...args),
  })),
  mutant('forgets-the-answer', 'Replays responses without their body.', ['*'], (store) => ({
    ...store,
    complete: (key, owner, { status }, seconds) =>
      store.complete(key, owner, { status, headers: {}, body: '{}' }, seconds),
  })),
  mutant(
    'replays-with-200',
    'Replays every response with status 200.',
    ['*'],
    onClaim(async (store, key, claim) => {
      const stored = await store.claim(key, claim)
      return stored?.response
        ? { ...stored, response: { ...stored.response, status: 200 } }
        : stored
    }),
  ),
]
