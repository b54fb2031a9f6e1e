import type { IdempotencyClaim, IdempotencyStore } from './stores.js'

/** Frees the key of a handler that has not responded after this many leases. */
const maxLeases = 10

/** The longest delay of a timer in milliseconds. */
const longestDelay = 2 ** 31 - 1

/** Renews the lease of a claim while its handler runs, three times per lease, until stopped. */
export function keepLease(
  store: IdempotencyStore,
  key: string,
  claim: IdempotencyClaim,
  onFault: (error: unknown) => void,
): { stop(): void } {
  if (store.renew === undefined) return { stop: () => {} }
  const started = Date.now()
  const delay = Math.min((claim.leaseSeconds * 1000) / 3, longestDelay)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let left = 3 * maxLeases

  const schedule = () => {
    timer = setTimeout(renew, delay)
    // The timer must not keep a Node process alive.
    ;(timer as { unref?: () => void }).unref?.()
  }
  const renew = async () => {
    left--
    try {
      const isOurs = await store.renew?.(key, claim, claim.now + Date.now() - started)
      if (isOurs === false && !isStopped) {
        isStopped = true
        onFault(new Error('The idempotency key of a running call was claimed by another call.'))
      }
    } catch (error) {
      if (!isStopped) onFault(error)
    }
    if (!isStopped && left > 0) schedule()
  }

  schedule()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
