import type { IdempotencyFacts, RateLimit, StoredResponse } from '../index.js'

/** A call that wants to be the one that carries out what its idempotency key stands for. */
export interface IdempotencyClaim {
  /** Of the call, as `fingerprint` makes it. */
  fingerprint: string
  /** Tells this call from every other one with the same key. */
  owner: string
  /** The time of the call in epoch milliseconds. */
  now: number
  /** After so many seconds without a response the key is free again: its process may have died. */
  leaseSeconds: number
  /** How long a response is kept. */
  keepSeconds: number
}

/**
 * Remembers which idempotency keys were used, and how they were answered. Every method is one step
 * that nothing comes between, also where several processes share the store.
 */
export interface IdempotencyStore {
  /** What is stored under the key; null where nothing was, and the key now belongs to the claim. */
  claim(key: string, claim: IdempotencyClaim): Promise<IdempotencyFacts | null>
  /** Keeps the response of a claim, unless the key belongs to another one by now. */
  complete(key: string, owner: string, response: StoredResponse, keepSeconds: number): Promise<void>
  /** Forgets a claim that was not carried out, unless the key belongs to another one by now. */
  release(key: string, owner: string): Promise<void>
}

/** Remembers when calls were made. Its method is one step that nothing comes between. */
export interface RateLimitStore {
  /**
   * The times of earlier calls in epoch milliseconds, as far back as the longest of the windows.
   * This call is added to them where each window still has room for it.
   */
  take(key: string, now: number, limits: readonly RateLimit[]): Promise<readonly number[]>
}

/** Milliseconds of the longest window. */
export const longestWindow = (limits: readonly RateLimit[]): number =>
  Math.max(0, ...limits.map(({ perSeconds }) => perSeconds * 1000))
