import type { IdempotencyFacts } from '../index.js'
import { demandOptions, isCount } from './option-checks.js'
import type { IdempotencyStore } from './stores.js'

interface Entry {
  facts: IdempotencyFacts
  owner: string
  /** Epoch milliseconds. */
  expires: number
}

/**
 * An idempotency store for one process. It holds `maxKeys` keys (default 100,000) at most; beyond
 * that it forgets those that were used first.
 */
export function memoryIdempotency({
  maxKeys = 100_000,
}: {
  maxKeys?: number
} = {}): IdempotencyStore {
  demandOptions({ maxKeys }, { maxKeys: isCount })
  // The order of a map is that of the first use.
  const entries = new Map<string, Entry>()

  const ownedBy = (key: string, owner: string): Entry | undefined => {
    const entry = entries.get(key)
    return entry?.owner === owner && entry.facts.state === 'in-progress' ? entry : undefined
  }

  return {
    async claim(key, { fingerprint, owner, now, leaseSeconds }) {
      const stored = entries.get(key)
      if (stored !== undefined && stored.expires > now) return stored.facts
      entries.delete(key)
      const facts: IdempotencyFacts = {
        fingerprint,
        state: 'in-progress',
        createdAt: new Date(now),
      }
      entries.set(key, { facts, owner, expires: now + leaseSeconds * 1000 })
      for (const first of entries.keys()) {
        if (entries.size <= maxKeys) break
        entries.delete(first)
      }
      return null
    },
    async complete(key, owner, response, keepSeconds) {
      const entry = ownedBy(key, owner)
      if (entry === undefined) return
      const { facts } = entry
      entry.facts = { ...facts, state: 'completed', response }
      entry.expires = facts.createdAt.getTime() + keepSeconds * 1000
    },
    async release(key, owner) {
      if (ownedBy(key, owner) !== undefined) entries.delete(key)
    },
  }
}
