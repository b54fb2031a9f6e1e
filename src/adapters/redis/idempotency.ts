import { count, flag, string } from '../../core/base/kinds.js'
import type { IdempotencyFacts, StoredResponse } from '../../core/index.js'
import { type IdempotencyClaim, type IdempotencyStore, isStoreFull } from '../stores/stores.js'
import { type RedisClient, type RedisStoreOptions, scriptRunner } from './client.js'
import { claimScript, completeScript, releaseScript, renewScript } from './scripts.js'

/** Options of an idempotency store on Redis. */
export interface RedisIdempotencyOptions extends RedisStoreOptions {
  /**
   * Maximum size of a stored response in bytes. A larger one is sent but not stored, and a repeated
   * call gets a 500. Default 1 MiB.
   */
  maxResponseBytes?: number
  /**
   * Whether to accept a Redis that deletes keys when its memory is full (`maxmemory-policy` is not
   * `noeviction`). A call whose key was deleted runs again. Default false: rejects such a Redis,
   * and one whose ACL denies `INFO`.
   */
  allowEviction?: boolean
}

const kinds = { prefix: string, maxResponseBytes: count, allowEviction: flag }

/** How often to check whether Redis deletes keys, in milliseconds. */
const evictionCheckEvery = 60_000

/** How often to try again to store a response, and for how long: a failover takes seconds. */
const retryEvery = 250
const retryFor = 60_000

/**
 * Creates an idempotency store on Redis, for servers with several processes. Throws a TypeError on
 * a client without `eval` or an invalid option.
 */
export function redisIdempotency(
  client: RedisClient,
  options: RedisIdempotencyOptions = {},
): IdempotencyStore {
  const run = scriptRunner(client, 'idempotency', options, kinds)
  const { maxResponseBytes = 1024 * 1024, allowEviction = false } = options
  let checkedAt = allowEviction ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY

  return {
    async claim(key, claim) {
      const now = Date.now()
      const checksEviction = now - checkedAt >= evictionCheckEvery
      const values = [...claimed(claim), Number(checksEviction)]
      const stored = await run(claimScript, key, ...values)
      if (checksEviction) checkedAt = now
      return stored === null ? null : readFacts(stored)
    },
    async complete(key, owner, response, keepSeconds) {
      const text = JSON.stringify(response)
      const bytes = new TextEncoder().encode(text).length
      const isKept = bytes <= maxResponseBytes
      // The call would run again, and its response is sent after `storeTimeoutSeconds` anyway.
      await retrying(() =>
        run(completeScript, key, owner, keepSeconds * 1000, ...(isKept ? [text] : [])),
      )
      if (!isKept) throw new Error(`A response of ${bytes} bytes is too large to store.`)
    },
    async release(key, owner) {
      await run(releaseScript, key, owner)
    },
    async renew(key, claim) {
      return (await run(renewScript, key, ...claimed(claim))) === 1
    },
  }
}

const claimed = ({ fingerprint, owner, now, leaseSeconds }: IdempotencyClaim) => [
  fingerprint,
  owner,
  now,
  Math.ceil(leaseSeconds * 1000),
]

/** Converts a record of Redis; the gate validates its values. */
function readFacts(stored: unknown): IdempotencyFacts {
  if (!Array.isArray(stored)) throw new TypeError('Redis did not return a record.')
  const [fingerprint, state, createdAt, response, expires] = stored as (string | null)[]
  return {
    fingerprint: fingerprint as string,
    state: state as IdempotencyFacts['state'],
    createdAt: timeOf(createdAt),
    ...(typeof expires === 'string' && { expiresAt: timeOf(expires) }),
    ...(typeof response === 'string' && { response: JSON.parse(response) as StoredResponse }),
  }
}

/** Returns a Date, at most the last one possible. */
const timeOf = (text: string | null | undefined): Date =>
  new Date(/^\d+$/.test(text ?? '') ? Math.min(Number(text), 8.64e15) : Number.NaN)

/** Calls a function again while it fails, unless the memory of Redis is full. */
async function retrying(act: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + retryFor
  for (;;) {
    try {
      await act()
      return
    } catch (error) {
      if (isStoreFull(error) || Date.now() >= end) throw error
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, retryEvery)
      // The timer must not keep a Node process alive.
      ;(timer as { unref?: () => void }).unref?.()
    })
  }
}
