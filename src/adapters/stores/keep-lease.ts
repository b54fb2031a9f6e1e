import type { IdempotencyClaim, IdempotencyStore } from './stores.js'

/** Frees the key of a handler that has not responded after this many leases. */
const maxLeases = 10

/** The longest delay of a timer in milliseconds. */
const longestDelay = 2 ** 31 - 1

interface Lease {
  readonly key: string
  readonly claim: IdempotencyClaim
  /** Of this process, because `claim.now` may be another clock. */
  readonly started: number
  renewalsLeft: number
}

/**
 * Returns a function that renews the lease of a claim while its handler runs, three times per lease,
 * until the function that it returns is called. All claims share one timer.
 */
export function leaseKeeper(
  store: IdempotencyStore,
  leaseSeconds: number,
  onFault: (error: unknown) => void,
): (key: string, claim: IdempotencyClaim) => () => void {
  if (store.renew === undefined) return () => () => {}
  const leases = new Set<Lease>()
  let timer: ReturnType<typeof setInterval> | undefined

  const renew = async (lease: Lease) => {
    const { key, claim, started } = lease
    try {
      const isOurs = await store.renew?.(key, claim, claim.now + Date.now() - started)
      if (isOurs === false && leases.delete(lease)) {
        onFault(new Error('The idempotency key of a running call was claimed by another call.'))
      }
    } catch (error) {
      if (leases.has(lease)) onFault(error)
    }
  }
  const renewAll = () => {
    for (const lease of leases) {
      if (lease.renewalsLeft-- > 0) renew(lease)
      else leases.delete(lease)
    }
    if (leases.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return (key, claim) => {
    const lease = { key, claim, started: Date.now(), renewalsLeft: 3 * maxLeases }
    leases.add(lease)
    if (timer === undefined) {
      timer = setInterval(renewAll, Math.min((leaseSeconds * 1000) / 3, longestDelay))
      // The timer must not keep a Node process alive.
      ;(timer as { unref?: () => void }).unref?.()
    }
    return () => {
      leases.delete(lease)
    }
  }
}
