import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { run } from '../../../src/cli/commands/program.js'
import { campaignContract, type Files, folderOf } from '../../cli/command.js'

const right = 'operation: changeCampaignStatus\nbody: {action: STOP}\n'
const wrong = 'operation: changeCampaignStatus\nbody: {action: Stop}\n'
const waiting = 'Waiting for changes. Press Ctrl-C to stop.\n'
const clearScreen = '\u001b[2J\u001b[H'

interface Setting {
  isTerminal?: boolean
  /** Called with each output. */
  onPrint?(text: string, cwd: string): void
}

/** Starts `check --watch` in this process; stops it after the test. */
async function watching(args: readonly string[], files: Files, setting: Setting = {}) {
  const cwd = folderOf(files)
  const signals = new EventEmitter()
  let stdout = ''
  let stderr = ''
  const code = run(['check', '--watch', ...args], {
    ...{ stdin: Readable.from([]), env: {}, platform: process.platform, cwd: () => cwd },
    stdout: {
      write(text) {
        stdout += text
        setting.onPrint?.(String(text), cwd)
      },
      ...(setting.isTerminal && { isTTY: true }),
    },
    stderr: {
      write(text) {
        stderr += text
      },
    },
    once: (signal, listener) => signals.once(signal, listener),
    removeListener: (signal, listener) => signals.removeListener(signal, listener),
  })
  const end = (signal = 'SIGINT') => {
    signals.emit(signal)
    return code
  }
  onTestFinished(async () => {
    await end()
  })
  const runs = () => stderr.split(waiting).length - 1
  const until = (count: number) =>
    vi.waitFor(() => expect(runs(), stderr).toBeGreaterThanOrEqual(count), { timeout: 20_000 })
  await until(1)
  const write = (name: string, text: string) => writeFileSync(join(cwd, name), text)
  return {
    ...{ cwd, end, signals, write },
    /** Runs an action, waits for the resulting run and returns its output. */
    async after(work: () => void) {
      const [printed, told, count] = [stdout.length, stderr.length, runs()]
      work()
      await until(count + 1)
      return {
        stdout: stdout.slice(printed),
        told: stderr.slice(told).replaceAll(waiting, '').trim().split(/\n+/),
      }
    },
    printed: () => stdout,
    /** Returns all reported changes. */
    told: () => stderr.replaceAll(waiting, '').trim().split(/\n+/).filter(Boolean),
  }
}

const counts = (stdout: string) => stdout.trimEnd().split('\n').at(-1)

test('checks again when a file changes, and returns the last exit code', async () => {
  const watched = await watching(['a.yaml'], { 'a.yaml': wrong })
  const { stdout, told } = await watched.after(() => watched.write('a.yaml', right))
  expect(stdout.startsWith('valid       a.yaml  changeCampaignStatus\n')).toBe(true)
  expect(counts(stdout)).toBe('1 file: 1 valid, 0 invalid, 0 unreadable')
  expect(told).toEqual(['a.yaml changed'])
  expect(await watched.end()).toBe(0)
  expect(watched.signals.eventNames()).toEqual([])
})

test.each(['SIGINT', 'SIGTERM'])('stops on %s', async (signal) => {
  const watched = await watching(['a.yaml'], { 'a.yaml': wrong })
  expect(await watched.end(signal)).toBe(1)
})

test('detects a file that is renamed, removed and recreated', async () => {
  const watched = await watching(['a.yaml'], { 'a.yaml': wrong })
  const save = (text: string) => () => {
    watched.write('a.yaml~', text)
    renameSync(join(watched.cwd, 'a.yaml~'), join(watched.cwd, 'a.yaml'))
  }
  expect(counts((await watched.after(save(right))).stdout)).toContain('1 valid')
  expect(counts((await watched.after(save(wrong))).stdout)).toContain('1 invalid')
  const removed = await watched.after(() => rmSync(join(watched.cwd, 'a.yaml')))
  expect(removed.told).toEqual(['a.yaml was removed'])
  expect(counts(removed.stdout)).toContain('1 unreadable')
  const back = await watched.after(() => watched.write('a.yaml', right))
  expect(back.told).toEqual(['a.yaml was added'])
  expect(counts(back.stdout)).toContain('1 valid')
})

test('detects new files of a folder, and the recreated folder', async () => {
  const watched = await watching(['requests'], { 'requests/a.yaml': right })
  const added = await watched.after(() => {
    mkdirSync(join(watched.cwd, 'requests/b'))
    watched.write('requests/b/c.json', '{')
  })
  expect(added.told).toEqual([join('requests', 'b', 'c.json was added')])
  expect(counts(added.stdout)).toBe('2 files: 1 valid, 0 invalid, 1 unreadable')
  await watched.after(() => rmSync(join(watched.cwd, 'requests'), { recursive: true }))
  mkdirSync(join(watched.cwd, 'requests'))
  watched.write('requests/d.yaml', wrong)
  // Removing the folder may cause several runs.
  await vi.waitFor(
    () => expect(counts(watched.printed())).toBe('1 file: 0 valid, 1 invalid, 0 unreadable'),
    { timeout: 20_000 },
  )
})

