import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { run } from '../../../src/cli/commands/program.js'
import { type Files, folderOf, hostOf, untimed } from '../../cli/command.js'
import { invalid, valid } from '../../cli/status-change.js'

const waiting = 'Waiting for changes. Press Ctrl-C to stop.\n'

/** Starts `check --watch` in this process; stops it after the test. */
async function watching(args: readonly string[], files: Files, onOutput = (_cwd: string) => {}) {
  const cwd = folderOf(files)
  const signals = new EventEmitter()
  const { platform } = process
  const { host, written } = hostOf({ cwd, signals, platform, onOutput: () => onOutput(cwd) })
  const code = run(['check', '--watch', ...args], host)
  const end = (signal = 'SIGINT') => {
    signals.emit(signal)
    return code
  }
  onTestFinished(async () => {
    await end()
  })
  const runs = () => written.stderr.split(waiting).length - 1
  const until = (count: number) =>
    vi.waitFor(() => expect(runs(), written.stderr).toBeGreaterThanOrEqual(count), {
      timeout: 20_000,
    })
  await until(1)
  const write = (name: string, text: string) => writeFileSync(join(cwd, name), text)
  return {
    cwd,
    end,
    signals,
    write,
    /** Runs an action, waits for the resulting run and returns its output. */
    async after(work: () => void) {
      const printed = written.stdout.length
      const reported = written.stderr.length
      const count = runs()
      work()
      await until(count + 1)
      return {
        stdout: written.stdout.slice(printed),
        changes: written.stderr.slice(reported).replaceAll(waiting, '').trim().split(/\n+/),
      }
    },
    printed: () => written.stdout,
    /** Returns all reported changes. */
    changes: () => written.stderr.replaceAll(waiting, '').trim().split(/\n+/).filter(Boolean),
  }
}

const counts = (stdout: string) => untimed(stdout).trimEnd().split('\n').at(-1)

test('checks again when a file changes, and returns the last exit code', async () => {
  const watched = await watching(['a.yaml'], { 'a.yaml': invalid })
  const { stdout, changes } = await watched.after(() => watched.write('a.yaml', valid))
  expect(stdout.startsWith('valid       a.yaml  changeCampaignStatus\n')).toBe(true)
  expect(counts(stdout)).toBe('1 file: 1 valid, 0 invalid, 0 unreadable')
  expect(changes).toEqual(['a.yaml changed'])
  expect(await watched.end()).toBe(0)
  expect(watched.signals.eventNames()).toEqual([])
})

test.each(['SIGINT', 'SIGTERM'])('stops on %s', async (signal) => {
  const watched = await watching(['a.yaml'], { 'a.yaml': invalid })
  expect(await watched.end(signal)).toBe(1)
})

test('detects a file that is renamed, removed and recreated', async () => {
  const watched = await watching(['a.yaml'], { 'a.yaml': invalid })
  const save = (text: string) => () => {
    watched.write('a.yaml~', text)
    renameSync(join(watched.cwd, 'a.yaml~'), join(watched.cwd, 'a.yaml'))
  }
  expect(counts((await watched.after(save(valid))).stdout)).toContain('1 valid')
  expect(counts((await watched.after(save(invalid))).stdout)).toContain('1 invalid')
  const removed = await watched.after(() => rmSync(join(watched.cwd, 'a.yaml')))
  expect(removed.changes).toEqual(['a.yaml was removed'])
  expect(counts(removed.stdout)).toContain('1 unreadable')
  const back = await watched.after(() => watched.write('a.yaml', valid))
  expect(back.changes).toEqual(['a.yaml was added'])
  expect(counts(back.stdout)).toContain('1 valid')
})

test('detects new files of a folder, and the recreated folder', async () => {
  const watched = await watching(['requests'], { 'requests/a.yaml': valid })
  const added = await watched.after(() => {
    mkdirSync(join(watched.cwd, 'requests/b'))
    watched.write('requests/b/c.json', '{')
  })
  expect(added.changes).toEqual([join('requests', 'b', 'c.json was added')])
  expect(counts(added.stdout)).toBe('2 files: 1 valid, 0 invalid, 1 unreadable')
  await watched.after(() => rmSync(join(watched.cwd, 'requests'), { recursive: true }))
  mkdirSync(join(watched.cwd, 'requests'))
  watched.write('requests/d.yaml', invalid)
  // Removing the folder may cause several runs.
  await vi.waitFor(
    () => expect(counts(watched.printed())).toBe('1 file: 0 valid, 1 invalid, 0 unreadable'),
    { timeout: 20_000 },
  )
})

