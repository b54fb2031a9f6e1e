import { type IdempotencyStore, isStoreFull, type RateLimitStore } from './stores.js'

/** Thrown if a store does not respond in time. */
export class StoreTimeoutError extends Error {
  override readonly name = 'StoreTimeoutError'
}

/** With this many calls overdue, a store gets new calls only occasionally. */
const maxLate = 1000

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
  const { begin, inTime } = deadline(seconds)
  const undo = async (claiming: ReturnType<typeof store.claim>, key: string, owner: string) => {
    try {
      if ((await claiming.catch(() => null)) === null) await store.release(key, owner)
    } catch {}
  }
  return {
    async claim(key, claim) {
      begin()
      const claiming = (async () => store.claim(key, claim))()
      try {
        return await inTime(claiming)
      } catch (error) {
        if (!isStoreFull(error)) undo(claiming, key, claim.owner)
        throw error
      }
    },
    complete: async (...args) => inTime(store.complete(...args)),
    release: async (...args) => inTime(store.release(...args)),
    ...(store.renew && {
      renew: async (...args: Parameters<NonNullable<IdempotencyStore['renew']>>) =>
        inTime(store.renew?.(...args) ?? true),
    }),
  }
}

/** Adds a deadline to each call of a store. */
export function timedRateLimits(store: RateLimitStore, seconds: number): RateLimitStore {
  if (immediate.has(store)) return store
  const { begin, inTime } = deadline(seconds)
  return {
    async take(...args) {
      begin()
      return inTime(store.take(...args))
    },
  }
}

function deadline(seconds: number) {
  const milliseconds = seconds * 1000
  // Calls without a response in time, since the last one with it.
  let late = 0
  let nextTry = 0
  return {
    /** Throws a StoreTimeoutError if a new call would only lengthen the queue of a store's client. */
    begin(): void {
      if (late < maxLate) return
      if (performance.now() < nextTry) {
        throw new StoreTimeoutError(`The store has not responded to ${late} earlier calls.`)
      }
      nextTry = performance.now() + milliseconds
    },
    /** Returns the response of a store. Rejects with a StoreTimeoutError if it takes too long. */
    async inTime<Value>(response: Value | Promise<Value>): Promise<Value> {
      let timer: ReturnType<typeof setTimeout> | undefined
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          late++
          reject(new StoreTimeoutError(`The store did not respond within ${seconds} s.`))
        }, milliseconds)
      })
      try {
        const value = await Promise.race([response, timeout])
        late = 0
        return value
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
