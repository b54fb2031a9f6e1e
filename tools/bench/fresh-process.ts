import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs a file of this folder in its own Node process; returns its last line, parsed as JSON. */
export function inFreshProcess<Result>(
  file: string,
  what: readonly string[],
  options: readonly string[] = [],
): Result {
  const script = fileURLToPath(new URL(file, import.meta.url))
  const output = execFileSync(process.execPath, [...options, '--import', 'tsx', script, ...what], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

/** Returns the output of a file from each of several processes. */
export const inFreshProcesses = <Result>(
  count: number,
  file: string,
  what: readonly string[],
  options: readonly string[] = [],
): Result[] => Array.from({ length: count }, () => inFreshProcess<Result>(file, what, options))
