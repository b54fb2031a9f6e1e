import { plural } from '../../conformance/reports/wording.js'
import { printable } from '../../core/base/printable.js'
import type { Fixable } from '../fix/apply-fixes.js'
import type { Screen } from '../formats/screen.js'
import { linkedRule } from '../formats/show-finding.js'
import { labelWidth, showResult } from '../formats/show-result.js'
import { showCounts, showTotals } from '../formats/show-summary.js'
import { wrapParts } from '../host/wrap.js'
import { hasFindings, type Result, type Summary } from '../results/result.js'
import { shortened } from '../results/shortened.js'

/** The fixes of a file. */
interface Fixed {
  file: string
  fixes: readonly Fixable[]
  /** The results of its documents after the fixes. */
  results: readonly Result[]
}

/** The counts of a run. */
export interface FixSummary {
  fixes: number
  /** Files with fixes. */
  fixed: number
  /** Files that were skipped because of their format. */
  skipped: number
  left: Summary
}

/** Formats the fixes of a file, one per line, and its requests that still have findings. */
export function showFixed(
  { file, fixes, results }: Fixed,
  isDryRun: boolean,
  screen: Screen,
): string {
  // A dry run shows the fixes as a diff.
  const shown = isDryRun ? [] : fixes
  const made = shown.map((fix) => `${showFix(file, fix, screen)}\n`)
  const left = results
    .filter(hasFindings)
    .map((result) => `${showResult(shortened(result), screen)}\n`)
  return [...made, ...left].join('')
}

function showFix(file: string, { repair, rule, target }: Fixable, screen: Screen): string {
  const { colors, width } = screen
  const [first] = repair.edits
  const position = `${printable(file)}:${first?.line}:${first?.column}`
  const message = printable(repair.message)
  const parts = [
    colors.green('fixed'.padEnd(labelWidth)),
    colors.cyan(position),
    colors.bold(printable(target)),
    message,
    colors.dim(linkedRule({ rule }, screen)),
  ]
  return wrapParts(parts, width, labelWidth + 2).join('\n')
}

/** Formats the counts of a run. */
export function showFixes(
  { fixes, fixed, skipped, left }: FixSummary,
  { isDryRun, isFirst }: { isDryRun: boolean; isFirst: boolean },
  { colors }: Screen,
): string {
  const count = fixes === 1 ? '1 fix' : `${fixes} fixes`
  const done = `${count}${isDryRun ? ' available' : ''} in ${plural(fixed, 'file')}`
  const kept =
    skipped === 0
      ? []
      : [
          `${plural(skipped, 'file')} skipped: recordings, collections, .http files, scripts and OpenAPI documents are not fixed`,
        ]
  if (isFirst) return [done, ...kept].join('\n')
  return [done, ...kept, ...showTotals(left.totals, colors), showCounts(left, colors)].join('\n')
}
