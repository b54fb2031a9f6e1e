import { describe, expect, it } from 'vitest'
import { type Measured, measured } from './measured.js'
import { bodies } from './table-of-bodies.js'

/** Maximum time, relative to `JSON.parse` of the same text. */
const highestRatio = 60
/** How much the ratio may grow with a body four times as large; quadratic growth is 4. */
const highestGrowth = 3
const maxResponseBytes = 262_144
/** Heap that a check may use: per byte of the body, and in any case. */
const heapPerByte = 128
const leastHeap = 2 ** 24
const attempts = 5
/** Below this ratio, its growth is not checked. */
const lowRatio = 10

describe.each(bodies)('$name', (body) => {
  it('costs time, heap and response size in proportion to its bytes', {
    timeout: 2_000_000,
  }, () => {
    let rows = measured(body)
    // Measures again to rule out noise.
    for (let attempt = 1; attempt < attempts && !isFast(rows); attempt++) rows = measured(body)
    for (const row of rows) {
      expect(row.answerBytes).toBeLessThanOrEqual(maxResponseBytes)
      expect(row.heapBytes).toBeLessThanOrEqual(leastHeap + heapPerByte * row.bytes)
    }
    expect(rows, 'time in proportion').toSatisfy(isFast)
  })
})

function isFast(rows: readonly Measured[]): boolean {
  const [before = 0, last = 0] = rows.map(({ ratios }) => Math.max(...Object.values(ratios)))
  const isCheap = rows.every(({ ratios }) => Math.max(...Object.values(ratios)) <= highestRatio)
  return isCheap && (last <= lowRatio || last / before <= highestGrowth)
}
