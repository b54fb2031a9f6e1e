import { forms, requests } from '../../test/benchmark-requests.js'
import { inFreshProcesses } from './fresh-process.js'
import { spreadOf } from './median.js'
import type { Row, Table } from './table.js'
import { ratioOf } from './turns.js'

/*
 * Measures a check compared with `JSON.parse` of the same body and with the peers. Contenders take
 * turns in one process; the figures are the median over fresh processes, and the spread.
 */

export function* speed(processes: number): Generator<Table> {
  for (const { name } of requests) {
    for (const form of forms) {
      yield { title: `${name}, ${form}`, rows: rowsOf(processes, name, form) }
    }
  }
}

/** A ratio of 1 is `JSON.parse` of the same body. */
function rowsOf(processes: number, ...what: string[]): Row[] {
  const runs = inFreshProcesses(processes, 'speed', what)
  const [parse = '', ...contenders] = Object.keys(runs[0] ?? {})
  return contenders.map((contender) => {
    const ratios = runs.map((samples) => ratioOf(samples, contender, parse))
    const { median: ratio, ...spread } = spreadOf(ratios)
    return { contender, ratio, ...spread }
  })
}
