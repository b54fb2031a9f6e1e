import type { RateLimitStore } from '../../../src/adapters/stores/stores.js'
import type { RateLimit } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { contract, limited } from '../../../src/testing/sandbox/mutants/contract.js'
import { countsNoCalls } from '../../../src/testing/sandbox/mutants/state.js'

const counting = ['rate-limit/exceeded', 'sequence/rate-limit']

/** A server with other limits. */
const limiting = (
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

/** A server that counts otherwise. */
const remembering = (
  name: string,
  summary: string,
  subjects: readonly string[],
  rateLimits: (right: RateLimitStore) => RateLimitStore | undefined,
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
  limiting('one-more', 'Allows one call more than the limits.', more(1)),
  limiting('one-less', 'Allows one call less than the limits.', more(-1)),
  limiting('shortest-window-only', 'Holds the shortest of the windows alone.', (all) =>
    all.slice(0, 1),
  ),
  limiting('longest-window-only', 'Holds the longest of the windows alone.', (all) =>
    all.slice(-1),
  ),
  limiting('no-longest-window', 'Does not hold the longest of the windows.', (all) =>
    all.slice(0, -1),
  ),
  limiting('windows-of-half', 'Has windows of half the time.', (all) =>
    all.map(({ requests, perSeconds }) => ({ requests, perSeconds: Math.ceil(perSeconds / 2) })),
  ),
  limiting('windows-of-double', 'Has windows of twice the time.', (all) =>
    all.map(({ requests, perSeconds }) => ({ requests, perSeconds: perSeconds * 2 })),
  ),
]

const stores: readonly Mutant[] = [
  countsNoCalls,
  remembering('forgets', 'Forgets every call.', counting, (right) => ({
    take: async (...args) => {
      await right.take(...args)
      return []
    },
  })),
  remembering(
    'operations-alike',
    'Counts the calls of all operations together.',
    ['sequence/rate-limit'],
    (right) => ({
      take: (key, ...args) => right.take(key.slice(key.indexOf(' ')), ...args),
    }),
  ),
  remembering(
    'fixed-windows',
    'Begins to count anew with every minute of the clock.',
    [...counting, '*'],
    (right) => ({
      take: async (key, now, of) => {
        const recent = await right.take(key, now, of)
        return recent.filter((time) => Math.floor(time / 60_000) === Math.floor(now / 60_000))
      },
    }),
  ),
  remembering('one-second-only', 'Forgets calls after a second.', counting, (right) => ({
    take: async (key, now, of) =>
      (await right.take(key, now, of)).filter((time) => time > now - 1000),
  })),
]

/**
 * Servers with other limits, or another way to count. Left out: one that counts the calls of all
 * clients together, which needs two of them, and one that counts refused calls, which needs a call in
 * the moment in which the first ones have left the window and the refused ones have not.
 */
export const rateLimits: readonly Mutant[] = [...limits, ...stores]
