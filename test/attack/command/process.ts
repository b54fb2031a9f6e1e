import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { onTestFinished } from 'vitest'
import { builtCommand } from '../../built-command.js'

/** A command in a separate process, until it or the test ends. */
interface Running {
  child: ChildProcess
  /** Its output so far. */
  printed(): { stdout: string; stderr: string }
  /** Waits until it has printed a text. */
  until(text: string): Promise<void>
  /** Its output and its exit code as in a shell: 128 plus the number of a signal. */
  ended: Promise<{ status: number; stdout: string; stderr: string }>
}

interface Setting {
  cwd?: string
  nodeFlags?: readonly string[]
  /** A shell command that provides its input. */
  input?: string
  env?: Readonly<Record<string, string>>
}

/** Starts the command. */
export function started(args: readonly string[], setting: Setting = {}): Running {
  const { cwd, nodeFlags = [], input, env: own } = setting
  // The environment of the test run must not affect the outcome.
  const { NO_COLOR, FORCE_COLOR, CI, GITHUB_ACTIONS, ...inherited } = process.env
  const env = { ...inherited, ...own }
  const all = [...nodeFlags, builtCommand, ...args]
  const child = spawn(process.execPath, all, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stdin.on('error', () => {})
  if (input !== undefined) {
    const source = spawn('sh', ['-c', input], { stdio: ['ignore', 'pipe', 'ignore'] })
    onTestFinished(() => void source.kill('SIGKILL'))
    source.stdout.on('error', () => {})
    source.stdout.pipe(child.stdin)
    child.once('close', () => source.kill('SIGKILL'))
  }
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => ({
    status: (code ?? 128 + constants.signals[signal as 'SIGINT']) as number,
    ...printed,
  }))
  return {
    child,
    ended,
    printed: () => printed,
    until: async (text) => {
      const isThere = () => `${printed.stdout}${printed.stderr}`.includes(text)
      while (!isThere()) {
        await Promise.race([
          ...[child.stdout, child.stderr].map((stream) => once(stream, 'data')),
          ended.then(() => {
            throw new Error(`it has ended without ${text}:\n${JSON.stringify(printed)}`)
          }),
        ])
      }
    },
  }
}

/** Starts `serve` on a free port. */
export async function serveProcess(
  flags: readonly string[] = [],
  setting: Setting = {},
): Promise<Running & { origin: string }> {
  const running = started(['serve', '--port', '0', ...flags], setting)
  await running.until(flags.includes('json') ? '"listening"' : 'Press Ctrl-C to stop.\n\n')
  return { ...running, origin: /http:\/\/[\w.:]+/.exec(running.printed().stdout)?.[0] ?? '' }
}
