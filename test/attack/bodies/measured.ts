import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { HostileBody } from './hostile-body.js'

/** The cost of validating one body of one size. */
export interface Measured {
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
/** Seconds of processor time, and milliseconds in any case, after which a body counts as a hang. */
const secondsOfProcessor = 240
const longestRun = 600_000

/** Measures a body at several sizes, in a process with little memory and a timeout. */
export function measured({ name }: Pick<HostileBody, 'name'>): Measured[] {
  const { status, signal, stdout, stderr } = spawnSync(
    'sh',
    [
      ...['-c', `ulimit -t ${secondsOfProcessor}; exec "$0" "$@"`, process.execPath],
      `--max-old-space-size=${megabytesOfHeap}`,
      '--expose-gc',
      ...['--import', 'tsx', script, name, ...sizes.map(String)],
    ],
    { encoding: 'utf8', timeout: longestRun, killSignal: 'SIGKILL', maxBuffer: 2 ** 20 },
  )
  if (status !== 0) {
    const why = signal === null ? stderr : `it was ended by ${signal}`
    throw new Error(`${name}: the process failed: ${why.slice(-2000)}`)
  }
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Measured)
}
