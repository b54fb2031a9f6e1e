import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getHeapStatistics } from 'node:v8'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { printableLines } from '../../core/base/printable.js'
import type { Signal } from '../host/host.js'
import { outOfMemory } from '../host/usage-error.js'
import { exitCodes, signalExitCodes } from '../results/exit-code.js'
import { type Answer, type Ask, files, slots, type ThreadData } from './messages.js'

/** Milliseconds that a command has to end by itself when it is asked to. */
const grace = 400

/** A terminal and what runs the command may both pass on one and the same Ctrl-C. */
const sameSignal = 50

/** Milliseconds in which a thread ends that is not held up by the system. */
const ending = 500

/**
 * Runs the command in a thread of its own, prints what it prints, and returns its exit code. So it
 * ends soon after a signal, whatever it is doing.
 */
export function supervised(argv: readonly string[]): Promise<number> {
  const shared = new Int32Array(new SharedArrayBuffer(8))
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
  const answer = (message: Answer) => port.postMessage(message)

  const read = async () => {
    input ??= process.stdin[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
    try {
      const { value, done } = await input.next()
      answer(done ? { is: 'input' } : { is: 'input', bytes: value })
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException
      answer({ is: 'input', error: { message, code } })
    }
  }
  const closeInput = () => {
    if (input !== undefined) process.stdin.destroy()
  }

  return new Promise((resolve) => {
    const finish = (exitCode: number) => {
      for (const signal of signals) process.removeListener(signal, heed)
      closeInput()
      port.close()
      void worker.terminate()
      resolve(exitCode)
    }
    const obey = (ask: Ask) => {
      switch (ask.is) {
        case 'write':
          return process[ask.stream].write(ask.text, () => {
            Atomics.sub(shared, slots.unprinted, ask.size)
            Atomics.notify(shared, slots.unprinted)
          })
        case 'read':
          return void read()
        case 'close input':
          return closeInput()
        case 'temporary':
          return ask.isThere ? temporary.add(ask.path) : temporary.delete(ask.path)
        case 'unheeded':
          return void endNow()
        case 'done':
          return finish(ask.exitCode)
      }
    }
    port.on('message', obey)
    worker.once('error', (error) => {
      process.stderr.write(`error: ${printableLines(wordsOn(error))}\n`)
      removeAll(temporary)
      finish(exitCodes.unusable)
    })
    // A configuration is code, and may end its thread.
    worker.once('exit', (exitCode) => finish(exitCode))

    let asked: { signal: Signal; at: number } | undefined
    let isEnding = false
    const heed = (signal: Signal) => {
      const now = performance.now()
      if (asked !== undefined) {
        if (signal !== asked.signal || now - asked.at > sameSignal) void endNow()
        return
      }
      asked = { signal, at: now }
      answer({ is: 'signal', signal })
      setTimeout(endNow, grace).unref()
    }
    const endNow = async () => {
      if (isEnding || asked === undefined) return
      isEnding = true
      const { signal } = asked
      worker.removeAllListeners('exit')
      await fileWritten(shared)
      const isEnded = await Promise.race([worker.terminate().then(() => true), wait(ending, false)])
      for (let next = queued(port); next !== undefined; next = queued(port)) {
        if (next.is === 'temporary') obey(next)
      }
      removeAll(temporary)
      if (process.stderr.isTTY) process.stderr.write(showCursor)
      if (isEnded) process.exit(signalExitCodes[signal])
      // To exit would wait for the thread; who ends by the signal itself has the same exit code.
      for (const each of signals) process.removeAllListeners(each)
      process.kill(process.pid, signal)
    }
    for (const signal of signals) process.on(signal, heed)
  })
}

const signals = ['SIGINT', 'SIGTERM'] as const

const showCursor = '\u001b[?25h'

const terminalOf = ({ isTTY, columns }: NodeJS.WriteStream) => ({
  isTTY: isTTY === true,
  columns,
})

/** A thread has less, were it not told otherwise. */
const heapOfProcess = () => ({
  maxOldGenerationSizeMb: Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20),
})

/** It stands beside this file in the source, and beside the command in what is built. */
const threadFile = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? 'source-command-thread.mjs' : 'command-thread.js',
    import.meta.url,
  ),
)

/** Milliseconds that a file has to be written to its end, on a disk that still does it. */
const mostWriting = 10_000

/** Waits until no file is written any more, and lets none be. */
async function fileWritten(shared: Int32Array): Promise<void> {
  const { free, ended } = files
  const until = performance.now() + mostWriting
  while (Atomics.compareExchange(shared, slots.files, free, ended) !== free) {
    if (performance.now() > until) return
    await wait(1)
  }
}

const queued = (port: MessagePort): Ask | undefined => receiveMessageOnPort(port)?.message

function removeAll(paths: Iterable<string>): void {
  for (const path of paths) rmSync(path, { force: true })
}

function wordsOn(error: unknown): string {
  const { code, stack, message } = error as NodeJS.ErrnoException
  if (code !== 'ERR_WORKER_OUT_OF_MEMORY') return stack ?? message ?? String(error)
  return outOfMemory
}
