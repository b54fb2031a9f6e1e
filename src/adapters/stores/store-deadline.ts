import { type IdempotencyStore, isStoreFull, type RateLimitStore } from './stores.js'

/** Thrown where a store does not answer in time. */
export class StoreTimeoutError extends Error {
  override readonly name = 'StoreTimeoutError'
}

/** With this many late answers outstanding, a store is asked only now and then. */
const maxLate = 1000

type Ask = <Value>(act: () => Promise<Value>, late?: (value: Value) => unknown) => Promise<Value>

/**
 * Gives each call of a store a deadline. A claim that succeeds too late is released, for its call was
 * refused; so is one that failed, because the store may have executed it nevertheless.
 */
export function timedIdempotency(store: IdempotencyStore, seconds: number): IdempotencyStore {
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
          } catch (fault) {
            if (!isStoreFull(fault)) release(key, claim.owner)
            throw fault
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

/** Gives each call of a store a deadline. */
export function timedRateLimits(store: RateLimitStore, seconds: number): RateLimitStore {
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
        reject(new StoreTimeoutError(`The store did not answer within ${seconds} s.`))
      }, milliseconds)
      const settled = () => {
        clearTimeout(timer)
        late.delete(call)
        return isLate
      }
      act().then(
        (value) => (settled() ? onLate?.(value) : resolve(value)),
        (fault) => (settled() ? undefined : reject(fault)),
      )
    })

  return {
    finish,
    // New work would only make the queue of the store's client longer.
    begin: async (act, onLate) => {
      if (late.size < maxLate) return finish(act, onLate)
      if (performance.now() < nextTry) {
        throw new StoreTimeoutError(`The store has not answered ${late.size} earlier calls.`)
      }
      nextTry = performance.now() + milliseconds
      const value = await finish(act, onLate)
      // It answers again; what it has lost meanwhile may never be answered.
      late.clear()
      return value
    },
  }
}
