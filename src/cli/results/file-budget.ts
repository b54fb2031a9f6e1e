import { hasFindings, type Result } from './result.js'

/** Maximum number of documents shown per file, with findings and without. */
const mostOfFile = 10_000

/** Limits how many documents of one file are shown. Line-based files have no limit. */
export function fileBudget(note: (text: string) => void) {
  let file: string | undefined
  let shown = { withFindings: 0, without: 0 }
  let leftOut = 0
  const end = () => {
    if (file !== undefined && leftOut > 0) {
      const count = leftOut.toLocaleString('en-US')
      note(`${file}: ${count} more documents counted but not shown`)
    }
    leftOut = 0
    shown = { withFindings: 0, without: 0 }
  }
  return {
    /** Returns whether to show a result. */
    hasRoomFor(result: Result): boolean {
      if (result.file !== file) {
        end()
        file = result.file
      }
      if (result.line !== undefined) return true
      const kind = hasFindings(result) ? 'withFindings' : 'without'
      if (++shown[kind] <= mostOfFile) return true
      leftOut++
      return false
    },
    /** Reports what was left out of the last file. */
    end,
  }
}
