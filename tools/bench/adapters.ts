import type { Form } from '../../test/benchmark-requests.js'
import { connections, frameworks } from './adapter-servers.js'
import { inFreshProcesses } from './fresh-process.js'
import { median, spreadOf } from './median.js'
import type { Row, Table } from './table.js'
import { ratioOf } from './turns.js'

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
  const runs = inFreshProcesses(processes, 'adapters', [framework, form])
  const [alone = '', ...others] = Object.keys(runs[0] ?? {})
  return [alone, ...others].map((server) => {
    const ratios = runs.map((samples) => ratioOf(samples, server, alone))
    const { median: ratio, ...spread } = spreadOf(ratios)
    const nanoseconds = median(runs.map((samples) => median(samples[server] ?? [])))
    const microseconds = nanoseconds / connections / 1000
    const perSecond = Math.round(1e6 / microseconds)
    return { server, ratio, ...spread, microseconds, 'requests per second': perSecond }
  })
}
