import { type IdempotencyStore, isStoreFull, type RateLimitStore } from './stores.js'

/** Thrown if a store does not respond in time. */
export class StoreTimeoutError extends Error {
  override readonly name = 'StoreTimeoutError'
}

/** Stores that never wait, so that a deadline would only cost time. */
const immediate = new WeakSet<object>()

/** Marks a store that never waits. */
export function asImmediate<Store extends object>(store: Store): Store {
  immediate.add(store)
  return store
}

/**
 * Adds a deadline to each call of a store. Releases a claim that succeeds too late, because its
 * call was rejected, and one that failed, because the store may have executed it anyway.
 */
export function timedIdempotency(store: IdempotencyStore, seconds: number): IdempotencyStore {
  if (immediate.has(store)) return store
  const undo = async (claiming: ReturnType<typeof store.claim>, key: string, owner: string) => {
    try {
      if ((await claiming.catch(() => null)) === null) await store.release(key, owner)
    } catch {}
  }
  return {
    async claim(key, claim) {
      const claiming = (async () => store.claim(key, claim))()
      try {
        return await inTime(claiming, seconds)
      } catch (error) {
        if (!isStoreFull(error)) undo(claiming, key, claim.owner)
        throw error
      }
    },
    complete: async (...args) => inTime(store.complete(...args), seconds),
    release: async (...args) => inTime(store.release(...args), seconds),
    ...(store.renew && {
      renew: async (...args: Parameters<NonNullable<IdempotencyStore['renew']>>) =>
        inTime(store.renew?.(...args) ?? true, seconds),
    }),
  }
}

/** Adds a deadline to each call of a store. */
export function timedRateLimits(store: RateLimitStore, seconds: number): RateLimitStore {
  if (immediate.has(store)) return store
  return { take: async (...args) => inTime(store.take(...args), seconds) }
}

/** Returns the response of a store. Rejects with a StoreTimeoutError if it takes too long. */
async function inTime<Value>(response: Value | Promise<Value>, seconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StoreTimeoutError(`The store did not respond within ${seconds} s.`))
    }, seconds * 1000)
  })
  try {
    return await Promise.race([response, timeout])
  } finally {
    clearTimeout(timer)
  }
}
