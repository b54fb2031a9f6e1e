import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { started } from '../../../attack/command/process.js'
import { builtCommand } from '../../../built-command.js'
import { lines, stop } from '../../../cli/lines/rows.js'

const megabyte = 2 ** 20

/** Bytes that the command may have read ahead of the output: what pipes and queues hold. */
const mostAhead = 3 * megabyte

const check = ['check', '-', '--format', 'ndjson']

test('reads standard input only as fast as its output is read', { timeout: 120_000 }, async () => {
  const command = [builtCommand, ...check, '--lines', '--threads', '1']
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const piece = Buffer.from(
    lines(Array.from({ length: 200 }, (_, key) => stop({ key, action: 'Stop' }))),
  )
  const total = 6 * megabyte
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

test('standard input is left when the reader of the output leaves', {
  timeout: 60_000,
}, async () => {
  const row = stop({ key: 1, action: 'Stop' })
  const command = [process.execPath, builtCommand, ...check].map((part) => `'${part}'`)
  const script = `(yes '${row}' | ${command.join(' ')}; echo "exit code $?" >&2) | head -n 1`
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', script])
  expect(JSON.parse(stdout)).toMatchObject({ file: '<stdin>', line: 1, ok: false })
  expect(stderr).toBe('exit code 1\n')
})

test('needs no more memory for more rows', { timeout: 120_000 }, async () => {
  const input = `yes '${stop({ key: 1 }).replace('{', `{"name":"${'x'.repeat(20_000)}",`)}' | head -n 7500`
  const nodeFlags = ['--max-old-space-size=64']
  const flags = [...check, '--lines', '--quiet']
  const { status, stdout, stderr } = await started(flags, { nodeFlags, input }).ended
  expect([status, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout).summary).toMatchObject({ requests: 7500, valid: 7500 })
})
