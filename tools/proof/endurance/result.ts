import { median } from '../../bench/median.js'
import type { Outcomes } from './load-process.js'
import type { Sample } from './server-process.js'
import { kinds } from './traffic.js'

/** The load of one minute on one adapter. */
export interface Minute {
  outcomes: Outcomes
  sample: Sample
}

/** Requests per second of the framework alone, and with the adapter. */
export interface Rates {
  bare: number
  adapter: number
}

/** What a long load showed of one adapter. Times are medians over the minutes, in milliseconds. */
export interface EnduranceResult {
  adapter: string
  requests: number
  /** Calls that reached a handler. */
  handled: number
  /** Well-formed requests without a response. */
  unanswered: readonly string[]
  /** Megabytes after a collection: early, after so many minutes, and at the end. */
  heap: { minute: number; early: number; late: number }
  latency: { median: number; p99: number }
  /** The 99th percentile of the delay of the event loop. */
  delay: { p99: number }
  perSecond: Rates
  processorMicroseconds: number
  /** Requests of each kind, by status. */
  byKind: Record<string, Record<string, number>>
  /** Errors that the adapter reported, by message. */
  faults: Record<string, number>
  /** Heap and resident megabytes of each minute, on one line. */
  heaps: string
  residents: string
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
const rounded = (value: number): number => Math.round(value * 100) / 100

/** Adds up counts by name. */
function totals(all: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const counts of all) {
    for (const [name, times] of Object.entries(counts)) total[name] = (total[name] ?? 0) + times
  }
  return total
}

/** Summarizes the minutes of an adapter; heaps are compared with that after `minute` minutes. */
export function resultOf(
  adapter: string,
  minutes: readonly Minute[],
  minute: number,
  perSecond: Rates,
): EnduranceResult {
  const outcomes = minutes.map((each) => each.outcomes)
  const samples = minutes.map((each) => each.sample)
  const heaps = samples.map(({ heapBytes }) => rounded(heapBytes / 1e6))
  const requests = sumOf(outcomes.map((each) => each.requests))
  const processor = sumOf(samples.map((each) => each.processorMicroseconds))
  return {
    ...{ adapter, requests, perSecond, heaps: heaps.join(' ') },
    handled: sumOf(samples.map((each) => each.handled)),
    unanswered: outcomes.flatMap((each) => each.unanswered),
    heap: { minute, early: heaps[minute - 1] ?? 0, late: heaps.at(-1) ?? 0 },
    latency: {
      median: median(outcomes.map(({ latency }) => latency.median)),
      p99: median(outcomes.map(({ latency }) => latency.p99)),
    },
    delay: { p99: median(samples.map(({ delay }) => delay.p99)) },
    processorMicroseconds: Math.round(processor / requests),
    byKind: Object.fromEntries(
      kinds.map((kind) => [kind, totals(outcomes.map(({ byKind }) => byKind[kind] ?? {}))]),
    ),
    faults: totals(samples.map(({ faults }) => faults)),
    residents: samples.map(({ residentBytes }) => Math.round(residentBytes / 1e6)).join(' '),
  }
}