test('reads a workspace that changes', async () => {
  const workspace = 'campaign-contract.workspace.yaml'
  const request = 'operation: updateOffering\nbody: {tags: [tag_a]}\n'
  const watched = await watching(['a.yaml'], { 'a.yaml': request, [workspace]: 'tags: [tag_a]\n' })
  expect(counts(watched.printed())).toContain('1 valid')
  const changed = await watched.after(() => watched.write(workspace, 'tags: [tag_b]\n'))
  expect(changed.changes).toEqual([`${workspace} changed`])
  expect(counts(changed.stdout)).toContain('1 invalid')
  const broken = await watched.after(() => watched.write(workspace, 'tags: 5\n'))
  expect(broken.changes.join()).toContain('`tags` must be a list of strings')
  const fixed = await watched.after(() => watched.write(workspace, 'tags: [tag_a]\n'))
  expect(counts(fixed.stdout)).toContain('1 valid')
})

test('watches only the files that a glob matches', async () => {
  const watched = await watching(['{requests,others}/**/*.yaml'], { 'requests/a.yaml': valid })
  watched.write('requests/a.json', '{')
  watched.write('b.yaml', invalid)
  const { changes } = await watched.after(() => {
    mkdirSync(join(watched.cwd, 'others'))
    watched.write('others/b.yaml', invalid)
  })
  expect(changes).toEqual([join('others', 'b.yaml was added')])
  expect(await watched.end()).toBe(1)
})

test('watches facts and baseline, and continues when they are invalid', async () => {
  const baseline = JSON.stringify({ version: 1, findings: [] })
  const watched = await watching(
    ['--facts', 'facts.yaml', '--baseline', 'known.json', 'requests'],
    { 'requests/a.yaml': valid, 'facts.yaml': '{}', 'known.json': baseline },
  )
  const { changes } = await watched.after(() => watched.write('facts.yaml', 'x: 1'))
  expect(changes).toEqual([
    'facts.yaml changed',
    expect.stringContaining('error: --facts facts.yaml:1:1: Unknown fact `x`.'),
  ])
  await watched.after(() => watched.write('facts.yaml', '{authenticated: true}'))
  expect((await watched.after(() => watched.write('known.json', '[]'))).changes[0]).toBe(
    'known.json changed',
  )
  expect(await watched.end()).toBe(2)
})

test('ignores its own outputs', async () => {
  const watched = await watching(['.', '--output', 'json=report.json'], { 'a.yaml': invalid })
  await watched.after(() => watched.write('a.yaml', valid))
  await watched.after(() => watched.write('b.yaml', valid))
  await watched.after(() => watched.write('c.yaml', valid))
  expect(watched.changes()).toEqual(['a.yaml changed', 'b.yaml was added', 'c.yaml was added'])
  expect(JSON.parse(readFileSync(join(watched.cwd, 'report.json'), 'utf8')).summary.valid).toBe(3)
})

test('runs once for all changes during a run', async () => {
  let changes = 0
  const watched = await watching(
    ['a.yaml', 'b.yaml'],
    { 'a.yaml': invalid, 'b.yaml': invalid },
    (cwd) => {
      if (changes++ > 0) return
      for (const name of ['a.yaml', 'b.yaml']) writeFileSync(join(cwd, name), valid)
    },
  )
  // The run must be over, or it reads the next change, too.
  await vi.waitFor(
    () => expect(counts(watched.printed())).toBe('2 files: 2 valid, 0 invalid, 0 unreadable'),
    { timeout: 20_000 },
  )
  const { stdout } = await watched.after(() => watched.write('b.yaml', invalid))
  expect(counts(stdout)).toBe('2 files: 1 valid, 1 invalid, 0 unreadable')
  expect(watched.changes()).toEqual([
    expect.stringMatching(/^[ab]\.yaml changed, and 1 more$/),
    'b.yaml changed',
  ])
})
