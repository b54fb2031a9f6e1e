import { assertOptions, count } from '../../core/base/kinds.js'
import type { IdempotencyFacts, StoredResponse } from '../../core/index.js'
import { type BoundedEntry, BoundedMap, type Limits, textBytes } from './bounded-map.js'
import { asImmediate } from './store-deadline.js'
import { type IdempotencyClaim, type IdempotencyStore, StoreFullError } from './stores.js'

/** Limits of an idempotency store in memory. Bytes include keys and fingerprints. */
export interface MemoryIdempotencyOptions {
  /** Maximum keys in the store. Default 100,000. */
  maxKeys?: number
  /** Maximum keys of one client. Default a quarter of `maxKeys`. */
  maxKeysPerClient?: number
  /** Maximum bytes in the store. Default 256 MiB. */
  maxBytes?: number
  /** Maximum bytes of one client. Default a quarter of `maxBytes`. */
  maxBytesPerClient?: number
  /**
   * Maximum size of a stored response in bytes. A larger one is sent but not stored, and a repeated
   * call gets a 500. Default 1 MiB, but at most a sixteenth of `maxBytesPerClient`.
   */
  maxResponseBytes?: number
}

interface Entry extends BoundedEntry {
  readonly fingerprint: string
  readonly createdAt: number
  /** Undefined once the call has a response. */
  owner: string | undefined
  /** JSON, so that its size is known and handlers cannot change it. */
  response: string | undefined
}

/** Bytes of an entry without its texts: objects, tables, an array. The attack tests measure it. */
const entryBytes = 768

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
  const { maxResponseBytes, ...limits } = readLimits(options)
  const entries = new BoundedMap<Entry>(limits, forgetsOldest)

  const add = (key: string, { client, fingerprint, owner, now }: IdempotencyClaim, end: number) => {
    let bytes = entryBytes
    for (const text of [key, client, fingerprint, owner]) bytes += textBytes(text)
    // Reserves space for the response, because a call must not run if it cannot be repeated.
    if (!entries.makeRoom(client, bytes + maxResponseBytes, now)) {
      throw new StoreFullError('The store has no space for another idempotency key.')
    }
    // Not a spread, which takes longer than everything else here.
    entries.add({
      key,
      client,
      bytes,
      expires: end,
      fingerprint,
      createdAt: now,
      owner,
      response: undefined,
    })
  }
  const ownedBy = (key: string, owner: string): Entry | undefined => {
    const entry = entries.get(key)
    return entry?.owner === owner ? entry : undefined
  }

  return asImmediate<IdempotencyStore>({
    async claim(key, claim) {
      const { now, leaseSeconds } = claim
      const stored = entries.get(key)
      if (stored !== undefined && stored.expires > now) return factsOf(stored)
      if (stored !== undefined) entries.delete(stored)
      add(key, claim, now + leaseSeconds * 1000)
      return null
    },
    async complete(key, owner, response, keepSeconds) {
      const entry = ownedBy(key, owner)
      if (entry === undefined) return
      const { createdAt } = entry
      entry.owner = undefined
      entry.expires = createdAt + keepSeconds * 1000
      const text = JSON.stringify(response)
      const bytes = textBytes(text)
      if (bytes > maxResponseBytes || !entries.grow(entry, bytes, createdAt)) {
        throw new Error(`No space to store a response of ${bytes} bytes.`)
      }
      entry.response = text
    },
    async release(key, owner) {
      const entry = ownedBy(key, owner)
      if (entry !== undefined) entries.delete(entry)
    },
    async renew(key, claim, now) {
      const entry = entries.get(key)
      const expires = now + claim.leaseSeconds * 1000
      if (entry === undefined) add(key, claim, expires)
      else if (entry.owner !== claim.owner) return false
      else entry.expires = expires
      return true
    },
  })
}

/** Returns the limits with defaults. Throws a TypeError on an unknown or invalid option. */
function readLimits(options: MemoryIdempotencyOptions): Limits & { maxResponseBytes: number } {
  assertOptions(options, {
    maxKeys: count,
    maxKeysPerClient: count,
    maxBytes: count,
    maxBytesPerClient: count,
    maxResponseBytes: count,
  })
  const { maxKeys = 100_000, maxBytes = 256 * 1024 * 1024 } = options
  const {
    maxKeysPerClient = Math.ceil(maxKeys / 4),
    maxBytesPerClient = Math.ceil(maxBytes / 4),
    maxResponseBytes = Math.min(1024 * 1024, Math.ceil(maxBytesPerClient / 16)),
  } = options
  // Keys, fingerprint, client and owner are bounded in a gate; twice covers them.
  if (maxResponseBytes + 2 * entryBytes > Math.min(maxBytes, maxBytesPerClient)) {
    throw new TypeError(
      'Options `maxBytes` and `maxBytesPerClient` must have space for one key and `maxResponseBytes`.',
    )
  }
  return {
    total: { keys: maxKeys, bytes: maxBytes },
    perClient: { keys: maxKeysPerClient, bytes: maxBytesPerClient },
    maxResponseBytes,
  }
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
