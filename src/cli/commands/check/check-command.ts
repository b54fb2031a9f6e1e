import type { Baseline, BaselineFlags } from '../../baseline/baseline.js'
import type { CheckSettings, Shard, Shown } from '../../checking/check-settings.js'
import { ignoredBy, namedFiles, withoutOwnFiles } from '../../config/request-files.js'
import { type RequestFlags, requestSettings } from '../../config/request-settings.js'
import { type FoundFile, findFiles } from '../../documents/find-files.js'
import { isLines } from '../../documents/is-lines.js'
import { readOutputs } from '../../documents/output-flag.js'
import { repositoryOf } from '../../documents/repository.js'
import { showError } from '../../documents/show-error.js'
import { curlInput, standardInput } from '../../documents/virtual-files.js'
import { type FindingRule, findingRules } from '../../formats/finding-rules.js'
import { type FormatName, formatNames } from '../../formats/format-names.js'
import { screenOf } from '../../formats/screen.js'
import type { ShardReport } from '../../formats/shard-report.js'
import type { Host } from '../../host/host.js'
import { packageFacts } from '../../host/package-facts.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodeOf, exitCodes } from '../../results/exit-code.js'
import { openOutputs } from './check-outputs.js'
import { runCheck } from './check-run.js'
import { defaultFormat } from './default-format.js'
import { shardOf } from './shard-flag.js'
import type { ShardPlan } from './shard-plan.js'
import type { ShardRun } from './shard-report.js'

/** The flags of `check`. */
export interface CheckFlags extends RequestFlags, BaselineFlags {
  format?: FormatName
  output?: readonly string[]
  quiet?: boolean
  answer?: boolean
  compact?: boolean
  maxWarnings?: number
  maxErrors?: number
  threads?: number
  resume?: number
  shard?: Shard
  /** Assigns rows to shards by a hash of their idempotency key. */
  partitionKey?: boolean
  host?: readonly string[]
  /** A curl command, or `-` to read it from standard input. */
  curl?: string
}

/** Runs `check`: validates the files, prints the results and returns the exit code. */
export async function checkCommand(
  named: readonly string[],
  flags: CheckFlags,
  host: Host,
): Promise<number> {
  const start = performance.now()
  const shard = shardOf(flags)
  // A command on the command line replaces the files of the configuration.
  const args = flags.curl === undefined ? namedFiles(named, flags) : named
  const shared = await requestSettings(flags, host)
  const { contract } = shared
  const { configFile, overrides = [] } = flags
  const workspace = flags.workspace || undefined
  const read = [
    ...args,
    ...[flags.baseline, flags.facts, workspace, configFile].flatMap(given),
    ...overrides.flatMap((override) => given(override.facts)),
  ]
  const outputFiles = readOutputs(flags.output, formatNames, host, read)
  const rules = findingRules(contract)
  const baseline = await baselineOf(flags, rules, host)
  const { ownFiles = [] } = flags
  const own = [
    ...outputFiles.map(({ file }) => file),
    ...given(flags.baseline),
    ...given(workspace),
    ...ownFiles,
  ]
  const found = await findFiles(args, host, ignoredBy(flags, host))
  const allFiles = [...given(flags.curl).map(curlFile(host)), ...withoutOwnFiles(found, own, host)]
  if (flags.resume !== undefined) assertLines(allFiles, flags)
  const plan = shard && (await planOf(shard, allFiles, flags, shared, host))
  const files = plan?.files ?? allFiles
  const printed = flags.format ?? defaultFormat(host)
  const formats = [printed, ...outputFiles.map(({ format }) => format)]
  const settings: CheckSettings = {
    ...shared,
    lines: {
      ...shared.lines,
      shown: shownIn(formats, flags),
      ...(flags.threads !== undefined && { threads: flags.threads }),
      ...(flags.resume !== undefined && { from: flags.resume }),
    },
    ...(flags.host && { hosts: flags.host }),
    showsSource: formats.includes('pretty') && flags.compact !== true,
  }
  const forFile = overrides.length === 0 ? {} : { forFile: await overridden(flags, settings, host) }
  const screen = screenOf(host, flags)
  const outputs = await openOutputs(
    printed,
    outputFiles,
    { repository: repositoryOf(host), rules, package: packageFacts(), screen, rowOf: plan?.rowOf },
    host,
  )

  let exitCode: number = exitCodes.ok
  let unwritten: readonly string[] = []
  try {
    const { maxErrors, maxWarnings, quiet } = flags
    const run = { files, plan, settings: { ...settings, ...forFile }, baseline, outputs, rules }
    const { summary, ...done } = await runCheck({ ...run, quiet, maxWarnings, maxErrors }, host)
    exitCode = exitCodeOf(summary)
    const shard = plan && (await reportOf(plan, flags, settings, rules, done.shard))
    await outputs.end({ summary, exitCode, shard, milliseconds: performance.now() - start })
  } finally {
    unwritten = await outputs.close()
  }
  for (const message of unwritten) host.stderr.write(showError(new UsageError(message)))
  return unwritten.length > 0 ? Math.max(exitCode, exitCodes.error) : exitCode
}

