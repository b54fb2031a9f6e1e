import type { IdempotencyFacts, RateLimit, StoredResponse } from '../../core/index.js'

/** A response as a store keeps it; whatever it has must come back. */
export interface KeptResponse extends StoredResponse {
  /** Says that the body is the base64 of bytes that are no text. */
  bodyEncoding?: 'base64'
}

/** A call that asks for its idempotency key. */
export interface IdempotencyClaim {
  /** Who makes the call, as a digest. A store can divide its space among clients by it. */
  client: string
  /** The fingerprint of the call, as `fingerprint` returns it. */
  fingerprint: string
  /** Distinguishes this call from every other call with the same key. */
  owner: string
  /** The time of the call in epoch milliseconds. */
  now: number
  /** The key is free again after this many seconds without a response: its process may have died. */
  leaseSeconds: number
  /** How long a response of this call is kept, counted from `now`; says nothing about other calls. */
  keepSeconds: number
}

/**
 * Stores which idempotency keys were used, and the responses. Every method must be atomic, also
 * where several processes share the store.
 */
export interface IdempotencyStore {
  /**
   * Returns what is stored under the key: a call in progress until its own lease ends, a response
   * until the time that `complete` set, which belongs in `expiresAt`. The claim's own times never
   * decide about the record of another call, which may be one of another operation. Returns null
   * where nothing is stored any more; the key then belongs to the claim. Throws a StoreFullError
   * where there is no space for another key.
   */
  claim(key: string, claim: IdempotencyClaim): Promise<IdempotencyFacts | null>
  /**
   * Keeps the response of a claim until `keepSeconds` after its `now`, unless the key belongs to
   * another claim by now. A store that cannot keep this response must still mark the key as completed,
   * and throw.
   */
  complete(key: string, owner: string, response: KeptResponse, keepSeconds: number): Promise<void>
  /** Deletes a claim that was not executed, unless the key belongs to another claim by now. */
  release(key: string, owner: string): Promise<void>
  /**
   * Extends the lease of a claim, counted from `now`, and restores the claim where the store has
   * lost it. Returns false where the key belongs to another claim. Without this method, a lease ends
   * while its handler still runs.
   */
  renew?(key: string, claim: IdempotencyClaim, now: number): Promise<boolean>
}

/** Stores when calls were made. Its method must be atomic. */
export interface RateLimitStore {
  /**
   * Returns the times of earlier calls in epoch milliseconds, as far back as the longest window. Adds
   * this call to them where each window still has room for it. `isVerified` is true where the server
   * has checked who calls; anybody can make up any number of other callers.
   */
  take(
    key: string,
    now: number,
    limits: readonly RateLimit[],
    isVerified?: boolean,
  ): Promise<readonly number[]>
}

/** Thrown by a store that has no space for another key. The call is answered 503. */
export class StoreFullError extends Error {
  override readonly name = 'StoreFullError'

  constructor(
    message: string,
    /** When to try again: the value of `Retry-After`. */
    readonly retryAfterSeconds: number = 60,
  ) {
    super(message)
  }
}

/** Whether a store threw a StoreFullError, also one from another copy of this module. */
export const isStoreFull = (fault: unknown): fault is StoreFullError =>
  fault instanceof Error && fault.name === 'StoreFullError'

/** Returns the milliseconds of the longest window. */
export const longestWindow = (limits: readonly RateLimit[]): number =>
  Math.max(0, ...limits.map(({ perSeconds }) => perSeconds * 1000))
