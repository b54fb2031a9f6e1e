import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CallTimes } from '../../src/adapters/stores/call-times.js'
import { memoryRateLimits } from '../../src/adapters/stores/memory-rate-limits.js'

const time = fc.integer({ min: -20, max: 20 })
const step = fc.record({ what: fc.constantFrom('add', 'dropUntil', 'countAfter'), time })

it('keeps call times sorted, and drops the oldest', () => {
  fc.assert(
    fc.property(fc.array(time), fc.array(step), (given, steps) => {
      const times = new CallTimes(given)
      let model = [...given].sort((a, b) => a - b)
      for (const { what, time } of steps) {
        if (what === 'add') {
          times.add(time)
          model = [...model, time].sort((a, b) => a - b)
        } else if (what === 'dropUntil') {
          times.dropUntil(time)
          model = model.filter((each) => each > time)
        } else {
          expect(times.countAfter(time)).toBe(model.filter((each) => each > time).length)
        }
        expect(times.list()).toEqual(model)
        expect(times.length).toBe(model.length)
      }
    }),
  )
})

it('does not change a returned list with later calls', async () => {
  const store = memoryRateLimits()
  const limits = [{ requests: 3, perSeconds: 1 }]
  const first = await store.take('a', 0, limits)
  const second = await store.take('a', 1, limits)
  await store.take('a', 2000, limits)
  expect([first, second]).toEqual([[], [0]])
})

/** Returns how many times as long eight times as many calls take; measures again if that is much. */
async function growth(run: (calls: number) => unknown, calls: number): Promise<number> {
  const millisecondsOf = async (count: number): Promise<number> => {
    const start = performance.now()
    await run(count)
    return performance.now() - start
  }
  await millisecondsOf(calls)
  let least = Number.POSITIVE_INFINITY
  // Other tests run at the same time.
  for (let attempt = 0; attempt < 5 && least >= highestGrowth; attempt++) {
    const few = await millisecondsOf(calls)
    least = Math.min(least, (await millisecondsOf(8 * calls)) / few)
  }
  return least
}

/** Iterating over the earlier calls each time makes eight times as many cost 64 times as much. */
const highestGrowth = 32
const timeout = 60_000

it('finds a time without iterating over the others', { timeout }, async () => {
  const keepTimes = (calls: number) => {
    const times = new CallTimes()
    for (let now = 0; now < calls; now++) {
      times.dropUntil(now - 2 * calls)
      if (times.countAfter(now - 1) === 0) times.add(now)
    }
  }
  expect(await growth(keepTimes, 8000)).toBeLessThan(highestGrowth)
})

it('handles callers with many calls about as fast as others', { timeout }, async () => {
  const limits = [{ requests: 1e9, perSeconds: 1e9 }]
  const takeCalls = async (calls: number) => {
    const store = memoryRateLimits()
    for (let now = 0; now < calls; now++) await store.take('a', now, limits)
  }
  expect(await growth(takeCalls, 2000)).toBeLessThan(highestGrowth)
})
