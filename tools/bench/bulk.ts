import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { count } from '../proof/options.js'
import { dumpFacts, writeDump } from './bulk-dump.js'
import { inFreshProcess, root } from './fresh-process.js'
import { run as runPart } from './part.js'
import type { Table } from './table.js'

/*
 * Runs `npm run bench:bulk`: writes a large dump, checks it with the built command, parses each
 * line with JSON.parse alone for comparison, and records the memory of the command.
 */

const program = new Command('npm run bench:bulk --')
  .description('Checks a large file with one request per line, compared with JSON.parse alone.')
  .option('--megabytes <count>', 'size of the file', count, 1000)
  .option('--threads <count>', 'number of threads', count)
  .option('--folder <folder>', 'folder for the file', tmpdir())
  .option('--write', 'store the figures in tools/proof/results/bench.json')
  .parse()

interface Options {
  megabytes: number
  threads?: number
  folder: string
  write?: true
}

const { megabytes, threads, folder, write } = program.opts<Options>()
const scratch = mkdtempSync(join(folder, 'campaign-contract-bulk-'))
try {
  await runPart({ name: 'bulk', processes: 1, measure }, { ...(write && { write }) })
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function* measure(): AsyncGenerator<Table> {
  const dump = join(scratch, 'dump.ndjson')
  const facts = join(scratch, 'facts.json')
  writeFileSync(facts, JSON.stringify(dumpFacts))
  const rows = await writeDump(dump, megabytes * 1e6)
  const parsed = inFreshProcess<number>('bulk-parse-process.ts', [dump])
  const checked = await check(dump, facts)
  const parsedAgain = inFreshProcess<number>('bulk-parse-process.ts', [dump])
  const parse = (parsed + parsedAgain) / 2
  const row = (what: string, seconds: number) => ({
    what,
    seconds,
    'MB a second': megabytes / seconds,
    'rows a second': Math.round(rows / seconds),
    'to JSON.parse': seconds / parse,
  })
  yield {
    title: `a file of ${megabytes} MB with ${rows} rows`,
    rows: [row('JSON.parse of each line', parse), row('campaign-contract check', checked.seconds)],
  }
  yield { title: 'memory of the command, in MB', rows: memoryRows(checked.samples) }
}

interface Sample {
  /** Seconds since the start of the command. */
  seconds: number
  megabytes: number
}

/** Runs the built command and reads its memory every half second. */
async function check(dump: string, facts: string) {
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  const samples: Sample[] = []
  const threadFlags = threads === undefined ? [] : ['--threads', String(threads)]
  const child = spawn(
    process.execPath,
    ['dist/cli/main.js', 'check', dump, '--facts', facts, '--format', 'summary', ...threadFlags],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const watch = setInterval(() => {
    const held = residentMegabytes(child.pid as number)
    if (held !== undefined) samples.push({ seconds: elapsed(), megabytes: held })
  }, 500)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 1)
    throw new Error(`the command ended with ${code}; some rows are invalid, so it must be 1`)
  return { seconds: elapsed(), samples }
}

/** Returns the resident memory of a process on Linux. */
function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000
  } catch {
    return undefined
  }
}

/** Returns the maximum of each half minute. */
function memoryRows(samples: readonly Sample[]) {
  const spans = new Map<number, number>()
  for (const { seconds, megabytes: held } of samples) {
    const span = Math.floor(seconds / 30)
    spans.set(span, Math.max(spans.get(span) ?? 0, held))
  }
  return [...spans].map(([span, held]) => ({
    seconds: `${span * 30} to ${span * 30 + 30}`,
    'at most': Math.round(held),
  }))
}
