import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The cost of validating one body of one size. */
export interface Measured {
  name: string
  bytes: number
  /** Milliseconds of `JSON.parse` of the same text in the same process. */
  parse: number
  /** Time of each way to validate, as a multiple of `parse`. */
  ratios: Record<string, number>
  /** Milliseconds of the slowest way. */
  time: number
  /** Bytes of the largest response. */
  answerBytes: number
  /** Bytes that the heap grows by in one validation. */
  heapBytes: number
}

/** The sizes of each body, four times apart. */
const sizes = [128 * 1024, 512 * 1024] as const

const script = fileURLToPath(new URL('measure-process.ts', import.meta.url))
const megabytesOfHeap = 512
/** Seconds of processor time, and milliseconds in any case, after which a process counts as a hang. */
const secondsOfProcessor = 240
const longestRun = 600_000

/**
 * Measures bodies at several sizes, in a process with little memory and a timeout. `error`: why it
 * ended before it measured all.
 */
export function measured(names: readonly string[]): { rows: Measured[]; error?: string } {
  const { status, signal, stdout, stderr } = spawnSync(
    'sh',
    [
      ...['-c', `ulimit -t ${secondsOfProcessor}; exec "$0" "$@"`, process.execPath],
      `--max-old-space-size=${megabytesOfHeap}`,
      '--expose-gc',
      ...['--import', 'tsx', script, sizes.join(), ...names],
    ],
    { encoding: 'utf8', timeout: longestRun, killSignal: 'SIGKILL', maxBuffer: 2 ** 20 },
  )
  const rows = stdout.split('\n').slice(0, -1)
  return {
    rows: rows.map((line) => JSON.parse(line) as Measured),
    ...(status !== 0 && { error: signal === null ? stderr.slice(-2000) : `ended by ${signal}` }),
  }
}
