import type { MakeFormat } from './format.js'
import { showResult } from './show-result.js'
import { showSummary } from './show-summary.js'

/** For people: a block for each request, and the summary. Buffers nothing. */
export const pretty: MakeFormat = ({ colors }) => {
  let last = ''
  return {
    result(result) {
      last = showResult(result, colors)
      return `${last}\n`
    },
    end({ summary }) {
      // A block with findings already ends with an empty line.
      const gap = last === '' || last.endsWith('\n') ? '' : '\n'
      return `${gap}${showSummary(summary, colors)}\n`
    },
  }
}
