import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../../docs/markdown.js'

export interface Started<Result> {
  result: Result
  /** Lines on standard output after the address. */
  output: string[]
  /** Lines on standard error. */
  errors: string[]
}

/**
 * Starts a server by a command at a free port and passes the printed address to `use`. Then stops
 * the server and waits for its end.
 */
export async function started<Result>(
  command: string,
  use: (origin: string) => Promise<Result>,
  variables: Record<string, string> = {},
): Promise<Started<Result>> {
  const env = { ...process.env, ...variables, PORT: '0', npm_config_loglevel: 'error' }
  // In its own process group, because npm starts a shell that starts the server.
  const child = spawn('bash', ['-c', command], { cwd: root, env, detached: true })
  // Emitted when the last process of the group has closed the pipes.
  const closed = once(child, 'close')
  const output: string[] = []
  const errors: string[] = []
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => errors.push(line))
      createInterface(child.stdout).on('line', (line) => {
        const [, address] = line.match(/^Listening on (http\S+)$/) ?? []
        if (address !== undefined) resolve(address)
        else output.push(line)
      })
      closed.then(() => reject(new Error(`It has ended: ${errors.join('\n')}`)), reject)
    })
    return { result: await use(origin), output, errors }
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid)
    await closed
  }
}
