import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a command without a shell, for at most so many seconds, and returns what it printed. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, seconds, env = {} }: { cwd: string; seconds: number; env?: Record<string, string> },
): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [, signal] = await once(child, 'close')
  if (signal) throw new Error(`${command} was still running after ${seconds} s.`)
  return output
}
