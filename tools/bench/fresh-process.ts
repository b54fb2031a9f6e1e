import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs a file of this folder in several Node processes; returns the last line of each, parsed as JSON. */
export function inFreshProcesses<Result>(
  count: number,
  file: string,
  what: readonly string[],
): Result[] {
  const script = fileURLToPath(new URL(file, import.meta.url))
  return Array.from({ length: count }, () => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', script, ...what], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return JSON.parse(output.trim().split('\n').at(-1) ?? '')
  })
}
