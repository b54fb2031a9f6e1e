import type { Mutant } from '../mutant.js'
import type { Handler } from '../operations/handling.js'
import { keyed, limited } from './contract.js'

export const noMemory: Mutant = {
  name: 'idempotency/no-memory',
  summary: 'Ignores idempotency keys: executes every repeated call again.',
  shows: {
    operations: keyed,
    subjects: ['idempotency/*', 'sequence/replay', 'sequence/race', '*'],
  },
  idempotency: () => undefined,
}

export const replaysAnyBody: Mutant = {
  name: 'idempotency/replays-any-body',
  summary: 'Replays the first response for a key reused with another body.',
  shows: { operations: keyed, subjects: ['idempotency/conflict', 'sequence/replay'] },
  idempotency: (original) => ({
    ...original,
    async claim(key, claim) {
      const stored = await original.claim(key, claim)
      return stored && { ...stored, fingerprint: claim.fingerprint }
    },
  }),
}

export const countsNoCalls: Mutant = {
  name: 'rate-limit/never',
  summary: 'Does not apply rate limits.',
  shows: { operations: limited, subjects: ['rate-limit/exceeded', 'sequence/rate-limit'] },
  rateLimits: () => undefined,
}

/** Responds to a call without storing its effect. */
export const undone =
  (kind: 'campaigns' | 'offerings') =>
  (original: Handler): Handler =>
  (handling) => {
    const before = new Map(handling.store[kind])
    const outcome = original(handling)
    handling.store[kind] = before
    return outcome
  }

export const createNotStored: Mutant = {
  name: 'state/create-not-stored',
  summary: 'Returns a new campaign without storing it.',
  shows: { subjects: ['sequence/update-replaces', 'sequence/*'] },
  handlers: { createCampaign: undone('campaigns') },
}
