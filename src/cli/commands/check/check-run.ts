import type { Contract } from '../../../core/index.js'
import type { Baseline } from '../../baseline/baseline.js'
import type { CheckSettings, LinesProgress } from '../../checking/check-settings.js'
import type { FoundFile } from '../../documents/find-files.js'
import type { FindingRule } from '../../formats/finding-rules.js'
import type { Host, Signal } from '../../host/host.js'
import { progressBar } from '../../host/progress-bar.js'
import { onShutdownSignal } from '../../host/shutdown-signal.js'
import { counting } from '../../results/counting.js'
import { exceptionCounting } from '../../results/exception-counts.js'
import { fileBudget } from '../../results/file-budget.js'
import { outputBudget } from '../../results/output-budget.js'
import { hasFindings, type Result, type Stopped, type Summary } from '../../results/result.js'
import { foundBySearch } from '../skipped-files.js'
import { checkFiles } from './check-files.js'
import type { CheckOutputs } from './check-outputs.js'
import { conclusions, nothingDecided } from './conclusions.js'
import type { ShardPlan } from './shard-plan.js'
import type { ShardRun } from './shard-report.js'

/** Input and outputs of a run. */
interface CheckRun {
  files: readonly FoundFile[]
  settings: CheckSettings
  baseline: Baseline | undefined
  outputs: CheckOutputs
  rules: readonly FindingRule[]
  quiet: boolean | undefined
  maxWarnings: number | undefined
  /** Stops the run after this many errors. */
  maxErrors: number | undefined
  /** Present for a shard. */
  plan: ShardPlan | undefined
}

/** Checks the files, writes each result as it is found, and returns the summary. */
export async function runCheck(
  run: CheckRun,
  host: Host,
): Promise<{ summary: Summary; shard: ShardRun }> {
  const { files, plan, baseline, outputs, maxErrors = Number.POSITIVE_INFINITY } = run
  const counts = counting(factsByRule(run.rules))
  const notes: ShardRun['notes'] = []
  const addNote = (text: string) => notes.push({ file: current, text })
  let current = 0
  let rows = 0
  const noted = new Set<string>()
  const undecided = nothingDecided()
  if (plan?.note !== undefined) addNote(plan.note)
  const budget = outputBudget()
  const exceptions = exceptionCounting()
  const ofFile = fileBudget(addNote)
  const bar = linesBar(host, () => counts.errors)
  const ofRun = (settings: CheckSettings): CheckSettings => ({
    ...settings,
    lines: { ...settings.lines, progress: bar.show },
    note: addNote,
    read: budget.read,
  })
  const { forFile = () => run.settings } = run.settings
  const orderOf = (name: string) => plan?.orderOf.get(name) ?? 0
  const ofPart = (file: FoundFile): CheckSettings => {
    current = orderOf(file.name)
    const settings = ofRun(forFile(file))
    const part = plan?.parts.get(file.name)
    return part === undefined ? settings : { ...settings, lines: { ...settings.lines, part } }
  }
  const settings = { ...ofRun(run.settings), forFile: ofPart }
  exceptions.addContract(run.settings.contract)
  const contracts = new Map<string, Contract>()
  for (const file of plan?.all ?? files) {
    const { contract } = forFile(file)
    exceptions.addContract(contract)
    contracts.set(file.name, contract)
  }
  const shutdown = onShutdownSignal(host)
  // Standard input may stay open forever.
  const endInput = () => host.stdin.destroy?.()
  let signal: Signal | undefined
  shutdown.signal.then((received) => {
    signal = received
    endInput()
  })
  let stopped: Stopped | undefined
  const { from } = run.settings.lines ?? {}
  let last: { offset?: number; file?: string } = from === undefined ? {} : { offset: from - 1 }
  const stop = (by: Stopped['by']) => {
    endInput()
    const { offset, file } = last
    if (file !== undefined) baseline?.sawPart(file)
    const isResumable = files.length === 1 && offset !== undefined
    stopped = { by, ...(isResumable && { resume: offset + 1 }) }
  }
  if (from !== undefined) for (const { name } of files) baseline?.sawPart(name)
  const add = async (item: Result) => {
    const result = baseline?.withoutKnown(item) ?? item
    counts.add(result, [orderOf(item.file), item.offset ?? 0])
    exceptions.add(item, contracts.get(item.file) ?? run.settings.contract)
    for (const { rule } of item.notes ?? []) noted.add(rule)
    if ((run.quiet && !hasFindings(result)) || !ofFile.hasRoomFor(result)) return
    if (host.stdout.isTTY) bar.clear()
    rows += 1
    await outputs.result(budget.fit(result))
  }
  try {
    for await (const item of checkFiles(files, settings, undecided)) {
      // After a signal, the next item may be a file that was cut short.
      if (signal !== undefined) {
        stop(signal)
        break
      }
      last = item
      if ('valid' in item) {
        counts.addValid(item.file, item.valid)
        baseline?.sawFile(item.file)
      } else {
        await add(item)
      }
      if (counts.errors >= maxErrors) {
        stop('max-errors')
        break
      }
    }
    // Only `merge` knows what all shards have found.
    if (plan === undefined && stopped === undefined) {
      for (const result of conclusions(undecided, foundBySearch(files), addNote)) await add(result)
    }
  } finally {
    bar.end()
    shutdown.dispose()
  }
  ofFile.end()
  const { note } = undecided.skipped
  const isCut = budget.note !== undefined
  const texts = [...notes.map(({ text }) => text), ...given(note), ...given(budget.note)]
  const summary = {
    ...counts.summary(run.maxWarnings, await baseline?.end()),
    ...(exceptions.summary && { exceptions: exceptions.summary }),
    ...(stopped && { stopped }),
    ...(texts.length > 0 && { notes: texts }),
  }
  return { summary, shard: { tally: counts.tally, noted, undecided, rows, notes, isCut } }
}

const given = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])

/** Returns the names of the facts of each rule, which may differ by operation. */
function factsByRule(rules: readonly FindingRule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byRule = new Map<string, Set<string>>()
  for (const { id, facts = [] } of rules) {
    const names = byRule.get(id) ?? new Set()
    for (const name of facts) names.add(`facts.${name}`)
    byRule.set(id, names)
  }
  return byRule
}

const megabyte = 1e6

/** Creates a progress bar for line-based files, with the read rate. */
function linesBar(host: Host, errors: () => number) {
  const bar = progressBar(
    host,
    '{bar} {percentage}%  {value}/{total} MB  {rate} MB/s  {documents} requests  {errors} errors  {eta}',
  )
  let start: number | undefined
  let before = 0
  return {
    ...bar,
    show({ bytes, total, documents }: LinesProgress): void {
      if (total === undefined) return
      const now = performance.now()
      // Fewer bytes than before mean that the next file has started.
      if (start === undefined || bytes < before) start = now
      before = bytes
      const seconds = (now - start) / 1000
      bar.show({
        done: Math.round(bytes / megabyte),
        total: Math.ceil(total / megabyte),
        rate: seconds === 0 ? '–' : (bytes / megabyte / seconds).toFixed(1),
        documents,
        errors: errors(),
      })
    },
  }
}
