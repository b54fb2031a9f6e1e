import { groupBy } from '../../../conformance/grouping.js'
import type { DescribedRule } from '../../formats/finding-rules.js'
import { plural } from '../../formats/plural.js'
import type { Screen } from '../../formats/screen.js'
import type { Colors } from '../../host/colors.js'
import { padColumns, textWidth, wrapIndented, wrapText } from '../../host/wrap.js'

export type Layout = Pick<Screen, 'colors' | 'width'>

type Entries = readonly DescribedRule[]

/** Lists rules by group for a terminal, each with its summary below it, and the count. */
export function ruleGroups(rules: Entries, total: number, layout: Layout): string {
  const byId = [...groupBy(rules, ({ id }) => id)]
  const groups = [...groupBy(byId, ([id]) => id.replace(/\/.*/, ''))]
  const columns = idColumns(byId, layout)
  const blocks = groups.map(([name, those]) =>
    [
      layout.colors.bold(layout.colors.cyan(name)),
      ...those.flatMap(([id, entries]) => ruleBlock(id, entries, columns, layout)),
      '',
    ].join('\n'),
  )
  const count = byId.length === total ? plural(total, 'rule') : `${byId.length} of ${total} rules`
  const hint = 'Run `campaign-contract rules <id>` for an example and the answer.'
  return [...blocks, count, layout.colors.dim(wrapText(hint, layout.width))].join('\n')
}

function ruleBlock(id: string, entries: Entries, columns: number, layout: Layout): string[] {
  const { colors, width } = layout
  const facts = factsOf(entries, colors)
  const name = colors.bold(id)
  const head =
    columns > 0 ? [`  ${padColumns(name, columns)}  ${facts}`] : [`  ${name}`, `    ${facts}`]
  const [summary = '', ...others] = unique(entries.map((entry) => entry.summary))
  const more = others.length === 0 ? '' : ' (This differs by operation.)'
  return [...head, wrapIndented(summary + more, width, 4)]
}

/** Returns the width of the ids, or 0 if the severity and the answer do not fit beside one. */
function idColumns(byId: readonly [string, Entries][], { colors, width }: Layout): number {
  const columns = Math.max(...byId.map(([id]) => id.length))
  const facts = Math.max(...byId.map(([, entries]) => textWidth(factsOf(entries, colors))))
  return columns + facts + 4 <= width ? columns : 0
}

/** Returns the severities and the answers of a rule. */
const factsOf = (entries: Entries, colors: Colors): string =>
  [
    unique(entries.map(({ severity }) => severityOf(severity, colors))).join('/'),
    colors.dim(unique(entries.map(answerOf)).join(', ')),
  ].join('  ')

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

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
const severityOf = (severity: string, colors: Colors): string =>
  severity === 'error' ? colors.red('error') : colors.yellow(severity.padEnd(5))
