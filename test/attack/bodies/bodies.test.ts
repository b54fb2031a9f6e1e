import { beforeAll, describe, expect, it } from 'vitest'
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

let together: Measured[] = []
beforeAll(() => {
  together = measured(bodies.map(({ name }) => name)).rows
}, 600_000)

describe.each(bodies)('$name', ({ name }) => {
  it('costs time, heap and response size in proportion to its bytes', {
    timeout: 2_000_000,
  }, () => {
    let rows = together.filter((row) => row.name === name)
    // Measures it again in a process of its own to rule out noise, or to show why it failed.
    for (let attempt = 1; attempt < attempts && !isFast(rows); attempt++) {
      const alone = measured([name])
      expect(alone.error).toBeUndefined()
      rows = alone.rows
    }
    for (const row of rows) {
      expect(row.answerBytes).toBeLessThanOrEqual(maxResponseBytes)
      expect(row.heapBytes).toBeLessThanOrEqual(leastHeap + heapPerByte * row.bytes)
    }
    expect(rows, 'time in proportion').toSatisfy(isFast)
  })
})

function isFast(rows: readonly Measured[]): boolean {
  const [before, last] = rows.map(({ ratios }) => Math.max(...Object.values(ratios)))
  if (before === undefined || last === undefined) return false
  const isCheap = before <= highestRatio && last <= highestRatio
  return isCheap && (last <= lowRatio || last / before <= highestGrowth)
}
