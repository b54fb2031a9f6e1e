import { inFreshProcesses } from './fresh-process.js'
import { spreadOf } from './median.js'
import type { Row, Table } from './table.js'

/*
 * Measures what ten rules of a plugin cost in a check of request A, compared with calling them by hand
 * after it. Called in a loop of their own, rules take less, because nothing else needs the caches.
 */

/** The nanoseconds of: check without plugins, with them, the rules alone, check and rules by hand. */
type Times = [without: number, together: number, alone: number, byHand: number]

export function* plugins(processes: number): Generator<Table> {
  const runs = inFreshProcesses<Times>(processes, 'plugins-process.ts', [])
  const row = (what: string, of: (run: Times) => number): Row => {
    const { median, least, most } = spreadOf(runs.map(of))
    return { what, median, least, most }
  }
  yield {
    title: 'ten rules of a plugin on A',
    rows: [
      row('check without plugins, ns', ([without]) => Math.round(without)),
      row('check with them, ns', ([, together]) => Math.round(together)),
      row('check, then the rules by hand, ns', ([, , , byHand]) => Math.round(byHand)),
      row('the rules in a loop of their own, ns', ([, , alone]) => Math.round(alone)),
      row(
        'with plugins / by hand, added',
        ([without, together, , byHand]) => (together - without) / (byHand - without),
      ),
      row(
        'overhead / check without',
        ([without, together, , byHand]) => (together - byHand) / without,
      ),
    ],
  }
}
