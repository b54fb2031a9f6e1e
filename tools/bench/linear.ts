/**
 * Runs `npm run bench:linear`: how time and memory grow with the input. Doubles the size of each
 * family and fits a line to the logarithms of the times: a slope of 1 is linear, 2 quadratic. It
 * compares ratios only, because seconds depend on the machine.
 */
import { recordResult } from '../proof/record-result.js'
import type { Family } from './family.js'
import { families } from './linear-families.js'

/** Families with this slope or more are flagged. */
const highestSlope = 1.2
/** Sizes of each family, as fractions of the largest one, which matters most. */
const doublings = 3
const repeats = 4
const attempts = 3
/** Processor time, which other programs disturb less than wall-clock time. */
const milliseconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

interface Point {
  size: number
  milliseconds: number
  heapBytes: number
}

const rows = families.map((family) => {
  let row = growthOf(family)
  // Noise does not repeat, quadratic time does.
  for (let attempt = 1; row.isFlagged && attempt < attempts; attempt++) row = growthOf(family)
  const { isFlagged, slope, lastDoubling, heapSlope, name, largest } = row
  console.log(
    `${isFlagged ? 'x' : ' '} slope ${slope.toFixed(2)}  last doubling x${lastDoubling.toFixed(2)}  heap ${heapSlope.toFixed(2)}  ${name} (${largest})`,
  )
  return row
})

function growthOf({ name, largest, prepare }: Family) {
  prepare(largest >> doublings)()
  const points: Point[] = []
  for (let step = doublings; step >= 0; step--) points.push(measure(largest >> step, prepare))
  const times = slopeOf(points.map((point) => [point.size, point.milliseconds]))
  const heap = slopeOf(points.map((point) => [point.size, Math.max(point.heapBytes, 1)]))
  const [before, last] = points.slice(-2) as [Point, Point]
  return {
    ...{ name, largest, slope: round(times), heapSlope: round(heap) },
    lastDoubling: round(last.milliseconds / Math.max(before.milliseconds, 0.001)),
    heapBytesPerUnit: Math.round(last.heapBytes / last.size),
    isFlagged: times > highestSlope,
  }
}

function measure(size: number, prepare: Family['prepare']): Point {
  const act = prepare(size)
  let best = Number.POSITIVE_INFINITY
  let heapBytes = 0
  for (let run = 0; run < repeats; run++) {
    globalThis.gc?.()
    const heapBefore = process.memoryUsage().heapUsed
    const start = milliseconds()
    act()
    best = Math.min(best, milliseconds() - start)
    heapBytes = Math.max(heapBytes, process.memoryUsage().heapUsed - heapBefore)
  }
  return { size, milliseconds: best, heapBytes }
}

/** Returns the slope of the least-squares line through the logarithms. */
function slopeOf(points: readonly (readonly [size: number, value: number])[]): number {
  const logs = points.map(([size, value]) => [Math.log(size), Math.log(Math.max(value, 0.1))])
  const mean = (index: 0 | 1) =>
    logs.reduce((sum, each) => sum + (each[index] ?? 0), 0) / logs.length
  const [meanSize, meanValue] = [mean(0), mean(1)]
  const covariance = (a: 0 | 1, b: 0 | 1) => {
    const means = [meanSize, meanValue] as const
    return logs.reduce((sum, l) => sum + ((l[a] ?? 0) - means[a]) * ((l[b] ?? 0) - means[b]), 0)
  }
  return covariance(0, 1) / covariance(0, 0)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

const flagged = rows.filter(({ isFlagged }) => isFlagged)
recordResult('linear', { highestSlope, families: rows })
console.log(`${rows.length} families, ${flagged.length} flagged`)
process.exitCode = flagged.length === 0 ? 0 : 1
