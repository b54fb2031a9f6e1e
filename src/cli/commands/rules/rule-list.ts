import type { DescribedRule } from '../../formats/finding-rules.js'
import type { Screen } from '../../formats/screen.js'
import { wrapParts, wrapText } from '../../host/wrap.js'

export type Layout = Pick<Screen, 'colors' | 'width'>

/**
 * Lists rules: id, severity, response and summary. Each is one line, for grep; what exceeds the width
 * continues below.
 */
export function ruleList(rules: readonly DescribedRule[], { colors, width }: Layout): string {
  const ids = Math.max(...rules.map(({ id }) => id.length))
  const answers = Math.max(...rules.map((rule) => answerOf(rule).length))
  const lines = rules.map((rule) => {
    const { id, severity, summary } = rule
    const painted = severity === 'error' ? colors.red : colors.yellow
    const columns = [colors.bold(id.padEnd(ids)), painted(severity.padEnd(5))]
    const parts = [...columns, answerOf(rule).padEnd(answers), wrapText(summary, width, 4)]
    const wrapped = wrapParts(parts, width).map((line) => line.trimEnd())
    return wrapped.join('\n')
  })
  // Entries of a rule may differ only in what a line does not show.
  return [...new Set(lines)].join('\n')
}

/** Returns the status and code of the response. */
export const answerOf = ({ answer }: DescribedRule): string => `${answer.status} ${answer.code}`
