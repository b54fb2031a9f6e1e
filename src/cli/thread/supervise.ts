import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getHeapStatistics } from 'node:v8'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { printableLines } from '../../core/base/printable.js'
import type { Signal } from '../host/host.js'
import { outOfMemory } from '../host/usage-error.js'
import { exitCodes, signalExitCodes } from '../results/exit-code.js'
import { files, slots, type ThreadData, type ThreadReply, type ThreadRequest } from './messages.js'

/** Milliseconds for a command to stop by itself after a signal; `conform` prints its report. */
const graceOf = ([command]: readonly string[]): number => (command === 'conform' ? 30_000 : 400)

/** Milliseconds in which a repeated signal is ignored: a terminal and a parent may both send Ctrl-C. */
const sameSignal = 50

/** Milliseconds in which a thread that is not blocked terminates. */
const ending = 500

/** Runs the command in a worker thread, so that it stops soon after a signal. Returns its exit code. */
export function supervised(argv: readonly string[]): Promise<number> {
  const shared = new Int32Array(new SharedArrayBuffer(12))
  const { port1: port, port2 } = new MessageChannel()
  const data: ThreadData = {
    ...{ argv, shared, port: port2 },
    stdout: terminalOf(process.stdout),
    stderr: terminalOf(process.stderr),
  }
  const worker = new Worker(threadFile, {
    ...{ workerData: data, transferList: [port2] },
    resourceLimits: heapOfProcess(),
  })
  const temporary = new Set<string>()
  let input: AsyncIterator<Uint8Array> | undefined
  process.stdout.on('error', () => Atomics.store(shared, slots.closed, 1))
  const reply = (message: ThreadReply) => port.postMessage(message)

  const read = async () => {
    input ??= process.stdin[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
    try {
      const { value, done } = await input.next()
      reply(done ? { is: 'input' } : { is: 'input', bytes: value })
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException
      reply({ is: 'input', error: { message, code } })
    }
  }
  const closeInput = () => {
    if (input !== undefined) process.stdin.destroy()
  }

  return new Promise((resolve) => {
    const finish = (exitCode: number) => {
      for (const signal of signals) process.removeListener(signal, onSignal)
      closeInput()
      port.close()
      void worker.terminate()
      resolve(exitCode)
    }
    const handle = (request: ThreadRequest) => {
      switch (request.is) {
        case 'write':
          return process[request.stream].write(request.text, () => {
            Atomics.sub(shared, slots.unprinted, request.size)
            Atomics.notify(shared, slots.unprinted)
          })
        case 'read':
          return void read()
        case 'close input':
          return closeInput()
        case 'temporary':
          return request.isThere ? temporary.add(request.path) : temporary.delete(request.path)
        case 'unhandled':
          return void endNow()
        case 'done':
          return finish(request.exitCode)
      }
    }
    port.on('message', handle)
    worker.once('error', (error) => {
      process.stderr.write(`error: ${printableLines(errorText(error))}\n`)
      removeAll(temporary)
      finish(exitCodes.error)
    })
    worker.once('exit', (exitCode) => {
      // The thread may end before its last messages are delivered.
      for (let next = queued(port); next !== undefined; next = queued(port)) {
        handle(next)
        if (next.is === 'done') return
      }
      // A configuration is code, and may call `process.exit`.
      finish(exitCode)
    })

    let received: { signal: Signal; at: number } | undefined
    let isEnding = false
    const onSignal = (signal: Signal) => {
      const now = performance.now()
      if (received !== undefined) {
        if (signal !== received.signal || now - received.at > sameSignal) void endNow()
        return
      }
      received = { signal, at: now }
      reply({ is: 'signal', signal })
      setTimeout(endNow, graceOf(argv)).unref()
    }
    const endNow = async () => {
      if (isEnding || received === undefined) return
      isEnding = true
      const { signal } = received
      worker.removeAllListeners('exit')
      await fileWritten(shared)
      const isEnded = await Promise.race([worker.terminate().then(() => true), wait(ending, false)])
      for (let next = queued(port); next !== undefined; next = queued(port)) {
        if (next.is === 'temporary') handle(next)
      }
      removeAll(temporary)
      if (process.stderr.isTTY) process.stderr.write(showCursor)
      if (isEnded) process.exit(signalExitCodes[signal])
      // Exiting would wait for the thread; killing itself with the signal gives the same exit code.
      for (const each of signals) process.removeAllListeners(each)
      process.kill(process.pid, signal)
    }
    for (const signal of signals) process.on(signal, onSignal)
  })
}

const signals = ['SIGINT', 'SIGTERM'] as const

const showCursor = '\u001b[?25h'

const terminalOf = ({ isTTY, columns }: NodeJS.WriteStream) => ({
  isTTY: isTTY === true,
  columns,
})

/** The heap limit of the process; the default of a thread is lower. */
const heapOfProcess = () => ({
  maxOldGenerationSizeMb: Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20),
})

/** Next to this file in the source, and next to the command in the build. */
const threadFile = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? 'source-command-thread.mjs' : 'command-thread.js',
    import.meta.url,
  ),
)

/** Maximum milliseconds to wait for a file write. */
const mostWriting = 10_000

/** Waits for the current file write, and prevents further ones. */
async function fileWritten(shared: Int32Array): Promise<void> {
  const { free, ended } = files
  const until = performance.now() + mostWriting
  while (Atomics.compareExchange(shared, slots.files, free, ended) !== free) {
    if (performance.now() > until) return
    await wait(1)
  }
}

const queued = (port: MessagePort): ThreadRequest | undefined => receiveMessageOnPort(port)?.message

function removeAll(paths: Iterable<string>): void {
  for (const path of paths) rmSync(path, { force: true })
}

function errorText(error: unknown): string {
  const { code, stack, message } = error as NodeJS.ErrnoException
  if (code !== 'ERR_WORKER_OUT_OF_MEMORY') return stack ?? message ?? String(error)
  return outOfMemory
}
