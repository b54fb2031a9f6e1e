import type { DescribedRule } from '../../formats/finding-rules.js'
import { schemaVersion } from '../../formats/json-output.js'
import { rulePage } from '../../formats/sarif-rule.js'
import { packageFacts } from '../../host/package-facts.js'
import { wrapIndented, wrapText } from '../../host/wrap.js'
import { type CheckedExample, checkedExample } from './checked-example.js'
import { answerOf, type Layout } from './rule-list.js'
import { ruleReasons } from './rule-reasons.js'
import { showExample } from './show-example.js'

type Entries = readonly DescribedRule[]

/** Explains a rule: what it requires and why, where it applies, and an example. */
export function explainRule(entries: Entries, layout: Layout): string {
  const { colors, width } = layout
  const id = idOf(entries)
  const why = ruleReasons[id]
  const [shared, ...own] = sharedRows(entries.map(rowsOf))
  const page = pageOf(entries)
  const rows = [...(shared ?? []), ...(page === undefined ? [] : [['page', page] as Row])]
  const summaries = new Set(entries.map(({ summary }) => summary))
  const example = checkedExample(id)
  return [
    colors.bold(id),
    ...(summaries.size === 1 ? [wrapIndented([...summaries].join(), width, 2)] : []),
    '',
    ...(why === undefined ? [] : [wrapIndented(why, width, 2), '']),
    ...rows.map((row) => rowLine(row, layout, 2)),
    ...entries.flatMap((entry, index) => {
      if (entries.length === 1) return []
      const heading = wrapIndented(colors.cyan(listed(entry.operations)), width, 2)
      const summary = summaries.size === 1 ? [] : [wrapIndented(entry.summary, width, 4)]
      const differing = (own[index] ?? []).map((row) => rowLine(row, layout, 4))
      return ['', heading, ...summary, ...differing]
    }),
    '',
    ...(example === undefined ? [] : [showExample(id, example, layout)]),
  ].join('\n')
}

/** Output of `rules --format json`. */
export interface RulesOutput {
  schemaVersion: typeof schemaVersion
  /** In contract order. A rule has several entries if they differ by operation. */
  rules: readonly DescribedRule[]
  /** URL of the rule's page. Only `rules <id>` has this and the following members. */
  page?: string
  /** Why the rule exists. */
  why?: string
  example?: CheckedExample
}

/** Returns the entries of a rule with its page and example, for JSON. */
export function ruleJson(entries: Entries): RulesOutput {
  const id = idOf(entries)
  const page = pageOf(entries)
  const example = checkedExample(id)
  const why = ruleReasons[id]
  return {
    schemaVersion,
    rules: entries,
    ...(page !== undefined && { page }),
    ...(why !== undefined && { why }),
    ...(example !== undefined && { example }),
  }
}

const pageOf = ([entry]: Entries): string | undefined =>
  entry?.docs ?? rulePage(String(entry?.id), packageFacts().homepage)

/** All entries of a rule have its id. */
const idOf = ([entry]: Entries): string => (entry as DescribedRule).id

type Row = readonly [name: string, text: string]

function rowsOf(rule: DescribedRule): Row[] {
  const byChannel = Object.entries(rule.severityByChannel ?? {})
  const severities = byChannel.map(([channel, severity]) => `${severity} for ${channel}`)
  const facts = rule.facts.map((name) => `facts.${name}`)
  return [
    ['operations', listed(rule.operations)],
    ['severity', listed([rule.severity, ...severities])],
    ['response', answerOf(rule)],
    rule.plugin === undefined ? ['section', rule.source] : ['plugin', rule.plugin],
    ['facts', listed(facts) || 'none needed'],
    ...(rule.plugin === undefined ? rowsOfContract(rule) : []),
  ]
}

const rowsOfContract = ({ silentIf, portable, assumed }: DescribedRule): Row[] => [
  ['silent if', listed(silentIf) || 'never'],
  ['portable', portable ? 'yes, also in the JSON Schema' : 'no, only in code'],
  ...(assumed === undefined ? [] : [['assumed', assumed] as Row]),
]

/** Returns the rows that all entries share, then those of each entry without its operations. */
function sharedRows(all: readonly Row[][]): Row[][] {
  if (all.length === 1) return [...all]
  const isIn =
    ([name, text]: Row) =>
    (rows: readonly Row[]) =>
      rows.some((row) => row[0] === name && row[1] === text)
  const shared = (all[0] ?? []).filter((row) => all.every(isIn(row)))
  const isOwn = (row: Row) => row[0] !== 'operations' && !isIn(row)(shared)
  return [shared, ...all.map((rows) => rows.filter(isOwn))]
}

const rowLine = ([name, text]: Row, { colors, width }: Layout, indent: number): string =>
  `${' '.repeat(indent)}${colors.dim(name.padEnd(10))}  ${wrapText(text, width, indent + 12)}`

const listed = (names: readonly string[]): string => names.join(', ')
