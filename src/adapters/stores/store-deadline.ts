import { type IdempotencyStore, isStoreFull, type RateLimitStore } from './stores.js'

/** Thrown if a store does not respond in time. */
export class StoreTimeoutError extends Error {
  override readonly name = 'StoreTimeoutError'
}

/** With this many calls overdue, a store gets new calls only occasionally. */
const maxLate = 1000

type Ask = <Value>(act: () => Promise<Value>, late?: (value: Value) => unknown) => Promise<Value>

/** Methods of stores that never wait, so that a deadline would only cost time. */
const immediate = new WeakSet<object>()

/** Marks the methods of a store that never waits. */
export function asImmediate<Store extends object>(store: Store): Store {
  for (const method of Object.values(store)) immediate.add(method)
  return store
}

/** Returns whether all methods are marked: a server may have replaced some. */
const areImmediate = (methods: readonly (object | undefined)[]): boolean =>
  methods.every((method) => method !== undefined && immediate.has(method))

/**
 * Adds a deadline to each call of a store. Releases a claim that succeeds too late, because its
 * call was rejected, and one that failed, because the store may have executed it anyway.
 */
export function timedIdempotency(store: IdempotencyStore, seconds: number): IdempotencyStore {
  if (areImmediate([store.claim, store.complete, store.release, store.renew])) return store
  const { begin, finish } = deadline(seconds)
  const release = (key: string, owner: string) => {
    Promise.resolve()
      .then(() => store.release(key, owner))
      .catch(() => {})
  }
  return {
    claim: (key, claim) =>
      begin(
        async () => {
          try {
            return await store.claim(key, claim)
          } catch (error) {
            if (!isStoreFull(error)) release(key, claim.owner)
            throw error
          }
        },
        (stored) => stored === null && release(key, claim.owner),
      ),
    complete: (...args) => finish(async () => store.complete(...args)),
    release: (...args) => finish(async () => store.release(...args)),
    ...(store.renew && {
      renew: (...args: Parameters<NonNullable<IdempotencyStore['renew']>>) =>
        finish(async () => store.renew?.(...args) ?? true),
    }),
  }
}

/** Adds a deadline to each call of a store. */
export function timedRateLimits(store: RateLimitStore, seconds: number): RateLimitStore {
  if (areImmediate([store.take])) return store
  const { begin } = deadline(seconds)
  return { take: (...args) => begin(async () => store.take(...args)) }
}

function deadline(seconds: number): { begin: Ask; finish: Ask } {
  const milliseconds = seconds * 1000
  const late = new Set<object>()
  let nextTry = 0

  const finish: Ask = (act, onLate) =>
    new Promise((resolve, reject) => {
      const call = {}
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        late.add(call)
        nextTry = performance.now() + milliseconds
        reject(new StoreTimeoutError(`The store did not respond within ${seconds} s.`))
      }, milliseconds)
      const settled = () => {
        clearTimeout(timer)
        late.delete(call)
        return isLate
      }
      act().then(
        (value) => (settled() ? onLate?.(value) : resolve(value)),
        (error) => (settled() ? undefined : reject(error)),
      )
    })

  return {
    finish,
    // New calls would only lengthen the queue of the store's client.
    begin: async (act, onLate) => {
      if (late.size < maxLate) return finish(act, onLate)
      if (performance.now() < nextTry) {
        throw new StoreTimeoutError(`The store has not responded to ${late.size} earlier calls.`)
      }
      nextTry = performance.now() + milliseconds
      const value = await finish(act, onLate)
      // The store works again; calls that it lost may never finish.
      late.clear()
      return value
    },
  }
}
