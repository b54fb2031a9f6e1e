import { groupBy } from '../../src/conformance/grouping.js'
import { describeRules, type RuleDescription } from '../../src/core/descriptions.js'
import type { OperationName, RuleId } from '../../src/core/index.js'
import { sentence } from './markdown.js'

/** Every rule with its entries, one for each set of operations, in contract order. */
export const rules: ReadonlyMap<RuleId, readonly RuleDescription[]> = groupBy(
  describeRules(),
  ({ id }) => id,
)

/** Returns the default severity of an entry, with its exceptions. */
export function severitiesOf(entry: RuleDescription): string {
  const byChannel = Object.entries(entry.severityByChannel ?? {})
  return [
    entry.severity,
    ...byChannel.map(([channel, severity]) => `${severity} for ${channel}`),
    ...(entry.severityWhenPublishing ? [`${entry.severityWhenPublishing} when publishing`] : []),
  ].join('; ')
}

/** Returns the summary that applies to most operations, and whether it applies to all. */
export function mainSummary(entries: readonly RuleDescription[]): {
  text: string
  isOnly: boolean
} {
  const [main, ...others] = [...groupBy(entries, ({ summary }) => summary)]
    .map(([summary, those]) => ({
      summary,
      count: those.flatMap((each) => each.operations).length,
    }))
    .sort((one, other) => other.count - one.count)
  return { text: sentence(main?.summary ?? ''), isOnly: others.length === 0 }
}

/** A rule as a table shows it; `requirement` is Markdown. */
export interface RuleRow {
  id: RuleId
  severity: string
  response: string
  requirement: string
  operations: readonly OperationName[]
}

function rowOf([id, entries]: [RuleId, readonly RuleDescription[]]): RuleRow {
  const { text, isOnly } = mainSummary(entries)
  return {
    id,
    severity: [...new Set(entries.map(severitiesOf))].join('; '),
    response: [...new Set(entries.map(({ answer }) => `${answer.status} ${answer.code}`))].join(
      '; ',
    ),
    requirement: isOnly ? text : `${text} (Differs by operation.)`,
    operations: entries.flatMap(({ operations }) => operations),
  }
}

/** The rows of all rules, by the first part of their ids. */
export const ruleGroups: ReadonlyMap<string, readonly RuleRow[]> = groupBy(
  [...rules].map(rowOf),
  ({ id }) => id.replace(/\/.*$/, ''),
)
