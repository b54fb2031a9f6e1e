import type { Guard } from '../host/guard.js'
import type { Host, Signal } from '../host/host.js'
import { files, slots, type ThreadData, type ThreadReply, type ThreadRequest } from './messages.js'

/** Bytes that may wait to be printed before the command blocks. */
const mostUnprinted = 2 ** 20

/** Bytes that may wait to be printed before a log drops lines, long before the command blocks. */
const mostLogged = 2 ** 18

/** Returns the host of the command thread. */
export function threadHost(data: ThreadData): Host {
  const { port, shared } = data
  const send = (message: ThreadRequest) => port.postMessage(message)
  const listeners: Record<Signal, Set<() => void>> = { SIGINT: new Set(), SIGTERM: new Set() }
  const waiting: ((reply: ThreadReply & { is: 'input' }) => void)[] = []
  port.on('message', (reply: ThreadReply) => {
    if (reply.is === 'input') return waiting.shift()?.(reply)
    const handlers = [...listeners[reply.signal]]
    if (handlers.length === 0) send({ is: 'unhandled' })
    listeners[reply.signal].clear()
    for (const listener of handlers) listener()
  })
  // Only a pending read keeps the thread alive.
  port.unref()

  const stream = (name: 'stdout' | 'stderr') => ({
    ...data[name],
    get writableNeedDrain(): boolean {
      return Atomics.load(shared, slots.unprinted) > mostLogged
    },
    get isClosed(): boolean {
      return name === 'stdout' && Atomics.load(shared, slots.closed) === 1
    },
    write(text: string | Uint8Array): boolean {
      const size = text.length
      send({ is: 'write', stream: name, text, size })
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
          const { bytes, error } = await new Promise<ThreadReply & { is: 'input' }>((resolve) => {
            waiting.push(resolve)
            port.ref()
            send({ is: 'read' })
          })
          port.unref()
          if (error) throw Object.assign(new Error(error.message), { code: error.code })
          if (bytes === undefined) return
          yield bytes
        }
      },
      destroy() {
        for (const resolve of waiting.splice(0)) resolve({ is: 'input' })
        send({ is: 'close input' })
      },
    },
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    env: process.env,
    platform: process.platform,
    cwd: () => process.cwd(),
    once: (signal, listener) => listeners[signal].add(listener),
    removeListener: (signal, listener) => listeners[signal].delete(listener),
    guard: threadGuard(shared, send),
  }
}

function threadGuard(shared: ThreadData['shared'], send: (message: ThreadRequest) => void): Guard {
  return {
    temporary(path) {
      send({ is: 'temporary', path, isThere: true })
      return () => send({ is: 'temporary', path, isThere: false })
    },
    whole(work) {
      const { free, written, ended } = files
      // The main thread is shutting down and will terminate this thread.
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
