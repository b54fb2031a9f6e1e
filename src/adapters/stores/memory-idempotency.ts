import type { IdempotencyFacts, StoredResponse } from '../../core/index.js'
import { type Expiring, ExpiryQueue } from './expiry-queue.js'
import { type MemoryIdempotencyOptions, readMemoryLimits } from './memory-limits.js'
import { asImmediate } from './store-deadline.js'
import { type IdempotencyClaim, type IdempotencyStore, StoreFullError } from './stores.js'
import { textBytes } from './text-bytes.js'

interface Entry extends Expiring {
  readonly key: string
  readonly client: string
  readonly fingerprint: string
  readonly createdAt: number
  /** Undefined once the call has a response. */
  owner: string | undefined
  /** JSON, so that its size is known and handlers cannot change it. */
  response: string | undefined
  bytes: number
}

interface Usage {
  keys: number
  bytes: number
}

/** Bytes of an entry without its texts: objects, tables, an array. The attack tests measure it. */
const entryBytes = 768

/** A call removes at most this many expired entries, to bound its time. */
const expiredPerCall = 64

/** The last time of a Date in epoch milliseconds. */
const endOfTime = 8.64e15

/**
 * Creates an idempotency store for one process. It keeps every key until it expires, and rejects a
 * claim above a limit with a StoreFullError. Throws a TypeError on an invalid option.
 */
export const memoryIdempotency = (options: MemoryIdempotencyOptions = {}): IdempotencyStore =>
  idempotencyInMemory(options, false)

/** Creates a store for a sandbox, which drops its oldest keys instead of rejecting a new one. */
export const forgetfulIdempotency = (options: MemoryIdempotencyOptions): IdempotencyStore =>
  idempotencyInMemory(options, true)

function idempotencyInMemory(
  options: MemoryIdempotencyOptions,
  forgetsOldest: boolean,
): IdempotencyStore {
  const limits = readMemoryLimits(options, entryBytes)
  const entries = new Map<string, Entry>()
  const queue = new ExpiryQueue<Entry>()
  const clients = new Map<string, Usage>()
  const total: Usage = { keys: 0, bytes: 0 }

  const count = (client: string, keys: number, bytes: number) => {
    const usage = clients.get(client) ?? { keys: 0, bytes: 0 }
    for (const each of [usage, total]) {
      each.keys += keys
      each.bytes += bytes
    }
    if (usage.keys > 0) clients.set(client, usage)
    else clients.delete(client)
  }
  const forget = (entry: Entry) => {
    entries.delete(entry.key)
    count(entry.client, -1, -entry.bytes)
  }
  const remove = (entry: Entry) => {
    queue.remove(entry)
    forget(entry)
  }
  const hasRoom = (client: string, keys: number, bytes: number) => {
    const usage = clients.get(client) ?? { keys: 0, bytes: 0 }
    return (
      usage.keys + keys <= limits.maxKeysPerClient &&
      usage.bytes + bytes <= limits.maxBytesPerClient &&
      total.keys + keys <= limits.maxKeys &&
      total.bytes + bytes <= limits.maxBytes
    )
  }
  const makeRoom = (client: string, keys: number, bytes: number, kept?: Entry): boolean => {
    // A map iterates in the order in which keys were claimed.
    for (const oldest of forgetsOldest ? entries.values() : []) {
      if (hasRoom(client, keys, bytes)) break
      if (oldest !== kept) remove(oldest)
    }
    return hasRoom(client, keys, bytes)
  }
  const add = (key: string, { client, fingerprint, owner, now }: IdempotencyClaim, end: number) => {
    let bytes = entryBytes
    for (const text of [key, client, fingerprint, owner]) bytes += textBytes(text)
    // Reserves space for the response, because a call must not run if it cannot be repeated.
    if (!makeRoom(client, 1, bytes + limits.maxResponseBytes)) {
      throw new StoreFullError('The store has no space for another idempotency key.')
    }
    const entry: Entry = {
      key,
      client,
      fingerprint,
      createdAt: now,
      owner,
      response: undefined,
      bytes,
      expires: end,
      index: -1,
    }
    entries.set(key, entry)
    queue.put(entry)
    count(client, 1, bytes)
  }
  const ownedBy = (key: string, owner: string): Entry | undefined => {
    const entry = entries.get(key)
    return entry?.owner === owner ? entry : undefined
  }

  return asImmediate<IdempotencyStore>({
    async claim(key, claim) {
      const { now, leaseSeconds } = claim
      queue.removeExpired(now, expiredPerCall, forget)
      const stored = entries.get(key)
      if (stored !== undefined && stored.expires > now) return factsOf(stored)
      if (stored !== undefined) remove(stored)
      add(key, claim, now + leaseSeconds * 1000)
      return null
    },
    async complete(key, owner, response, keepSeconds) {
      const entry = ownedBy(key, owner)
      if (entry === undefined) return
      entry.owner = undefined
      entry.expires = entry.createdAt + keepSeconds * 1000
      queue.put(entry)
      const text = JSON.stringify(response)
      const bytes = textBytes(text)
      if (bytes > limits.maxResponseBytes || !makeRoom(entry.client, 0, bytes, entry)) {
        throw new Error(`No space to store a response of ${bytes} bytes.`)
      }
      entry.response = text
      entry.bytes += bytes
      count(entry.client, 0, bytes)
    },
    async release(key, owner) {
      const entry = ownedBy(key, owner)
      if (entry !== undefined) remove(entry)
    },
    async renew(key, claim, now) {
      const entry = entries.get(key)
      const expires = now + claim.leaseSeconds * 1000
      if (entry === undefined) add(key, claim, expires)
      else if (entry.owner !== claim.owner) return false
      else queue.put(Object.assign(entry, { expires }))
      return true
    },
  })
}

function factsOf(entry: Entry): IdempotencyFacts {
  const { fingerprint, createdAt, expires, owner, response } = entry
  return {
    fingerprint,
    state: owner === undefined ? 'completed' : 'in-progress',
    createdAt: new Date(createdAt),
    expiresAt: new Date(Math.min(expires, endOfTime)),
    ...(response && { response: JSON.parse(response) as StoredResponse }),
  }
}
