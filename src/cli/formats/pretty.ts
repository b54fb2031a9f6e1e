import type { MakeFormat } from './format.js'
import { showResult } from './show-result.js'
import { showSummary } from './show-summary.js'

/** For people: a block for each request, and the counts. Holds nothing. */
export const pretty: MakeFormat = ({ colors }) => {
  let last = ''
  return {
    result(result) {
      last = showResult(result, colors)
      return `${last}\n`
    },
    end({ summary }) {
      // A block ends with an empty line of its own.
      const gap = last === '' || last.endsWith('\n') ? '' : '\n'
      return `${gap}${showSummary(summary, colors)}\n`
    },
  }
}
