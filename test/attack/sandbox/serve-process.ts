import { readFileSync } from 'node:fs'
import { started } from '../command/process.js'

/** A `serve` in a separate process. */
export interface ServeProcess {
  origin: string
  /** Returns whether it is still running. */
  isAlive(): boolean
  /** Returns its peak memory, in MiB. */
  peakMebibytes(): number
}

/** Starts `serve` with a heap limit in MiB until the test ends. */
export async function serveProcess(
  heapMebibytes: number,
  flags: readonly string[] = [],
): Promise<ServeProcess> {
  const args = ['serve', '--port', '0', '--no-config', ...flags]
  const nodeFlags = [`--max-old-space-size=${heapMebibytes}`]
  const { child, printed, until } = started(args, { nodeFlags })
  await until('Ctrl-C')
  return {
    origin: /http:\S+/.exec(printed().stdout)?.[0] ?? '',
    isAlive: () => child.exitCode === null && child.signalCode === null,
    peakMebibytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
  }
}
