import type { FoundFile } from '../documents/found-file.js'
import type { Screen } from '../formats/screen.js'
import type { Result } from '../results/result.js'
import {
  counted,
  type Fixed,
  type FixSummary,
  nothingFixed,
  showFixed,
  together,
} from './show-fixed.js'

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
