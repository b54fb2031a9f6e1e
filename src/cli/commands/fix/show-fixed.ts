import { printable } from '../../../core/base/printable.js'
import type { MadeRepair } from '../../fix/mend.js'
import { plural, showResult } from '../../formats/show-result.js'
import { showCounts } from '../../formats/show-summary.js'
import type { Colors } from '../../host/colors.js'
import { counting } from '../../results/counting.js'
import { hasFindings, type Summary } from '../../results/result.js'
import { shortened } from '../../results/shortened.js'
import type { Fixed } from './fixed.js'

/** What a run has done. */
export interface FixSummary {
  repairs: number
  /** Files in which there is one. */
  mended: number
  /** Files that were left as they are. */
  skipped: number
  left: Summary
}

/** Counts what was done to one file. */
export function counted() {
  const left = counting()
  const summary = { repairs: 0, skipped: 0 }
  return {
    add({ isSkipped, repairs, results }: Fixed): void {
      if (isSkipped) summary.skipped += 1
      summary.repairs += repairs.length
      for (const result of results) left.add(result)
    },
    summary: (): FixSummary => ({
      ...{ ...summary, mended: summary.repairs > 0 ? 1 : 0 },
      left: left.summary(undefined, undefined),
    }),
  }
}

export const nothingFixed: FixSummary = {
  ...{ repairs: 0, mended: 0, skipped: 0 },
  left: counting().summary(undefined, undefined),
}

/** The counts of two parts of a run. */
export const together = (one: FixSummary, other: FixSummary): FixSummary => ({
  repairs: one.repairs + other.repairs,
  mended: one.mended + other.mended,
  skipped: one.skipped + other.skipped,
  left: {
    files: one.left.files + other.left.files,
    requests: one.left.requests + other.left.requests,
    right: one.left.right + other.left.right,
    wrong: one.left.wrong + other.left.wrong,
    unusable: one.left.unusable + other.left.unusable,
    rules: [],
  },
})

/** The repairs of a file, a line each, and the requests in it that still have findings. */
export function showFixed(
  { file, repairs, results }: Fixed,
  isDryRun: boolean,
  colors: Colors,
): string {
  // What would be made is shown by the diff.
  const shown = isDryRun ? [] : repairs
  const made = shown.map((repair) => `${showRepair(file, repair, colors)}\n`)
  const left = results
    .filter(hasFindings)
    .map((result) => `${showResult(shortened(result), colors)}\n`)
  return [...made, ...left].join('')
}

function showRepair(file: string, { repair, rule, target }: MadeRepair, colors: Colors): string {
  const [first] = repair.edits
  const place = `${printable(file)}:${first?.line}:${first?.column}`
  const message = printable(repair.message)
  return `${colors.green('mended  ')}  ${colors.cyan(place)}  ${colors.bold(printable(target))}  ${message}  ${colors.dim(rule)}`
}

/** What was done, and what is left. */
export function showFixes(
  { repairs, mended, skipped, left }: FixSummary,
  isDryRun: boolean,
  colors: Colors,
): string {
  const done = `${plural(repairs, 'repair')} in ${plural(mended, 'file')}`
  const kept =
    skipped === 0
      ? []
      : [
          `${plural(skipped, 'file')} skipped: recordings, collections, .http files and OpenAPI documents are not mended`,
        ]
  return [isDryRun ? `${done} would be made` : done, ...kept, showCounts(left, colors)].join('\n')
}
