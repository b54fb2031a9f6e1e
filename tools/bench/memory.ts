import { inFreshProcesses } from './fresh-process.js'
import { median, spreadOf } from './median.js'
import { requests } from './requests.js'
import type { Table } from './table.js'

/*
 * Measures the bytes that checking a valid request allocates, compared with `JSON.parse` of the
 * same body.
 */

/** Large enough that nothing is collected during the measurement. */
const youngGeneration = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256']

export function* memory(processes: number): Generator<Table> {
  const rows = requests.map(({ name }) => {
    const runs = inFreshProcesses<number[]>(processes, 'memory-process.ts', [name], youngGeneration)
    const bytesOfParse = Math.round(median(runs.map(([parse = 0]) => parse)))
    const check = spreadOf(runs.map(([, bytes = 0]) => Math.round(bytes)))
    const ratio = check.median / bytesOfParse
    const { median: bytesOfCheck, least, most } = check
    return {
      request: name,
      'bytes of a check': bytesOfCheck,
      least,
      most,
      'bytes of JSON.parse': bytesOfParse,
      ratio,
    }
  })
  yield { title: 'bytes allocated for a valid request', rows }
}
