import type { MakeFormat } from './format.js'
import { showSummary } from './show-summary.js'

/** For people who check very many requests: the counts, and a sample of each rule. Holds nothing. */
export const summary: MakeFormat = ({ colors }) => ({
  result: () => '',
  end: ({ summary }) => `${showSummary(summary, colors, Number.POSITIVE_INFINITY)}\n`,
})
