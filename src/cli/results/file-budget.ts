import { hasFindings, type Result } from './result.js'

/** So many documents with findings are shown of one file, and as many without. */
const mostOfFile = 10_000

/**
 * Bounds how many documents of one file are shown. Where a document stands on each line all are:
 * who reads such a file reads its results line by line, too.
 */
export function fileBudget(note: (text: string) => void) {
  let file: string | undefined
  let shown = { wrong: 0, right: 0 }
  let leftOut = 0
  const end = () => {
    if (file !== undefined && leftOut > 0) {
      const count = leftOut.toLocaleString('en-US')
      note(`${file}: ${count} more documents are counted and not shown.`)
    }
    leftOut = 0
    shown = { wrong: 0, right: 0 }
  }
  return {
    /** Whether a result is to be shown. */
    hasRoomFor(result: Result): boolean {
      if (result.file !== file) {
        end()
        file = result.file
      }
      if (result.offset !== undefined) return true
      const kind = hasFindings(result) ? 'wrong' : 'right'
      if (++shown[kind] <= mostOfFile) return true
      leftOut++
      return false
    },
    /** Notes what was left out of the last file. */
    end,
  }
}
