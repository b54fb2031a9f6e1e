import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ContractOptions,
  createContract,
  decideRateLimit,
  type OperationName,
  type RateLimit,
} from '../../src/core/index.js'

const now = Date.UTC(2026, 2, 2)
const allowed = { allowed: true }
const rejected = (retryAfter: number) => ({ allowed: false, retryAfter })
const limit = (requests: number, perSeconds: number): RateLimit => ({ requests, perSeconds })

describe('a call', () => {
  it.each<[string, RateLimit[], number[], object]>([
    ['without limits', [], [0, 0, 0], allowed],
    ['without earlier calls', [limit(1, 1)], [], allowed],
    ['with room for one more', [limit(3, 10)], [-1, -2], allowed],
    ['with no room', [limit(2, 10)], [-1000, -3000], rejected(7)],
    ['one window after the last', [limit(1, 10)], [-10_000], allowed],
    ['just within one window of the last', [limit(1, 10)], [-9999], rejected(1)],
    ['at the instant of the last', [limit(1, 10)], [0], rejected(10)],
    ['with part of a second to wait', [limit(1, 10)], [-8500], rejected(2)],
    ['with more calls than allowed', [limit(2, 10)], [-9000, -7000, -5000, -1000], rejected(5)],
    ['with calls in any order', [limit(2, 10)], [-1000, -7000, -9000, -5000], rejected(5)],
    ['with a narrow window full', [limit(2, 1), limit(9, 60)], [-100, -200], rejected(1)],
    ['with a wide window full', [limit(2, 1), limit(2, 60)], [-2000, -3000], rejected(57)],
    ['with both full', [limit(1, 60), limit(2, 10)], [-100, -200], rejected(60)],
    ['after a call of a clock ahead', [limit(1, 10)], [2000], rejected(12)],
    ['after calls at no time and one', [limit(1, 10)], [Number.NaN, -4000, Infinity], rejected(6)],
    ['after calls at no time', [limit(1, 10)], [Number.NaN, Infinity, -Infinity], allowed],
  ])('%s', (_what, limits, before, decision) => {
    const recentRequests = before.map((time) => now + time)
    expect(decideRateLimit({ limits, recentRequests, now })).toEqual(decision)
    expect(decideRateLimit({ limits, recentRequests, now: new Date(now) })).toEqual(decision)
  })

  it('is rejected for exactly as many seconds as necessary', () => {
    const windows = fc.record({
      requests: fc.integer({ min: 1, max: 5 }),
      perSeconds: fc.integer({ min: 1, max: 20 }),
    })
    const isAllowed = (limits: RateLimit[], times: number[], at: number): boolean =>
      limits.every(
        ({ requests, perSeconds }) =>
          times.filter((time) => at - time < perSeconds * 1000).length < requests,
      )
    fc.assert(
      fc.property(
        fc.array(windows, { maxLength: 4 }),
        fc.array(fc.integer({ min: -25_000, max: 1000 }), { maxLength: 20 }),
        (limits, recentRequests) => {
          const decision = decideRateLimit({ limits, recentRequests, now: 0 })
          expect(decision.allowed).toBe(isAllowed(limits, recentRequests, 0))
          if (decision.allowed) return
          const { retryAfter } = decision
          expect(retryAfter).toBeGreaterThanOrEqual(1)
          expect(isAllowed(limits, recentRequests, retryAfter * 1000)).toBe(true)
          expect(isAllowed(limits, recentRequests, (retryAfter - 1) * 1000)).toBe(false)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('can follow a million others, without changing them', () => {
    const recentRequests = Array.from({ length: 1_000_000 }, (_, index) => now - index)
    Object.freeze(recentRequests)
    const limits = [limit(6000, 3600), limit(10, 1)]
    // Comparing all pairs would take hours and exceed the timeout.
    expect(decideRateLimit({ limits, recentRequests, now })).toEqual(rejected(3595))
  })
})

describe('the limits of an operation', () => {
  /** Returns whether a call is allowed after so many others at the same instant. */
  function allows(operation: OperationName, count: number, options: ContractOptions = {}) {
    const recentRequests = Array(count).fill(now)
    const facts = { now: new Date(now), recentRequests }
    const verdict = createContract(options).check(operation, { headers: {} }, facts)
    return verdict.ok || verdict.violations.every(({ rule }) => rule !== 'rate-limit/exceeded')
  }

  it.each(['changeCampaignStatus', 'createCampaign'] as const)(
    'are none where no number is documented: %s',
    (operation) => {
      expect(allows(operation, 10_000)).toBe(true)
    },
  )

  it('are those of the option if it names the operation', () => {
    const limits = { changeCampaignStatus: [limit(3, 1)], testCampaign: [] }
    const allowed = (operation: OperationName, count: number) =>
      allows(operation, count, { limits })
    expect([2, 3].map((count) => allowed('changeCampaignStatus', count))).toEqual([true, false])
    expect(allowed('testCampaign', 10_000)).toBe(true)
    expect([99, 100].map((count) => allowed('createOffering', count))).toEqual([true, false])
  })
})
