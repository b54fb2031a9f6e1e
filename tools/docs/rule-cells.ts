import { publishing } from '../../generated/tables.js'
import { groupBy } from '../../src/conformance/grouping.js'
import { describeRules, type RuleDescription } from '../../src/core/descriptions.js'
import { createContract, type OperationName, type RuleId } from '../../src/core/index.js'
import { codes, sentence } from './markdown.js'

/** Every rule with its entries, one for each set of operations, in contract order. */
export const rules: ReadonlyMap<RuleId, readonly RuleDescription[]> = groupBy(
  describeRules(),
  ({ id }) => id,
)

const families = groupBy(
  Object.entries(createContract().operations) as [OperationName, { family: string }][],
  ([, { family }]) => family,
)

/** Returns names of operations, and one name for all operations of a family. */
export function operationsText(operations: readonly OperationName[]): string {
  const whole = [...families].filter(([, those]) =>
    those.every(([name]) => operations.includes(name)),
  )
  const named = whole.flatMap(([, those]) => those.map(([name]) => name))
  const others = operations.filter((name) => !named.includes(name))
  const all = whole.map(([family]) => `all ${family.replace(/s$/, '')} operations`)
  return [...all, ...(others.length > 0 ? [codes(others)] : [])].join(', ')
}

/** Returns the default severity of an entry, with its exceptions. */
export function severitiesOf(entry: RuleDescription): string {
  const byChannel = Object.entries(entry.severityByChannel ?? {})
  return [
    entry.severity,
    ...byChannel.map(([channel, severity]) => `${severity} for ${channel}`),
    ...(entry.severityWhenPublishing ? [`${entry.severityWhenPublishing} when publishing`] : []),
  ].join('; ')
}

/** Returns status and code of an entry, and those for a draft that is validated or published. */
export function answersOf({ id, operations, answer }: RuleDescription): string {
  const own = `${answer.status} ${answer.code}`
  const group = id.split('/')[0] ?? ''
  if (!(publishing.groups as readonly string[]).includes(group)) return own
  const ofDraft = `${publishing.status} ${publishing.code}`
  if (operations.every((operation) => operation === 'validateCampaign')) return ofDraft
  if (operations.includes('validateCampaign'))
    return `${own}; ${ofDraft} in a draft that is validated or published`
  return operations.includes('updateCampaign')
    ? `${own}; ${ofDraft} in a draft that is published`
    : own
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
