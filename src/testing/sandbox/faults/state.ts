import type { Mutant } from '../mutant.js'
import type { Handler } from '../operations/handling.js'
import { keyed, limited } from './contract.js'

export const noMemory: Mutant = {
  name: 'idempotency/no-memory',
  summary: 'Remembers no keys: every repetition is carried out again.',
  shows: {
    operations: keyed,
    subjects: ['idempotency/*', 'sequence/replay', 'sequence/race', '*'],
  },
  idempotency: () => undefined,
}

export const replaysAnyBody: Mutant = {
  name: 'idempotency/replays-any-body',
  summary: 'Answers a key with another body as the first call.',
  shows: { operations: keyed, subjects: ['idempotency/conflict', 'sequence/conflict'] },
  idempotency: (right) => ({
    ...right,
    async claim(key, claim) {
      const stored = await right.claim(key, claim)
      return stored && { ...stored, fingerprint: claim.fingerprint }
    },
  }),
}

export const countsNoCalls: Mutant = {
  name: 'rate-limit/never',
  summary: 'Counts no calls.',
  shows: { operations: limited, subjects: ['rate-limit/exceeded', 'sequence/rate-limit'] },
  rateLimits: () => undefined,
}

/** Carries nothing out, and answers as if it had. */
export const undone =
  (kind: 'campaigns' | 'offerings') =>
  (right: Handler): Handler =>
  (handling) => {
    const before = new Map(handling.store[kind])
    const outcome = right(handling)
    handling.store[kind] = before
    return outcome
  }

export const createNotStored: Mutant = {
  name: 'state/create-not-stored',
  summary: 'Answers a new campaign without storing it.',
  shows: { subjects: ['sequence/read-after-create', 'sequence/*'] },
  handlers: { createCampaign: undone('campaigns') },
}
