import { forms, requests } from '../../test/benchmark-requests.js'
import { inFreshProcesses } from './fresh-process.js'
import { spreadOf } from './median.js'
import type { Row, Table } from './table.js'

/*
 * Measures a check compared with `JSON.parse` of the same body and with the peers. Contenders take
 * turns in one process; the figures are the median over fresh processes, and the spread.
 */

/** Result of one process for a contender. */
export interface Measured {
  contender: string
  nanoseconds: number
}

export function* speed(processes: number): Generator<Table> {
  for (const { name } of requests) {
    for (const form of forms) {
      yield { title: `${name}, ${form}`, rows: rowsOf(processes, name, form) }
    }
  }
}

/** A ratio of 1 is `JSON.parse` of the same body, which comes first. */
function rowsOf(processes: number, ...what: string[]): Row[] {
  const runs = inFreshProcesses<Measured[]>(processes, 'speed-process.ts', what)
  const [, ...contenders] = runs[0] ?? []
  return contenders.map(({ contender }, index) => {
    const { median, least, most } = spreadOf(
      runs.map(([parse, ...others]) => nanosecondsOf(others[index]) / nanosecondsOf(parse)),
    )
    return { contender, ratio: median, least, most }
  })
}

const nanosecondsOf = (measured: Measured | undefined): number => measured?.nanoseconds ?? 0
