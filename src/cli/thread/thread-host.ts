import type { Guard } from '../host/guard.js'
import type { Host, Signal } from '../host/host.js'
import { type Answer, type Ask, files, slots, type ThreadData } from './messages.js'

/** So much may wait to be printed before the command waits for its reader. */
const mostUnprinted = 2 ** 20

/** The process as the command sees it from a thread of its own. */
export function threadHost(data: ThreadData): Host {
  const { port, shared } = data
  const ask = (message: Ask) => port.postMessage(message)
  const listeners: Record<Signal, Set<() => void>> = { SIGINT: new Set(), SIGTERM: new Set() }
  const waiting: ((answer: Answer & { is: 'input' }) => void)[] = []
  port.on('message', (answer: Answer) => {
    if (answer.is === 'input') return waiting.shift()?.(answer)
    const heeding = [...listeners[answer.signal]]
    if (heeding.length === 0) ask({ is: 'unheeded' })
    listeners[answer.signal].clear()
    for (const listener of heeding) listener()
  })
  // Whoever waits for an answer keeps the thread alive, and nobody else.
  port.unref()

  const stream = (name: 'stdout' | 'stderr') => ({
    ...data[name],
    write(text: string | Uint8Array): boolean {
      const size = text.length
      ask({ is: 'write', stream: name, text, size })
      Atomics.add(shared, slots.unprinted, size)
      for (;;) {
        const unprinted = Atomics.load(shared, slots.unprinted)
        if (unprinted <= mostUnprinted) return true
        Atomics.wait(shared, slots.unprinted, unprinted)
      }
    },
  })

  return {
    stdin: {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          const { bytes, error } = await new Promise<Answer & { is: 'input' }>((resolve) => {
            waiting.push(resolve)
            port.ref()
            ask({ is: 'read' })
          })
          port.unref()
          if (error) throw Object.assign(new Error(error.message), { code: error.code })
          if (bytes === undefined) return
          yield bytes
        }
      },
      destroy() {
        for (const resolve of waiting.splice(0)) resolve({ is: 'input' })
        ask({ is: 'close input' })
      },
    },
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    env: process.env,
    platform: process.platform,
    cwd: () => process.cwd(),
    once: (signal, listener) => listeners[signal].add(listener),
    removeListener: (signal, listener) => listeners[signal].delete(listener),
    guard: threadGuard(shared, ask),
  }
}

function threadGuard(shared: ThreadData['shared'], ask: (message: Ask) => void): Guard {
  return {
    temporary(path) {
      ask({ is: 'temporary', path, isThere: true })
      return () => ask({ is: 'temporary', path, isThere: false })
    },
    whole(work) {
      const { free, written, ended } = files
      // Who ends the command ends this thread as well.
      if (Atomics.compareExchange(shared, slots.files, free, written) === ended) {
        Atomics.wait(shared, slots.files, ended)
      }
      try {
        return work()
      } finally {
        Atomics.store(shared, slots.files, free)
      }
    },
  }
}
