import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { nodeArguments } from '../../../attack/command/process.js'
import { lines, stop } from '../../../cli/lines/rows.js'

const megabyte = 2 ** 20

/** Bytes that the command may have read ahead of the output: a batch, and what pipes and queues hold. */
const mostAhead = 4 * megabyte

test('reads standard input only as fast as its output is read', { timeout: 120_000 }, async () => {
  const args = ['check', '-', '--lines', '--threads', '1', '--format', 'ndjson']
  const command = [...nodeArguments, ...args]
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const piece = Buffer.from(
    lines(Array.from({ length: 200 }, (_, key) => stop({ key, action: 'Stop' }))),
  )
  const total = 8 * megabyte
  let written = 0
  const write = async () => {
    while (written < total) {
      // The callback is called when the pipe has taken the piece.
      await new Promise((resolve) => child.stdin.write(piece, resolve))
      written += piece.length
    }
    child.stdin.end()
  }
  const writing = write()

  let ahead = 0
  let last = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    last = (last + chunk).slice(-10_000)
    const offset = /.*"document":\d+,"offset":(\d+)\D/s.exec(last)?.[1]
    if (offset !== undefined) ahead = Math.max(ahead, written - Number(offset))
    // A reader that is much slower than the check.
    await wait(5)
  }
  await writing
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
  expect(last).toContain('"summary"')
  expect(ahead).toBeGreaterThan(0)
  expect(ahead).toBeLessThan(mostAhead)
})
