import { isStoreFull } from '../stores/stores.js'

/** How often to try again, and for how long, in milliseconds: a failover takes seconds. */
const retryEvery = 250
const retryFor = 60_000

/** Calls a function again while it fails, unless the memory of Redis is full. */
export async function retrying<Value>(act: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + retryFor
  for (;;) {
    try {
      return await act()
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
