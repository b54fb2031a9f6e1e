import { once } from 'node:events'
import type { Host } from './host.js'

/** Bytes that may wait to be printed before a log drops lines. */
const mostLogged = 2 ** 18

const { stdout, stderr } = process

let isClosed = false
stdout.once('error', () => {
  isClosed = true
})

/** The process, as the host of the command. */
export const processHost: Host = {
  stdin: {
    async *[Symbol.asyncIterator]() {
      try {
        yield* process.stdin
      } catch (error) {
        // `destroy` ends the input.
        if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
      }
    },
    destroy: () => process.stdin.destroy(),
  },
  stdout: {
    write: (text) => stdout.write(text),
    isTTY: stdout.isTTY === true,
    get columns() {
      return stdout.columns
    },
    get writableNeedDrain() {
      return stdout.writableLength > mostLogged
    },
    get isClosed() {
      return isClosed
    },
    async drained() {
      if (stdout.writableNeedDrain && !isClosed) await once(stdout, 'drain').catch(() => {})
    },
  },
  stderr,
  env: process.env,
  platform: process.platform,
  cwd: () => process.cwd(),
  once: (signal, listener) => process.once(signal, listener),
  removeListener: (signal, listener) => process.removeListener(signal, listener),
  kill: (signal) => process.kill(process.pid, signal),
}
