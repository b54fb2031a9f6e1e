import type { RateLimitStore } from '../../../src/adapters/stores/stores.js'
import type { RateLimit } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { contract, limited } from '../../../src/testing/sandbox/mutants/contract.js'
import { countsNoCalls } from '../../../src/testing/sandbox/mutants/state.js'

const counting = ['rate-limit/exceeded', 'sequence/rate-limit']

/** Creates a mutant with other limits. */
const withLimits = (
  name: string,
  summary: string,
  change: (limits: readonly RateLimit[]) => readonly RateLimit[],
): Mutant => ({
  name: `rate-limit/${name}`,
  summary,
  shows: { operations: limited, subjects: [...counting, '*'] },
  contract: {
    limits: Object.fromEntries(
      limited.map((operation) => [operation, change(contract.operations[operation].rateLimits)]),
    ),
  },
})

/** Creates a mutant that counts calls differently. */
const withStore = (
  name: string,
  summary: string,
  subjects: readonly string[],
  rateLimits: (store: RateLimitStore) => RateLimitStore | undefined,
): Mutant => ({
  name: `rate-limit/${name}`,
  summary,
  shows: { operations: limited, subjects },
  rateLimits,
})

const more =
  (by: number) =>
  (limits: readonly RateLimit[]): readonly RateLimit[] =>
    limits.map(({ requests, perSeconds }) => ({ requests: requests + by, perSeconds }))

const limits: readonly Mutant[] = [
  withLimits('one-more', 'Allows one call more than the limits.', more(1)),
  withLimits('one-less', 'Allows one call fewer than the limits.', more(-1)),
  withLimits('shortest-window-only', 'Applies only the shortest window.', (all) => all.slice(0, 1)),
  withLimits('longest-window-only', 'Applies only the longest window.', (all) => all.slice(-1)),
  withLimits('no-longest-window', 'Ignores the longest window.', (all) => all.slice(0, -1)),
  withLimits('windows-of-half', 'Halves the windows.', (all) =>
    all.map(({ requests, perSeconds }) => ({ requests, perSeconds: Math.ceil(perSeconds / 2) })),
  ),
  withLimits('windows-of-double', 'Doubles the windows.', (all) =>
    all.map(({ requests, perSeconds }) => ({ requests, perSeconds: perSeconds * 2 })),
  ),
]

const stores: readonly Mutant[] = [
  countsNoCalls,
  withStore('forgets', 'Forgets every call.', counting, (store) => ({
    take: async (...args) => {
      await store.take(...args)
      return []
    },
  })),
  withStore(
    'operations-alike',
    'Counts the calls of all operations together.',
    ['sequence/rate-limit'],
    (store) => ({
      take: (key, ...args) => store.take(key.slice(key.indexOf(' ')), ...args),
    }),
  ),
  withStore(
    'fixed-windows',
    'Restarts the count at every full minute.',
    [...counting, '*'],
    (store) => ({
      take: async (key, now, of) => {
        const recent = await store.take(key, now, of)
        return recent.filter((time) => Math.floor(time / 60_000) === Math.floor(now / 60_000))
      },
    }),
  ),
  withStore('one-second-only', 'Forgets calls after a second.', counting, (store) => ({
    take: async (key, now, of) =>
      (await store.take(key, now, of)).filter((time) => time > now - 1000),
  })),
]

/**
 * Servers with other limits, or that count calls differently. Omitted: one that counts the calls of
 * all clients together, which only two clients can notice, and one that counts rejected calls, which
 * only a call can notice between the ends of the windows of accepted and of rejected calls.
 */
export const rateLimits: readonly Mutant[] = [...limits, ...stores]
