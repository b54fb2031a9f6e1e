import type { FoundFile } from '../documents/found-file.js'
import type { Screen } from '../formats/screen.js'
import { counting } from '../results/counting.js'
import type { Result } from '../results/result.js'
import { type Fixed, type FixSummary, showFixed } from './show-fixed.js'

/** Maximum number of buffered characters per file; further reports are counted. */
const longest = 2 ** 24

/** Prints and counts the fixes. Buffers those of a file on disk until the file is written. */
export function fixReports(
  write: (text: string) => unknown,
  { isDryRun, isFirst, screen }: { isDryRun: boolean; isFirst: boolean; screen: Screen },
) {
  let total = nothingFixed
  let hasFailed = false
  return {
    begin({ name, source }: FoundFile) {
      const isHeld = typeof source === 'string' && !isDryRun
      const counts = counted()
      let held: string[] = []
      let length = 0
      let leftOut = 0
      return {
        add(fixed: Fixed): void {
          counts.add(fixed)
          const text = showFixed(isFirst ? { ...fixed, results: [] } : fixed, isDryRun, screen)
          if (!isHeld) write(text)
          else if (text !== '' && length + text.length > longest) leftOut += 1
          else held.push(text)
          length += text.length
        },
        /** Reports that the file was written. */
        end(): void {
          for (const text of held) write(text)
          if (leftOut > 0) write(`${name}: ${leftOut} more not shown\n`)
          total = together(total, counts.summary())
        },
        /** Reports that the file was not written; `isRead` when only that failed. */
        fail(result: Result, isRead = false): void {
          hasFailed ||= isRead
          const fixed = { file: name, fixes: [], results: [result] }
          held = []
          // Fixes that were already printed were also applied.
          const done = isHeld ? counted() : counts
          done.add(fixed)
          if (isRead || !isFirst) write(showFixed(fixed, isDryRun, screen))
          total = together(total, done.summary())
        },
      }
    },
    summary: (): FixSummary => total,
    hasFailed: (): boolean => hasFailed,
  }
}

/** Counts the fixes of one file. */
function counted() {
  const left = counting()
  const summary = { fixes: 0, skipped: 0 }
  return {
    add({ isSkipped, fixes, results }: Fixed): void {
      if (isSkipped) summary.skipped += 1
      summary.fixes += fixes.length
      for (const result of results) left.add(result)
    },
    summary: (): FixSummary => ({
      ...summary,
      fixed: summary.fixes > 0 ? 1 : 0,
      left: left.summary(undefined, undefined),
    }),
  }
}

const nothingFixed: FixSummary = {
  fixes: 0,
  fixed: 0,
  skipped: 0,
  left: counting().summary(undefined, undefined),
}

/** Adds up the counts of two parts of a run. */
const together = (one: FixSummary, other: FixSummary): FixSummary => ({
  fixes: one.fixes + other.fixes,
  fixed: one.fixed + other.fixed,
  skipped: one.skipped + other.skipped,
  left: {
    files: one.left.files + other.left.files,
    requests: one.left.requests + other.left.requests,
    valid: one.left.valid + other.left.valid,
    invalid: one.left.invalid + other.left.invalid,
    unreadable: one.left.unreadable + other.left.unreadable,
    totals: {
      errors: one.left.totals.errors + other.left.totals.errors,
      warnings: one.left.totals.warnings + other.left.totals.warnings,
      fixable: one.left.totals.fixable + other.left.totals.fixable,
      omitted: (one.left.totals.omitted ?? 0) + (other.left.totals.omitted ?? 0),
    },
    rules: [],
  },
})
