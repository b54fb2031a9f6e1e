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
