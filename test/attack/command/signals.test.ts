import { once } from 'node:events'
import { readdirSync, readFileSync, utimesSync, watch } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listening, originOf } from '../../adapters/listening.js'
import { folderOf } from '../../cli/command.js'
import { invalid } from '../../cli/status-change.js'
import { started } from './process.js'

const row = '{"operation":"changeCampaignStatus","body":{"action":"stop"}}\n'

/** Resolves once a folder has a temporary file. */
const temporaryFileIn = (cwd: string): Promise<unknown> =>
  new Promise((resolve) => {
    const watcher = watch(cwd, (_, name) => name?.endsWith('.tmp') && resolve(name))
    onTestFinished(() => watcher.close())
  })

/** A configuration that never finishes loading, and prints that it has started. */
const endless = "process.stderr.write('begun\\n'); for (;;) {}"
const sayAtOnce = "import { writeSync } from 'node:fs'; writeSync(2, 'begun\\n'); for (;;) {}"

describe.skipIf(process.platform === 'win32')('a command that waits for more to read', () => {
  // A row is printed at once with --lines, else when the next one begins.
  test.each([
    ['SIGINT', ['--lines'], 1],
    ['SIGINT', [], 2],
    ['SIGTERM', ['--lines'], 1],
    ['SIGTERM', [], 2],
  ] as const)('ends at %s, with %j', async (signal, flags, count) => {
    const running = started(['check', '-', ...flags])
    running.child.stdin?.write(row.repeat(count))
    await running.until('structure')
    running.child.kill(signal)
    const { status, stdout } = await running.ended
    const code = { SIGINT: 130, SIGTERM: 143 }[signal]
    expect([status, running.child.signalCode]).toEqual([code, null])
    expect(stdout).toContain(`stopped early: ${signal}`)
  })
})

describe.skipIf(process.platform === 'win32')('SIGINT ends', () => {
  const signal = 'SIGINT'
  const code = 130

  test.each([['check'], ['fix'], ['conform'], ['serve']])(
    '%s, in the midst of code that never ends',
    async (command) => {
      const cwd = folderOf({ 'campaign-contract.config.mjs': sayAtOnce, 'a.yaml': invalid })
      const args = { check: ['.'], fix: ['.'], conform: ['http://127.0.0.1:1'], serve: [] }
      const running = started([command, ...args[command as keyof typeof args]], { cwd })
      await running.until('begun')
      running.child.kill(signal)
      expect(await running.ended).toMatchObject({ status: code, stdout: '' })
    },
  )

  test('check, in a rule that never ends', async () => {
    const rule = `export default { name: 'own', rules: [{ id: 'own/endless',
      operations: ['changeCampaignStatus'], severity: 'error', summary: 'Never ends.', facts: [],
      check() { process.stderr.write('begun\\n'); for (;;) {} } }] }`
    const cwd = folderOf({ 'rule.mjs': rule, 'a.yaml': row })
    const running = started(['check', 'a.yaml', '--plugin', 'rule.mjs'], { cwd })
    await running.until('begun')
    running.child.kill(signal)
    expect(await running.ended).toMatchObject({ status: code, stdout: '' })
  })

  test('conform with a server that never responds', async () => {
    const server = createServer(() => {})
    const running = started(['conform', await originOf(listening(server))])
    await once(server, 'request')
    running.child.kill(signal)
    expect(await running.ended).toMatchObject({ status: code })
  })

  test('check --watch, with the exit code of its last run', async () => {
    const cwd = folderOf({ 'a.yaml': invalid })
    const running = started(['check', '--watch', 'a.yaml'], { cwd })
    await running.until('Ctrl-C to stop')
    running.child.kill(signal)
    expect(await running.ended).toMatchObject({ status: 1 })
  })

  test('busy threads, before the end of the file', async () => {
    const cwd = folderOf({ 'a.ndjson': row.repeat(600_000) })
    const running = started(['check', 'a.ndjson', '--threads', '2'], { cwd })
    await running.until('invalid')
    running.child.kill(signal)
    const { status, stdout } = await running.ended
    expect(status).toBe(code)
    expect(stdout).not.toContain('(document 600000)')
  })

  test('fix while it writes: the file is unchanged, without temporary files', async () => {
    const rows = row.repeat(200_000)
    const cwd = folderOf({ 'a.ndjson': rows })
    const isBegun = temporaryFileIn(cwd)
    const running = started(['fix', 'a.ndjson'], { cwd })
    await isBegun
    running.child.kill(signal)
    expect(await running.ended).toMatchObject({ status: code, stdout: '' })
    expect(readdirSync(cwd)).toEqual(['a.ndjson'])
    expect(readFileSync(join(cwd, 'a.ndjson'), 'utf8')).toBe(rows)
  })

  test('a command whose reader has stopped reading', async () => {
    const cwd = folderOf({ 'a.ndjson': row.repeat(100_000) })
    const running = started(['check', 'a.ndjson', '--format', 'json'], { cwd })
    await running.until('"files"')
    const stdout = running.child.stdout as Readable
    stdout.pause()
    await vi.waitUntil(() => stdout.readableLength >= stdout.readableHighWaterMark)
    const exited = new Promise((resolve) => {
      running.child.once('exit', (own, by) => resolve(own ?? by))
    })
    running.child.kill(signal)
    expect([code, signal]).toContain(await exited)
  })
})

test('SIGKILL keeps a file unchanged, and a later run removes temporary files', async () => {
  const rows = row.repeat(200_000)
  const cwd = folderOf({ 'a.ndjson': rows, 'b.ndjson': row })
  const isBegun = temporaryFileIn(cwd)
  const running = started(['fix', 'a.ndjson'], { cwd })
  await isBegun
  running.child.kill('SIGKILL')
  await running.ended
  expect(readFileSync(join(cwd, 'a.ndjson'), 'utf8')).toBe(rows)
  const [temporary = ''] = readdirSync(cwd)
  expect(temporary).toMatch(/\.tmp$/)
  utimesSync(join(cwd, temporary), 1, 1)
  expect((await started(['fix', 'b.ndjson'], { cwd }).ended).status).toBe(0)
  expect(readdirSync(cwd)).toEqual(['a.ndjson', 'b.ndjson'])
})

test('an error outside of the command is exit code 2', async () => {
  const config =
    "setTimeout(() => { throw new Error('a\\n::error::b') }); await new Promise(() => {})"
  const cwd = folderOf({ 'campaign-contract.config.mjs': config, 'a.yaml': invalid })
  const { status, stderr } = await started(['check', '.'], { cwd }).ended
  expect(status).toBe(2)
  expect(stderr).toMatch(/^error: Error: a/)
})

test('a second signal does not wait', async () => {
  const cwd = folderOf({ 'campaign-contract.config.mjs': endless, 'a.yaml': invalid })
  const { child, ended } = started(['check', '.'], { cwd })
  const asking = setInterval(() => child.kill('SIGTERM'), 200)
  onTestFinished(() => clearInterval(asking))
  expect(await ended).toMatchObject({ status: 143 })
})
