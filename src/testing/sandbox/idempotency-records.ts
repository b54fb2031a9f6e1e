import type { IdempotencyStore } from '../../adapters/stores/stores.js'
import type { IdempotencyFacts } from '../../core/index.js'
import { ceilings } from './ceilings.js'

interface IdempotencyRecord {
  facts: IdempotencyFacts
  owner: string
  /** Epoch milliseconds. */
  expires: number
  bytes: number
}

/** Makes an idempotency store that forgets its oldest keys when it exceeds its ceilings. */
export function idempotencyRecords(): IdempotencyStore {
  // A map iterates in insertion order, and each claim is inserted anew.
  const records = new Map<string, IdempotencyRecord>()
  let total = 0

  const forget = (key: string): void => {
    total -= records.get(key)?.bytes ?? 0
    records.delete(key)
  }
  const grow = (record: IdempotencyRecord, bytes: number): void => {
    record.bytes += bytes
    total += bytes
    for (const oldest of records.keys()) {
      if (records.size <= ceilings.idempotencyKeys && total <= ceilings.idempotency) return
      forget(oldest)
    }
  }
  const ownedBy = (key: string, owner: string): IdempotencyRecord | undefined => {
    const record = records.get(key)
    return record?.owner === owner && record.facts.state === 'in-progress' ? record : undefined
  }

  return {
    async claim(key, { fingerprint, owner, now, leaseSeconds, keepSeconds }) {
      const known = records.get(key)
      const end = (known?.facts.createdAt.getTime() ?? 0) + keepSeconds * 1000
      if (known !== undefined && known.expires > now && now < end) return known.facts
      forget(key)
      const facts: IdempotencyFacts = {
        ...{ fingerprint, state: 'in-progress', createdAt: new Date(now) },
      }
      const record = { facts, owner, expires: now + leaseSeconds * 1000, bytes: 0 }
      records.set(key, record)
      grow(record, bytesPerRecord + (key.length + fingerprint.length) * 2)
      return null
    },
    async complete(key, owner, response, keepSeconds) {
      const record = ownedBy(key, owner)
      if (record === undefined) return
      const { facts } = record
      record.facts = { ...facts, state: 'completed', response }
      record.expires = facts.createdAt.getTime() + keepSeconds * 1000
      grow(record, JSON.stringify(response).length * 2)
    },
    async release(key, owner) {
      if (ownedBy(key, owner) !== undefined) forget(key)
    },
  }
}

const bytesPerRecord = 500
