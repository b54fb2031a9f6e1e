import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { builtCommand } from '../../built-command.js'

/** A `serve` in a separate process. */
export interface ServeProcess {
  origin: string
  /** Returns whether it is still running. */
  isAlive(): boolean
  /** Returns its peak memory, in MiB. */
  peakMebibytes(): number
}

/** Starts `serve` with a heap limit in MiB; stops it when the test ends. */
export async function serveProcess(
  heapMebibytes: number,
  flags: readonly string[] = [],
): Promise<ServeProcess> {
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMebibytes}`,
      builtCommand,
      ...['serve', '--port', '0', '--no-config', ...flags],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => ended(child))
  const lines = createInterface({ input: child.stdout })
  const [line] = await once(lines, 'line')
  return {
    origin: /http:\S+/.exec(line)?.[0] ?? '',
    isAlive: () => child.exitCode === null && child.signalCode === null,
    peakMebibytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