test('watches only the files that a glob matches', async () => {
  const watched = await watching(['{requests,others}/**/*.yaml'], { 'requests/a.yaml': right })
  watched.write('requests/a.json', '{')
  watched.write('b.yaml', wrong)
  const { told } = await watched.after(() => {
    mkdirSync(join(watched.cwd, 'others'))
    watched.write('others/b.yaml', wrong)
  })
  expect(told).toEqual([join('others', 'b.yaml was added')])
  expect(await watched.end()).toBe(1)
})

test('watches a file outside its folder', async () => {
  const file = join(folderOf({ 'a.yaml': wrong }), 'a.yaml')
  const watched = await watching([file], {})
  const { stdout } = await watched.after(() => writeFileSync(file, right))
  expect(counts(stdout)).toContain('1 valid')
})

test('watches facts and baseline, and continues when they are invalid', async () => {
  const baseline = JSON.stringify({ version: 1, findings: [] })
  const watched = await watching(
    ['--facts', 'facts.yaml', '--baseline', 'known.json', 'requests'],
    { 'requests/a.yaml': right, 'facts.yaml': '{}', 'known.json': baseline },
  )
  const { told } = await watched.after(() => watched.write('facts.yaml', 'x: 1'))
  expect(told).toEqual(['facts.yaml changed', 'error: --facts facts.yaml:1:1: Unknown fact `x`.'])
  await watched.after(() => watched.write('facts.yaml', '{authenticated: true}'))
  expect((await watched.after(() => watched.write('known.json', '[]'))).told[0]).toBe(
    'known.json changed',
  )
  expect(await watched.end()).toBe(2)
})

test('watches files and facts of a configuration, overrides included', async () => {
  const watched = await watching([], {
    'campaign-contract.config.yaml':
      'files: requests\noverrides: [{files: requests, facts: facts.yaml}]\n',
    'requests/a.yaml': right,
    'facts.yaml': '{}',
  })
  const { told } = await watched.after(() => watched.write('facts.yaml', 'x: 1'))
  expect(told).toEqual(['facts.yaml changed', 'error: --facts facts.yaml:1:1: Unknown fact `x`.'])
  const { stdout } = await watched.after(() => {
    watched.write('facts.yaml', '{}')
    watched.write('requests/a.yaml', wrong)
  })
  expect(counts(stdout)).toContain('1 invalid')
})

test('ignores its own outputs', async () => {
  const watched = await watching(['.', '--output', 'json=report.json'], { 'a.yaml': wrong })
  await watched.after(() => watched.write('a.yaml', right))
  await watched.after(() => watched.write('b.yaml', right))
  await watched.after(() => watched.write('c.yaml', right))
  expect(watched.told()).toEqual(['a.yaml changed', 'b.yaml was added', 'c.yaml was added'])
  expect(JSON.parse(readFileSync(join(watched.cwd, 'report.json'), 'utf8')).summary.right).toBe(3)
})

test('runs once for all changes during a run', async () => {
  let changes = 0
  const watched = await watching(
    ['a.yaml', 'b.yaml'],
    { 'a.yaml': wrong, 'b.yaml': wrong },
    {
      onPrint(text, cwd) {
        if (!text.includes('a.yaml') || changes++ > 0) return
        for (const name of ['a.yaml', 'b.yaml']) writeFileSync(join(cwd, name), right)
      },
    },
  )
  await vi.waitFor(() => expect(watched.told()).toHaveLength(1), { timeout: 20_000 })
  const { stdout } = await watched.after(() => watched.write('b.yaml', wrong))
  expect(counts(stdout)).toBe('2 files: 1 valid, 1 invalid, 0 unreadable')
  expect(watched.told()).toEqual([
    expect.stringMatching(/^[ab]\.yaml changed, and 1 more$/),
    'b.yaml changed',
  ])
})

test.each([
  [true, 1],
  [false, 0],
])('clears the screen of a terminal: %s', async (isTerminal, times) => {
  const watched = await watching(['a.yaml'], { 'a.yaml': wrong }, { isTerminal })
  const { stdout } = await watched.after(() => watched.write('a.yaml', right))
  expect(stdout.split(clearScreen)).toHaveLength(times + 1)
})

test.each([
  [['-'], '--watch: cannot watch standard input; pass files or folders'],
  [
    ['.', '--baseline', 'b.json', '--update-baseline'],
    '--watch cannot be combined with --update-baseline',
  ],
  [['.', '--rule', 'x=off'], '--rule x=off: Unknown rule in option `rules`: `x`.'],
])('rejects %s', async (args, message) => {
  const cwd = folderOf({ 'a.yaml': right })
  expect(await campaignContract(['check', '--watch', ...args], { cwd })).toEqual({
    ...{ code: 2, stdout: '' },
    stderr: `error: ${message}\n`,
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)('stops the process on %s', async (signal) => {
  const main = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), main, 'check', '--watch', '.'],
    { cwd: folderOf({ 'a.yaml': wrong }), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const [line] = await once(createInterface({ input: child.stderr }), 'line')
  expect(`${line}\n`).toBe(waiting)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([1, null])
})
