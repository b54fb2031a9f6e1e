import type { MakeFormat } from './format.js'
import { showSummary } from './show-summary.js'

/** The counts and a sample of each rule, for very many requests. Buffers nothing. */
export const summary: MakeFormat = ({ screen }) => ({
  result: () => '',
  end: ({ summary, milliseconds }) =>
    `${showSummary(summary, screen, { milliseconds, isWhole: true })}\n`,
})
