import { expect, it } from 'vitest'
import { CallTimes } from '../../../src/adapters/stores/call-times.js'
import { memoryRateLimits } from '../../../src/adapters/stores/memory-rate-limits.js'

/** Returns how many times as long eight times as many calls take; measures again if that is much. */
async function growth(run: (calls: number) => unknown, calls: number): Promise<number> {
  const millisecondsOf = async (count: number): Promise<number> => {
    const start = performance.now()
    await run(count)
    return performance.now() - start
  }
  await millisecondsOf(calls)
  let least = Number.POSITIVE_INFINITY
  // Other processes run at the same time.
  for (let attempt = 0; attempt < 5 && least >= highestGrowth; attempt++) {
    const few = await millisecondsOf(calls)
    least = Math.min(least, (await millisecondsOf(8 * calls)) / few)
  }
  return least
}

/** Iterating over the earlier calls each time makes eight times as many cost 64 times as much. */
const highestGrowth = 32

it('finds a time without iterating over the others', async () => {
  const keepTimes = (calls: number) => {
    const times = new CallTimes()
    for (let now = 0; now < calls; now++) {
      times.dropUntil(now - 2 * calls)
      if (times.countAfter(now - 1) === 0) times.add(now)
    }
  }
  expect(await growth(keepTimes, 8000)).toBeLessThan(highestGrowth)
})

it('handles callers with many calls about as fast as others', async () => {
  const limits = [{ requests: 1e9, perSeconds: 1e9 }]
  const takeCalls = async (calls: number) => {
    const store = memoryRateLimits()
    for (let now = 0; now < calls; now++) await store.take('a', now, limits)
  }
  expect(await growth(takeCalls, 2000)).toBeLessThan(highestGrowth)
})
