import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process of this folder that answers one message at a time. */
export class Worker {
  readonly #child: ChildProcess

  constructor(file: string, args: readonly string[], env: Record<string, string> = {}) {
    const script = fileURLToPath(new URL(file, import.meta.url))
    this.#child = fork(script, args, {
      execArgv: ['--expose-gc', '--max-old-space-size=512', '--import', 'tsx'],
      env: { ...process.env, ...env },
    })
  }

  /** Waits for its next message. Rejects if the process ends. */
  message<Message>(): Promise<Message> {
    const child = this.#child
    return new Promise((resolve, reject) => {
      const fail = (code: number | null, signal: string | null) =>
        reject(new Error(`${child.spawnargs.slice(-2).join(' ')} ended with ${code ?? signal}`))
      child.once('exit', fail)
      child.once('message', (message) => {
        child.off('exit', fail)
        resolve(message as Message)
      })
    })
  }

  ask<Message>(question: object): Promise<Message> {
    this.#child.send(question)
    return this.message<Message>()
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill()
    await ended
  }
}
