import { groupBy } from '../../src/conformance/grouping.js'
import type { RuleDescription } from '../../src/core/descriptions.js'
import { fenced, page, ruleLink, sentence, table } from './markdown.js'
import { rules, severitiesOf } from './rule-cells.js'

/** Returns `docs/rules.md`: every rule, by group. */
export function ruleTable(): string {
  const groups = groupBy([...rules], ([id]) => id.split('/')[0] ?? '')
  return page(
    '# Rules',
    `${rules.size} rules in ${groups.size} groups, in the order in which responses list their violations. Types, required fields, enums, ranges and formats come from the schemas; their violations have the rule \`structure\`, whose severity is fixed.`,
    'Each rule links to its page on the website, with a request that violates it, the corrected request and the response. `campaign-contract rules <id>` shows the same, and `campaign-contract rules --search <text>` finds rules by id, requirement, target, status or code.',
    'Set the severity of a rule, or of a whole group with `/*`. A rule takes precedence over its group:',
    fenced(
      'ts',
      `import { createContract } from 'campaign-contract'\n\ncreateContract({ rules: { 'content/*': 'warn', 'content/mixed-shape': 'error' } })`,
    ),
    ...[...groups].flatMap(([group, members]) => [
      `## ${group}`,
      table(
        ['rule', 'severity', 'response', 'requirement'],
        members.map(([id, entries]) => [
          ruleLink(id),
          [...new Set(entries.map(severitiesOf))].join('; '),
          [...new Set(entries.map(({ answer }) => `${answer.status} ${answer.code}`))].join('; '),
          mainSummary(entries),
        ]),
      ),
    ]),
  )
}

/** Returns the summary that applies to most operations. */
function mainSummary(entries: readonly RuleDescription[]): string {
  const [main, ...others] = [...groupBy(entries, ({ summary }) => summary)]
    .map(([summary, those]) => ({
      summary,
      count: those.flatMap((each) => each.operations).length,
    }))
    .sort((one, other) => other.count - one.count)
  const text = sentence(main?.summary ?? '')
  return others.length === 0 ? text : `${text} (Differs by operation.)`
}
