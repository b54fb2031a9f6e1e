import type { Contract } from '../../../core/index.js'
import type { Baseline } from '../../baseline/baseline.js'
import type { CheckSettings, LinesProgress, UncheckedFile } from '../../checking/check-settings.js'
import { isLines, standardInput } from '../../documents/file-names.js'
import type { FoundFile } from '../../documents/found-file.js'
import { InputError } from '../../documents/input-error.js'
import { skippedFiles } from '../../documents/skipped-files.js'
import type { Host, Signal } from '../../host/host.js'
import { progressBar } from '../../host/progress-bar.js'
import { onShutdownSignal } from '../../host/shutdown-signal.js'
import { counting, exceptionCounting } from '../../results/counting.js'
import { outputBudget } from '../../results/output-budget.js'
import {
  hasFindings,
  type Result,
  type Stopped,
  type Summary,
  unreadableResult,
} from '../../results/result.js'
import { checkFiles } from './check-files.js'
import type { CheckOutputs } from './check-outputs.js'

/** Input and outputs of a run. */
interface CheckRun {
  files: readonly FoundFile[]
  settings: CheckSettings
  baseline: Baseline | undefined
  outputs: CheckOutputs
  quiet: boolean | undefined
  /** Whether a run without requests passes. */
  mayBeEmpty: boolean | undefined
  /** Whether other files are configured, so that an exception without a match may be theirs. */
  isPart: boolean
  maxWarnings: number | undefined
  /** Stops the run after this many errors. */
  maxErrors: number | undefined
}

/** Checks the files, writes each result as it is found, and returns the summary. */
export async function runCheck(run: CheckRun, host: Host): Promise<Summary> {
  const { files, baseline, outputs, maxErrors = Number.POSITIVE_INFINITY } = run
  const counts = counting()
  const notes: string[] = []
  const addNote = (text: string) => notes.push(text)
  const skipped = skippedFiles()
  const unchecked: UncheckedFile[] = []
  const budget = outputBudget()
  const exceptions = exceptionCounting()
  const bar = linesBar(host, () => counts.errors)
  const ofRun = (settings: CheckSettings): CheckSettings => ({
    ...settings,
    lines: { ...settings.lines, progress: bar.show },
    note: addNote,
    skip: skipped.add,
    noneChecked: (file) => unchecked.push(file),
    read: budget.read,
  })
  const { forFile = () => run.settings } = run.settings
  const settings = {
    ...ofRun(run.settings),
    forFile: (file: FoundFile) => ofRun(forFile(file)),
  }
  exceptions.addContract(run.settings.contract)
  const contracts = new Map<string, Contract>()
  for (const file of files) {
    const { contract } = forFile(file)
    exceptions.addContract(contract)
    contracts.set(file.name, contract)
  }
  // Elsewhere, no listener keeps a signal from ending a busy process.
  const isStreamed =
    run.settings.lines?.always ||
    files.some(({ name, source }) => typeof source === 'object' || isLines(name))
  const shutdown = isStreamed ? onShutdownSignal(host) : undefined
  // Standard input may stay open forever.
  const endInput = () => host.stdin.destroy?.()
  let signal: Signal | undefined
  shutdown?.signal.then((received) => {
    signal = received
    endInput()
  })
  let stopped: Stopped | undefined
  let last: string | undefined
  const endEarly = () => {
    endInput()
    if (last !== undefined) baseline?.sawPart(last)
  }
  const stop = (by: Stopped['by']) => {
    endEarly()
    stopped = { by }
  }
  const add = (item: Result) => {
    const result = baseline?.withoutKnown(item) ?? item
    counts.add(result)
    exceptions.add(item, contracts.get(item.file) ?? run.settings.contract)
    if (run.quiet && !hasFindings(result)) return
    if (!budget.takes(result)) return
    if (host.stdout.isTTY) bar.clear()
    outputs.add(result)
  }
  try {
    for await (const items of checkFiles(files, settings)) {
      // After a signal, the next items may be of a file that was cut short.
      if (signal !== undefined) stop(signal)
      for (const item of items) {
        if (stopped !== undefined) break
        last = item.file
        if ('valid' in item) {
          counts.addValid(item.file, item.valid)
          baseline?.sawFile(item.file)
        } else {
          add(item)
        }
        if (counts.errors >= maxErrors) stop('max-errors')
      }
      await outputs.flush()
      if (stopped !== undefined) break
      // A closed pipe (`| head`) is not a failure, but standard input may never end.
      if (last === standardInput && outputs.isClosed) {
        endEarly()
        break
      }
    }
    // A signal may end the input after its last complete line.
    if (signal !== undefined && stopped === undefined) stop(signal)
    // A run that checks nothing must not pass.
    const isEmpty = stopped === undefined && counts.requests === 0 && !run.mayBeEmpty
    for (const { name, message } of isEmpty ? [...unchecked, ...skipped.searches] : []) {
      add({ file: name, ...unreadableResult(new InputError(message)) })
    }
    if (!isEmpty) for (const { note } of unchecked) addNote(note)
    await outputs.flush()
  } finally {
    bar.end()
    shutdown?.dispose()
  }
  const noted = exceptions.summary
  const texts = [...notes, ...given(skipped.note), ...given(budget.note)]
  return {
    ...counts.summary(run.maxWarnings, await baseline?.end()),
    ...(noted && { exceptions: run.isPart || stopped ? { ...noted, unused: [] } : noted }),
    ...(stopped && { stopped }),
    ...(texts.length > 0 && { notes: texts }),
  }
}

const given = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])

const megabyte = 1e6

/** Creates a progress bar for line-based files. */
function linesBar(host: Host, errors: () => number) {
  const bar = progressBar(host)
  return {
    ...bar,
    show({ bytes, total, documents }: LinesProgress): void {
      if (total === undefined) return
      const done = Math.round(bytes / megabyte)
      const all = Math.ceil(total / megabyte)
      bar.show(bytes, total, `${done}/${all} MB  ${documents} requests  ${errors()} errors`)
    },
  }
}
