import type { DescribedRule } from '../../formats/finding-rules.js'
import type { Colors } from '../../host/colors.js'

/** Lists one rule per line, for grep: id, severity, answer, summary. */
export function ruleLines(rules: readonly DescribedRule[], colors: Colors): string[] {
  const width = Math.max(...rules.map(({ id }) => id.length))
  const answers = Math.max(...rules.map((rule) => answerOf(rule).length))
  const lines = rules.map((rule) => {
    const { id, severity, summary } = rule
    const columns = [colors.bold(id.padEnd(width)), severityOf(severity, colors)]
    return [...columns, answerOf(rule).padEnd(answers), summary].join('  ')
  })
  // Entries of a rule may differ only in what a line does not show.
  return [...new Set(lines)]
}

/** Returns the status and code of the answer. */
export const answerOf = ({ answer }: DescribedRule): string => `${answer.status} ${answer.code}`

/** Returns the severity in its color, padded. */
export const severityOf = (severity: string, colors: Colors): string =>
  severity === 'error' ? colors.red('error') : colors.yellow(severity.padEnd(5))
