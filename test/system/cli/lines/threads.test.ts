import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpFacts, writeDump } from '../../../../tools/bench/bulk-dump.js'
import { campaignContract, type Outcome } from '../../../cli/command.js'
import { lines, offering, stop } from '../../../cli/lines/rows.js'

/* A dump that is long enough for several threads: this one checks the first four megabytes. */

const megabytes = 8
const main = fileURLToPath(new URL('../../../../src/cli/main.ts', import.meta.url))
const flags = ['--facts', 'facts.json', '--quiet', '--format', 'ndjson']

let folder: string
let whole: Outcome
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'campaign-contract-threads-'))
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(dumpFacts))
  const dump = join(folder, 'dump.ndjson')
  await writeDump(dump, megabytes * 1e6)
  // Duplicates across rows are found at any distance and in any thread.
  const first = lines([stop({ key: 1 }), offering('Summer_Sale', { key: 2 })])
  const last = lines([stop({ key: 1, action: 'PAUSE' }), offering('Summer_Sale', { key: 3 })])
  writeFileSync(dump, first + readFileSync(dump, 'utf8') + last)
  whole = await check(['dump.ndjson', '--threads', '1'])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const check = (args: readonly string[]) =>
  campaignContract(['check', ...args, ...flags], { cwd: folder })

interface Finding {
  text: string
  offset: number
}

/** Returns the complete lines of an output, without the random response ids. */
const findingsIn = (output: string): Finding[] =>
  output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
    .filter(({ summary }) => summary === undefined)
    .map(({ response, ...result }) => ({ text: JSON.stringify(result), offset: result.offset }))

/** Compares line by line; a text comparison would print everything on failure. */
function expectSame(found: readonly Finding[], wanted: readonly Finding[]): void {
  const differing = wanted.find(({ text }, index) => found[index]?.text !== text)
  expect(differing).toBeUndefined()
  expect(found).toHaveLength(wanted.length)
}

describe('a file that several threads check', () => {
  test('has the same results as with one thread', async () => {
    const { code, stdout } = await check(['dump.ndjson', '--threads', '3'])
    const found = findingsIn(stdout)
    expectSame(found, findingsIn(whole.stdout))
    expect(stdout.split('\n').at(-2)).toBe(whole.stdout.split('\n').at(-2))
    expect(code).toBe(1)
    expect(found.length).toBeGreaterThan(50)
    const rules = found.slice(-2).map(({ text }) => JSON.parse(text).violations[0].rule)
    expect(rules).toEqual(['idempotency/conflict', 'offering/name-taken'])
  }, 120_000)

  test('has the same results after a kill and --resume', async () => {
    const wanted = findingsIn(whole.stdout)
    const flagsOfRun = ['dump.ndjson', '--threads', '2', ...flags]
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), main, 'check', ...flagsOfRun],
      { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (piece) => {
      text += piece
      // By now worker threads are running.
      if (text.length > whole.stdout.length * 0.6) child.kill('SIGKILL')
    })
    const [, signal] = await once(child, 'close')
    expect(signal).toBe('SIGKILL')

    const before = findingsIn(text)
    expect(before.length).toBeLessThan(wanted.length)
    const next = (before.at(-1)?.offset ?? 0) + 1
    const rest = await check(['dump.ndjson', '--threads', '2', '--resume', String(next)])
    expectSame([...before, ...findingsIn(rest.stdout)], wanted)
  }, 120_000)
})
