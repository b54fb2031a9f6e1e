import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/* The server of `tools/proof/seeded-bugs`, and the sample of its bugs. */

const program = fileURLToPath(new URL('../seeded-bugs/server.mjs', import.meta.url))

export interface Bug {
  id: string
  set: 'A' | 'B'
  level: 'MUST' | 'SHOULD'
}

/** Every how many MUST bugs of a set one is in the sample. */
export const every = 8

/** Returns the sample: every 8th MUST bug of each set, in list order, beginning with the first. */
export function sample(): Bug[] {
  const listed: Bug[] = JSON.parse(
    execFileSync(process.execPath, [program, '--list'], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
  )
  return (['A', 'B'] as const).flatMap((set) =>
    listed
      .filter((bug) => bug.set === set && bug.level === 'MUST')
      .filter((_, index) => index % every === 0)
      .map(({ id, level }) => ({ id, set, level })),
  )
}

export const fixtures = () =>
  JSON.parse(
    execFileSync(process.execPath, [program, '--states', '--fixtures'], { encoding: 'utf8' }),
  )

/** Starts the server, with a bug if one is given. */
export async function startServer(bug?: string): Promise<{ origin: string; child: ChildProcess }> {
  const args = ['--port', '0', '--states', ...(bug === undefined ? [] : ['--bug', bug])]
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  const end = () => void child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const [line] = await once(createInterface(child.stdout as never), 'line')
  return { origin: String(line).replace(/^listening on /, ''), child }
}
