import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { count } from '../proof/options.js'
import { dumpFacts, writeDump } from './bulk-dump.js'
import { run as runPart } from './part.js'
import type { Table } from './table.js'

/*
 * Runs `npm run bench:shards`: writes a large dump, checks it in one run and in shards with the built
 * command, merges the shards with a small heap, and fails unless both reports are the same.
 */

const program = new Command('npm run bench:shards --')
  .description('Checks a large file in one run and in shards, and compares the reports.')
  .option('--megabytes <count>', 'size of the file', count, 200)
  .option('--shards <count>', 'number of shards', count, 4)
  .option('--heap <megabytes>', 'heap of merge', count, 64)
  .option('--folder <folder>', 'folder for the files', tmpdir())
  .parse()

interface Options {
  megabytes: number
  shards: number
  heap: number
  folder: string
}

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

/** Formats that keep little in memory. */
const formats = ['ndjson', 'json', 'sarif', 'gitlab', 'github', 'markdown'] as const
const outputs = (name: string) =>
  formats.flatMap((format) => ['--output', `${format}=${name}.${format}`])

const { megabytes, shards, heap, folder } = program.opts<Options>()
const scratch = mkdtempSync(join(folder, 'campaign-contract-shards-'))
try {
  await runPart({ name: 'shards', processes: 1, measure }, {})
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function* measure(): AsyncGenerator<Table> {
  writeFileSync(join(scratch, 'facts.json'), JSON.stringify(dumpFacts))
  const rows = await writeDump(join(scratch, 'dump.ndjson'), megabytes * 1e6)
  const check = ['check', 'dump.ndjson', '--facts', 'facts.json', '--format', 'summary']
  for (const byKey of [false, true]) {
    // Rows are compared with all others only by key.
    const rules = byKey ? [] : ['idempotency/conflict=off', 'offering/name-taken=off']
    const flags = [
      ...rules.flatMap((rule) => ['--rule', rule]),
      ...(byKey ? ['--partition-key'] : []),
    ]
    const oneRun = [...check, ...flags.filter((flag) => flag !== '--partition-key')]
    const measured = [{ what: 'one run', ...(await timed([...oneRun, ...outputs('whole')])) }]
    for (let index = 1; index <= shards; index++) {
      const shard = ['--shard', `${index}/${shards}`, ...flags]
      const output = ['--output', `ndjson=${index}.report`]
      measured.push({
        what: `shard ${index}/${shards}`,
        ...(await timed([...check, ...shard, ...output])),
      })
    }
    const reports = Array.from({ length: shards }, (_, at) => `${at + 1}.report`)
    const merge = ['merge', ...reports, '--format', 'summary', ...outputs('merged')]
    const node = [`--max-old-space-size=${heap}`]
    measured.push({ what: 'merge', ...(await timed(merge, node)) })
    const codes = new Set(measured.map(({ exit }) => exit))
    if (codes.size > 1) throw new Error(`exit codes differ: ${[...codes].join(', ')}`)
    for (const format of formats) await assertSame(format)
    yield {
      title: `${megabytes} MB with ${rows} rows in ${shards} shards${byKey ? ' by key' : ''}`,
      rows: measured,
    }
  }
}

/** Runs the built command; returns its seconds, its peak of memory and its exit code. */
async function timed(args: readonly string[], node: readonly string[] = []) {
  const start = performance.now()
  const command = [...node, main, ...args]
  const child = spawn(process.execPath, command, {
    cwd: scratch,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMegabytes(child.pid as number) ?? 0)
  }, 100)
  const [exit] = await once(child, 'exit')
  clearInterval(watch)
  if (exit !== 1) throw new Error(`${args.join(' ')} ended with ${exit}`)
  return { seconds: (performance.now() - start) / 1000, 'peak MB': Math.round(peak), exit }
}

/** Returns the highest resident memory of a process so far, on Linux. */
function peakMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000
  } catch {
    return undefined
  }
}

async function assertSame(format: string): Promise<void> {
  const [whole, merged] = await Promise.all(
    ['whole', 'merged'].map((name) => digestOf(join(scratch, `${name}.${format}`))),
  )
  if (whole !== merged) throw new Error(`${format} of the merge differs from ${format} of one run`)
}

/** Returns a hash of a report without response ids, which are random. */
async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const line of createInterface({ input: createReadStream(file) })) {
    hash.update(`${line.replace(/(response_id\W+)[\da-f-]{36}/g, '$1')}\n`)
  }
  return hash.digest('hex')
}
