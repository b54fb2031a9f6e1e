import type { Colors } from '../../host/colors.js'
import { printableStart } from '../../host/printable-start.js'
import type { FileReport, FixReports } from './fix-files.js'
import { counted, type FixSummary, nothingFixed, showFixed, together } from './show-fixed.js'

/** So many characters are held of a file until it is written; of what comes then, the number. */
const longest = 2 ** 24

/**
 * Prints what was done to files, and counts it. What is done to a file on the disk is printed and
 * counted once it is there.
 */
export function fixReports(
  write: (text: string) => unknown,
  { isDryRun, colors }: { isDryRun: boolean; colors: Colors },
): FixReports & { summary(): FixSummary } {
  let total = nothingFixed
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
          const text = showFixed(fixed, isDryRun, colors)
          if (!isHeld) write(text)
          else if (text !== '' && length + text.length > longest) leftOut += 1
          else held.push(text)
          length += text.length
        },
        end() {
          for (const text of held) write(text)
          if (leftOut > 0) write(`${printableStart(name)}: and ${leftOut} more, not shown\n`)
          total = together(total, counts.summary())
        },
        fail(result) {
          const fixed = { file: name, repairs: [], results: [result] }
          held = []
          // What was printed on the way was done.
          const done = isHeld ? counted() : counts
          done.add(fixed)
          write(showFixed(fixed, isDryRun, colors))
          total = together(total, done.summary())
        },
      }
    },
    summary: () => total,
  }
}
