import { inFreshProcesses } from './fresh-process.js'
import { spreadOf } from './median.js'
import type { Row, Table } from './table.js'

/*
 * Measures what ten rules of a plugin cost in a check of request A, compared with calling them alone.
 */

export function* plugins(processes: number): Generator<Table> {
  const runs = inFreshProcesses<[number, number, number]>(processes, 'plugins-process.ts', [])
  const row = (what: string, of: (run: [number, number, number]) => number): Row => {
    const { median, least, most } = spreadOf(runs.map(of))
    return { what, median, least, most }
  }
  yield {
    title: 'ten rules of a plugin on A',
    rows: [
      row('check without plugins, ns', ([without]) => Math.round(without)),
      row('check with them, ns', ([, together]) => Math.round(together)),
      row('the rules alone, ns', ([, , alone]) => Math.round(alone)),
      row('added by them / alone', ([without, together, alone]) => (together - without) / alone),
      row(
        'overhead / check without',
        ([without, together, alone]) => (together - without - alone) / without,
      ),
    ],
  }
}
