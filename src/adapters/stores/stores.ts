import type { IdempotencyFacts, RateLimit, StoredResponse } from '../../core/index.js'

/** A stored response; a store must return all its members. */
export interface KeptResponse extends StoredResponse {
  /** Set if the body is base64 of binary bytes. */
  bodyEncoding?: 'base64' | undefined
}

/** The claim of a call on its idempotency key. */
export interface IdempotencyClaim {
  /** A digest of the caller, for limits per client. */
  client: string
  /** The fingerprint of the call, as `fingerprint` returns it. */
  fingerprint: string
  /** Distinguishes this call from every other call with the same key. */
  owner: string
  /** The time of the call in epoch milliseconds. */
  now: number
  /** Frees the key after this many seconds without a response: the process may have died. */
  leaseSeconds: number
  /** How long to store the response of this call, from `now`; does not apply to other calls. */
  keepSeconds: number
}

/**
 * Stores idempotency keys and their responses. Every method must be atomic, also if several
 * processes share the store.
 */
export interface IdempotencyStore {
  /**
   * Returns the record of the key: a running call until its own lease ends, or a response until the
   * time that `complete` set, as `expiresAt`. The claim's times never apply to the record of
   * another call, which may be of another operation. Returns null if there is no record; the key
   * then belongs to the claim. Throws a StoreFullError if there is no space for another key.
   */
  claim(key: string, claim: IdempotencyClaim): Promise<IdempotencyFacts | null>
  /**
   * Stores the response of a claim until `keepSeconds` after its `now`, unless the key now belongs
   * to another claim. A store that cannot store the response must still mark the key as completed,
   * and throw.
   */
  complete(key: string, owner: string, response: KeptResponse, keepSeconds: number): Promise<void>
  /** Deletes a claim whose call did not run, unless the key now belongs to another claim. */
  release(key: string, owner: string): Promise<void>
  /**
   * Extends the lease of a claim, counted from `now`, and restores the claim if the store has lost
   * it. Returns false if the key belongs to another claim. Without this method, a lease can end
   * while its handler still runs.
   */
  renew?(key: string, claim: IdempotencyClaim, now: number): Promise<boolean>
}

/** Stores the times of calls. Its method must be atomic. */
export interface RateLimitStore {
  /**
   * Returns the times of earlier calls in epoch milliseconds, within the longest window. Adds this
   * call if each window has room for it. `isVerified` is true if the server has verified the
   * caller; anyone can invent any number of other callers.
   */
  take(
    key: string,
    now: number,
    limits: readonly RateLimit[],
    isVerified?: boolean,
  ): Promise<readonly number[]>
}

/** Thrown by a store that has no space for another key. The call gets a 503. */
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

/** Returns whether an error is a StoreFullError, also from another copy of this module. */
export const isStoreFull = (error: unknown): error is StoreFullError =>
  error instanceof Error && error.name === 'StoreFullError'

/** Returns the longest window in milliseconds. */
export const longestWindow = (limits: readonly RateLimit[]): number =>
  Math.max(0, ...limits.map(({ perSeconds }) => perSeconds * 1000))
