import type { Screen } from '../../formats/screen.js'
import type { FileReport, FixReports } from './fix-files.js'
import { counted, type FixSummary, nothingFixed, showFixed, together } from './show-fixed.js'

/** Maximum number of buffered characters per file; further reports are counted. */
const longest = 2 ** 24

/** Prints and counts the fixes. Buffers those of a file on disk until the file is written. */
export function fixReports(
  write: (text: string) => unknown,
  { isDryRun, isFirst, screen }: { isDryRun: boolean; isFirst: boolean; screen: Screen },
): FixReports & { summary(): FixSummary; hasFailed(): boolean } {
  let total = nothingFixed
  let hasFailed = false
  return {
    begin({ name, source }): FileReport {
      const isHeld = typeof source === 'string' && !isDryRun
      const counts = counted()
      let held: string[] = []
      let length = 0
      let leftOut = 0
      return {
        add(fixed) {
          counts.add(fixed)
          const text = showFixed(isFirst ? { ...fixed, results: [] } : fixed, isDryRun, screen)
          if (!isHeld) write(text)
          else if (text !== '' && length + text.length > longest) leftOut += 1
          else held.push(text)
          length += text.length
        },
        end() {
          for (const text of held) write(text)
          if (leftOut > 0) write(`${name}: ${leftOut} more not shown\n`)
          total = together(total, counts.summary())
        },
        fail(result, isRead = false) {
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
    summary: () => total,
    hasFailed: () => hasFailed,
  }
}
