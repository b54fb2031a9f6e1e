import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Samples } from './turns.js'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Takes the turns of a part in several Node processes, in which `process.ts` prepares them. */
export function inFreshProcesses(count: number, part: string, what: readonly string[]): Samples[] {
  const script = fileURLToPath(new URL('process.ts', import.meta.url))
  return Array.from({ length: count }, () => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', script, part, ...what], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return JSON.parse(output.trim().split('\n').at(-1) ?? '')
  })
}
