import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { run } from '../../src/cli/commands/program.js'
import type { Outcome } from '../cli/command.js'

/** A listening `serve`. */
interface Served {
  origin: string
  /** Returns its output. */
  printed: string
  /** Stops it, and returns its result. */
  end(signal?: 'SIGINT' | 'SIGTERM'): Promise<Outcome>
}

/** Runs `serve` in this process on a free port until the test ends. */
export async function served(flags: readonly string[] = []): Promise<Served> {
  const signals = new EventEmitter()
  const written = new EventEmitter()
  let stdout = ''
  let stderr = ''
  const code = run(['serve', '--port', '0', ...flags], {
    stdin: Readable.from([]),
    env: {},
    platform: 'linux',
    cwd: () => process.cwd(),
    stdout: {
      write(text) {
        stdout += text
        written.emit('text')
      },
    },
    stderr: {
      write(text) {
        stderr += text
      },
    },
    once: (signal, listener) => signals.once(signal, listener),
    removeListener: (signal, listener) => signals.removeListener(signal, listener),
  })
  const listens = new Promise<void>((resolve) => written.once('text', resolve))
  const ended = code.then(() => Promise.reject(new Error(`\`serve\` has ended: ${stderr}`)))
  await Promise.race([listens, ended])
  // Once it listens, that it ends is what it is asked for.
  ended.catch(() => {})
  const end = async (signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM'): Promise<Outcome> => {
    signals.emit(signal)
    return { code: await code, stdout, stderr }
  }
  onTestFinished(async () => {
    await end()
  })
  return { origin: /http:[\w:/.[\]]+/.exec(stdout)?.[0] ?? '', printed: stdout, end }
}
