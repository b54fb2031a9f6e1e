import { askedToEnd } from './asked-to-end.js'
import type { Baseline } from './baseline/baseline.js'
import { checkFiles } from './check-files.js'
import type { CheckOutputs } from './check-outputs.js'
import type { CheckSettings, LinesProgress } from './check-settings.js'
import { counting } from './counting.js'
import type { FoundFile } from './find-files.js'
import type { Host, Signal } from './host.js'
import { progressBar } from './progress-bar.js'
import { hasFindings, type Stopped, type Summary } from './result.js'

/** What a run checks, and where what it finds goes. */
export interface CheckRun {
  files: readonly FoundFile[]
  settings: CheckSettings
  baseline: Baseline | undefined
  outputs: CheckOutputs
  quiet: boolean | undefined
  maxWarnings: number | undefined
  /** So many errors end the run. */
  maxErrors: number | undefined
}

/** Checks the files, hands on what is found as it is found, and returns the counts. */
export async function runCheck(run: CheckRun, host: Host): Promise<Summary> {
  const { files, baseline, outputs, maxErrors = Number.POSITIVE_INFINITY } = run
  const counts = counting()
  const notes: string[] = []
  const bar = linesBar(host, () => counts.errors)
  const ofRun = (settings: CheckSettings): CheckSettings => ({
    ...settings,
    lines: { ...settings.lines, progress: bar.show },
    note: (text) => notes.push(text),
  })
  const { forFile = () => run.settings } = run.settings
  const settings = { ...ofRun(run.settings), forFile: (file: FoundFile) => ofRun(forFile(file)) }
  const ending = askedToEnd(host)
  let signal: Signal | undefined
  ending.signal.then((heard) => {
    signal = heard
  })
  let stopped: Stopped | undefined
  try {
    for await (const item of checkFiles(files, settings)) {
      if ('right' in item) {
        counts.addRight(item.file, item.right)
        baseline?.sawFile(item.file)
      } else {
        const result = baseline?.judge(item) ?? item
        counts.add(result)
        if (!run.quiet || hasFindings(result)) {
          if (host.stdout.isTTY) bar.clear()
          await outputs.result(result)
        }
      }
      const by = counts.errors >= maxErrors ? 'max-errors' : signal
      if (by === undefined) continue
      const isResumable = files.length === 1 && item.offset !== undefined
      stopped = { by, ...(isResumable && { resume: (item.offset as number) + 1 }) }
      break
    }
  } finally {
    bar.end()
    ending.forget()
  }
  return {
    ...counts.summary(run.maxWarnings, await baseline?.end()),
    ...(stopped && { stopped }),
    ...(notes.length > 0 && { notes }),
  }
}

const megabyte = 1e6

/** A bar for a file with a document on each line, with the rate at which it is read. */
function linesBar(host: Host, errors: () => number) {
  const bar = progressBar(
    host,
    '{bar} {percentage}%  {value}/{total} MB  {rate} MB/s  {documents} requests  {errors} errors  {eta_formatted}',
  )
  let start: number | undefined
  return {
    ...bar,
    show({ bytes, total, documents }: LinesProgress): void {
      if (total === undefined) return
      const now = performance.now()
      start ??= now
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
