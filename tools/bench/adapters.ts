import type { Form } from '../../test/benchmark-requests.js'
import { frameworks } from './adapter-servers.js'
import { inFreshProcesses } from './fresh-process.js'
import { median, spreadOf } from './median.js'
import type { Row, Table } from './table.js'

/*
 * Measures what the adapters add to a request over a socket. The servers of a framework take turns
 * in one process; a ratio of 1 is the framework alone.
 */

const sent: readonly Form[] = ['valid', 'one violation']

export function* adapters(processes: number): Generator<Table> {
  for (const framework of Object.keys(frameworks)) {
    for (const form of sent) {
      yield { title: `${framework}, A, ${form}`, rows: rowsOf(processes, framework, form) }
    }
  }
}

function rowsOf(processes: number, framework: string, form: Form): Row[] {
  const runs = inFreshProcesses<number[]>(processes, 'adapters-process.ts', [framework, form])
  return (frameworks[framework] ?? []).map(({ server }, index) => {
    const ratios = runs.map((times) => (times[index] ?? 0) / (times[0] ?? 0))
    const { median: ratio, least, most } = spreadOf(ratios)
    const microseconds = median(runs.map((times) => (times[index] ?? 0) / 1000))
    const perSecond = Math.round(1e6 / microseconds)
    return { server, ratio, least, most, microseconds, 'requests per second': perSecond }
  })
}
