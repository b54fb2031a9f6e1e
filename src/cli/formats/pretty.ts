import type { MakeFormat } from './format.js'
import { showResult } from './show-result.js'
import { showSummary } from './show-summary.js'

/** For people: a block for each request, and the summary. Buffers nothing. */
export const pretty: MakeFormat = ({ screen }) => {
  let last = ''
  return {
    showsSource: !screen.compact,
    result(result) {
      const text = showResult(result, screen)
      if (text === '') return ''
      last = text
      return `${text}\n`
    },
    end({ summary, milliseconds }) {
      // A block with findings already ends with an empty line.
      const gap = last === '' || last.endsWith('\n') ? '' : '\n'
      return `${gap}${showSummary(summary, screen, { milliseconds })}\n`
    },
  }
}

/** The counts and a sample of each rule, for very many requests. Buffers nothing. */
export const summary: MakeFormat = ({ screen }) => ({
  result: () => '',
  end: ({ summary, milliseconds }) =>
    `${showSummary(summary, screen, { milliseconds, isWhole: true })}\n`,
})
