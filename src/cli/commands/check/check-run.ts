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
import { hasFindings, type Stopped, type Summary } from '../../results/result.js'
import { skippedFiles } from '../skipped-files.js'
import { checkFiles } from './check-files.js'
import type { CheckOutputs } from './check-outputs.js'

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
}

/** Checks the files, writes each result as it is found, and returns the summary. */
export async function runCheck(run: CheckRun, host: Host): Promise<Summary> {
  const { files, baseline, outputs, maxErrors = Number.POSITIVE_INFINITY } = run
  const counts = counting(factsByRule(run.rules))
  const notes: string[] = []
  const skipped = skippedFiles()
  const budget = outputBudget()
  const exceptions = exceptionCounting()
  const ofFile = fileBudget((text) => notes.push(text))
  const bar = linesBar(host, () => counts.errors)
  const ofRun = (settings: CheckSettings): CheckSettings => ({
    ...settings,
    lines: { ...settings.lines, progress: bar.show },
    note: (text) => notes.push(text),
    read: budget.read,
  })
  const { forFile = () => run.settings } = run.settings
  const settings = { ...ofRun(run.settings), forFile: (file: FoundFile) => ofRun(forFile(file)) }
  exceptions.addContract(run.settings.contract)
  const contracts = new Map<string, Contract>()
  for (const file of files) {
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
  try {
    for await (const item of checkFiles(files, settings, skipped)) {
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
        const result = baseline?.withoutKnown(item) ?? item
        counts.add(result)
        exceptions.add(item, contracts.get(item.file) ?? run.settings.contract)
        if ((!run.quiet || hasFindings(result)) && ofFile.hasRoomFor(result)) {
          if (host.stdout.isTTY) bar.clear()
          await outputs.result(budget.fit(result))
        }
      }
      if (counts.errors >= maxErrors) {
        stop('max-errors')
        break
      }
    }
  } finally {
    bar.end()
    shutdown.dispose()
  }
  ofFile.end()
  if (skipped.note !== undefined) notes.push(skipped.note)
  if (budget.note !== undefined) notes.push(budget.note)
  return {
    ...counts.summary(run.maxWarnings, await baseline?.end()),
    ...(exceptions.summary && { exceptions: exceptions.summary }),
    ...(stopped && { stopped }),
    ...(notes.length > 0 && { notes }),
  }
}

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
