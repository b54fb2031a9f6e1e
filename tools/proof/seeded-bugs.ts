import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Command, Option } from 'commander'
import { loadCases } from '../../src/conformance/cases/load-cases.js'
import type { ConformanceReport, Fixtures } from '../../src/conformance/index.js'
import { runConformance } from '../../src/conformance/run/run.js'
import { count, index } from './options.js'
import { sample } from './peers/server.js'
import { recordResult } from './record-result.js'

/*
 * `npm run proof:seeded-bugs`: runs the conformance suite against an independent server, where it must
 * report no MUST, and against the same server with each of its bugs, which it must find.
 */

interface Bug {
  id: string
  operation: string
  summary: string
  statement: string
  level: 'MUST' | 'SHOULD'
  set: string
}

const modes = ['states', 'fixtures'] as const
type Mode = (typeof modes)[number]

const servers = ['seeded-bugs', 'unseen-bugs'] as const
const [defaultServer] = servers

const command = new Command()
  .addOption(
    new Option('--server <folder>', 'server to test; only the default is recorded')
      .choices(servers)
      .default(defaultServer),
  )
  .option('--set <set>', 'test the bugs of one set')
  .addOption(new Option('--mode <mode>', 'with or without settable state').choices(modes))
  .option('--only <text>', 'test only bugs with this text in their ids; record nothing')
  .option('--every <number>', 'test only every nth bug; record nothing', count, 1)
  .option('--offset <number>', 'begin `--every` with this bug', index, 0)
  .option('--parallel <count>', 'bugs tested at once', count, 1)
  .option('--peers', 'test only the sample on which other tools ran; record nothing')
  .option('--time-limit <seconds>', 'seconds for each bug', count, 300)
  .option('--latency <milliseconds>', 'time that the server takes to store something', count, 1)
  .option('--requests <count>', 'generated requests for each operation', count, 60)
  .option('--seed <seed>', 'seed of the generators', count, 20_260_101)
  .parse()
const options = command.opts<{
  server: (typeof servers)[number]
  set?: string
  mode?: Mode
  only?: string
  every: number
  offset: number
  parallel: number
  peers?: boolean
  timeLimit: number
  latency: number
  requests: number
  seed: number
}>()

const server = fileURLToPath(new URL(`${options.server}/server.mjs`, import.meta.url))
const cases = loadCases()

async function started(args: readonly string[]): Promise<{ origin: string; child: ChildProcess }> {
  const flags = ['--port', '0', '--latency', String(options.latency), ...args]
  const child = spawn(process.execPath, [server, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout as NodeJS.ReadableStream as never), 'line')
  return { origin: String(line).replace(/^listening on /, ''), child }
}

const fixturesFor = (mode: Mode): Fixtures =>
  JSON.parse(
    execFileSync(process.execPath, [server, '--fixtures', ...argsOf(mode)], { encoding: 'utf8' }),
  )

const argsOf = (mode: Mode): string[] => (mode === 'states' ? ['--states'] : [])

async function run(mode: Mode, fixtures: Fixtures, bug?: string): Promise<ConformanceReport> {
  const bugArgs = bug === undefined ? [] : ['--bug', bug]
  const { origin, child } = await started([...argsOf(mode), ...bugArgs])
  try {
    const { requests, seed } = options
    return await runConformance(
      {
        ...{ target: origin, fixtures, seed, cases: requests, bail: bug !== undefined },
        // The time limit includes all waits.
        ...(bug !== undefined && { timeLimit: options.timeLimit, longestWait: options.timeLimit }),
      },
      { cases },
    )
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}

interface Row {
  bug: string
  set: string
  operation: string
  level: string
  mode: Mode
  foundAs: 'MUST' | 'SHOULD' | null
  finding: string | null
  seconds: number
}

const listed: Bug[] = JSON.parse(
  execFileSync(process.execPath, [server, '--list'], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
)
const sets = [...new Set(listed.map(({ set }) => set))]
if (options.set !== undefined && !sets.includes(options.set)) {
  command.error(
    `error: ${options.server} has no set '${options.set}'. Allowed choices are ${sets.join(', ')}.`,
  )
}
const sampled: ReadonlySet<string> = new Set(sample().map(({ id }) => id))
const bugs = listed.filter(
  ({ id, set }, position) =>
    (options.peers !== true || sampled.has(id)) &&
    (options.set === undefined || set === options.set) &&
    (options.only === undefined || id.includes(options.only)) &&
    position % options.every === options.offset,
)
const rows: Row[] = []
let falseMusts = 0
for (const mode of modes) {
  if (options.mode !== undefined && options.mode !== mode) continue
  const fixtures = fixturesFor(mode)
  const without = await run(mode, fixtures)
  const musts = without.findings.filter(({ level }) => level === 'MUST')
  falseMusts += musts.length
  const shoulds = new Set(without.findings.map(({ key }) => key))
  console.log(
    `${mode}: without a bug ${musts.length} MUST, ${without.findings.length - musts.length} SHOULD, ${without.requests} requests, ${without.milliseconds} ms`,
  )
  for (const { key, message } of musts) console.log(`  false MUST: ${key}: ${message}`)
  const test = async ({ id, set, operation, level }: Bug) => {
    const report = await run(mode, fixtures, id)
    const found = report.findings.filter(({ key }) => !shoulds.has(key))
    const must = report.findings.find((finding) => finding.level === 'MUST')
    const foundAs = must ? 'MUST' : found.length > 0 ? 'SHOULD' : null
    const finding = (must ?? found[0])?.key ?? null
    const seconds = Math.round(report.milliseconds / 100) / 10
    rows.push({ bug: id, set, operation, level, mode, foundAs, finding, seconds })
    if (foundAs !== 'MUST')
      console.log(`  ${foundAs ?? 'missed'}: ${set} ${level} ${id}: ${finding}`)
  }
  const left = bugs.values()
  const testLeft = async () => {
    for (const bug of left) await test(bug)
  }
  await Promise.all(Array.from({ length: options.parallel }, testLeft))
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

for (const set of sets) {
  for (const mode of modes) {
    const own = rows.filter((row) => row.set === set && row.mode === mode && row.level === 'MUST')
    if (own.length === 0) continue
    const by = (foundAs: Row['foundAs']) => own.filter((row) => row.foundAs === foundAs).length
    console.log(
      `set ${set}, ${mode}: ${own.length} bugs, ${by('MUST')} as MUST, ${by('SHOULD')} as SHOULD, ${by(null)} missed, median ${median(own.map(({ seconds }) => seconds))} s`,
    )
  }
}
console.log(
  `${rows.length - rows.filter((row) => row.level === 'MUST' && row.foundAs !== 'MUST').length} passed, ${falseMusts} failed`,
)
const isWhole =
  options.server === defaultServer &&
  options.peers !== true &&
  options.only === undefined &&
  options.every === 1 &&
  options.set === undefined
if (isWhole && options.mode === undefined) recordResult('seeded-bugs', { falseMusts, rows })