/** Returns the command of `--curl` as a file. */
const curlFile =
  (host: Host) =>
  (command: string): FoundFile => ({
    name: curlInput,
    source: command === '-' ? host.stdin : oneText(command),
    folder: host.cwd(),
  })

async function* oneText(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** A summary has a sample of each rule; with a baseline, of the findings that are not in it. */
function shownIn(formats: readonly FormatName[], flags: CheckFlags): Shown {
  const isSummary = formats.every((format) => format === 'summary')
  const hasBaseline = flags.baseline !== undefined || flags.updateBaseline === true
  if (isSummary && !hasBaseline) return 'samples'
  return isSummary || flags.quiet === true ? 'findings' : 'all'
}

/* Loads only what the flags and the configuration ask for. */

async function baselineOf(
  flags: BaselineFlags,
  rules: readonly { id: string }[],
  host: Host,
): Promise<Baseline | undefined> {
  if (flags.baseline === undefined && !flags.updateBaseline) return undefined
  const { loadBaseline } = await import('../../baseline/baseline.js')
  return loadBaseline(flags, new Set(rules.map(({ id }) => id)), host)
}

async function overridden(flags: CheckFlags, settings: CheckSettings, host: Host) {
  const { settingsByFile } = await import('../../config/settings-by-file.js')
  return settingsByFile(flags, settings, host)
}

/** Throws a UsageError unless `--resume` applies: it needs a single line-based file. */
function assertLines(files: readonly FoundFile[], { lines, updateBaseline }: CheckFlags): void {
  const [file, ...others] = files
  if (others.length > 0 || file === undefined || !(lines || isLines(file.name))) {
    throw new UsageError('--resume needs exactly one line-based file (.ndjson, .jsonl or --lines)')
  }
  if (updateBaseline) {
    throw new UsageError(
      '--update-baseline needs all findings and cannot be combined with --resume',
    )
  }
}

/** Divides the files. Throws a UsageError if standard input is not read line by line. */
async function planOf(
  shard: Shard,
  files: readonly FoundFile[],
  flags: CheckFlags,
  { lines }: CheckSettings,
  host: Host,
): Promise<ShardPlan> {
  const isLineBased = ({ name }: FoundFile) => flags.lines === true || isLines(name)
  if (!flags.lines && files.some(({ name }) => name === standardInput)) {
    throw new UsageError('with --shard, standard input needs --lines')
  }
  const { planShard } = await import('./shard-plan.js')
  return planShard(files, shard, { isLineBased, options: lines?.options }, host)
}

async function reportOf(
  plan: ShardPlan,
  flags: CheckFlags,
  settings: CheckSettings,
  rules: readonly FindingRule[],
  run: ShardRun,
): Promise<ShardReport> {
  const { optionsHash, shardReport } = await import('./shard-report.js')
  return shardReport(plan, optionsHash(flags, settings), rules, run)
}

const given = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])
