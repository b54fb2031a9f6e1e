import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A server process. */
export interface ServerProcess {
  origin: string
  /** Its output. */
  lines: string[]
  /** Rejects with an Error when the process ends before it is killed. */
  ended: Promise<never>
  kill(): Promise<void>
}

const program = fileURLToPath(new URL('./server-process.ts', import.meta.url))

/** Starts a server in a process of its own. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--max-old-space-size=512', '--import', 'tsx', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server ended')
  })
  // A test that waits for it gets the rejection.
  ended.catch(() => {})
  const lines: string[] = []
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('listening ')) resolve(line.slice('listening '.length))
    })
  })
  return {
    origin: `http://127.0.0.1:${await Promise.race([listening, ended])}`,
    lines,
    ended,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** How many offerings the server processes accept in an hour. */
export const offerLimit = 5

/** An execution of a handler, in epoch milliseconds. */
export interface Execution {
  key: string
  from: number
  /** When its response was sent, which is after it was stored. */
  to: number
}

/** Returns the executions of all servers by key, earliest first. */
export function executionsOf(servers: readonly ServerProcess[]): Map<string, Execution[]> {
  const executions = new Map<string, Execution[]>()
  for (const { lines } of servers) {
    const running = new Map<string, Execution>()
    for (const line of lines) {
      const [word, key = '', time] = line.split(' ')
      if (word === 'executing') {
        const execution = { key, from: Number(time), to: Number.POSITIVE_INFINITY }
        running.set(key, execution)
        executions.set(key, [...(executions.get(key) ?? []), execution])
      }
      const ended = word === 'executed' ? running.get(key) : undefined
      if (ended !== undefined) ended.to = Number(time)
    }
  }
  for (const each of executions.values()) each.sort((a, b) => a.from - b.from)
  return executions
}
