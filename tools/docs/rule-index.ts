import { groupBy } from '../../src/conformance/grouping.js'
import type { RuleDescription } from '../../src/core/index.js'
import { responseId } from './examples.js'
import { fenced, page, sentence, table } from './markdown.js'
import { severitiesOf } from './rule-cells.js'
import { rules } from './rule-pages.js'

/** Returns `docs/rules/README.md`: every rule, by group. */
export function ruleIndex(): string {
  const groups = groupBy([...rules], ([id]) => id.split('/')[0] ?? '')
  return page(
    '# Rules',
    `${rules.size} rules in ${groups.size} groups, in the order in which responses list their violations. Types, required fields, enums, ranges and formats come from the schemas; their violations have the rule \`structure\`, whose severity is fixed.`,
    'Set the severity of a rule, or of a whole group with `/*`. A rule takes precedence over its group:',
    fenced(
      'ts',
      `import { createContract } from 'campaign-contract'\n\ncreateContract({ rules: { 'content/*': 'warn', 'content/mixed-shape': 'error' } })`,
    ),
    'On the command line, `campaign-contract rules <id>` shows the example of a rule and the response, `campaign-contract rules --search <text>` finds rules by id, requirement, target, status or code, and `--operation <name>` lists those of an operation. On a terminal, the list is grouped and wrapped; elsewhere it has one line per rule and set of operations, for `grep`.',
    `The pages show ${responseId} for a generated \`response_id\`.`,
    ...[...groups].flatMap(([group, members]) => [
      `## ${group}`,
      table(
        ['rule', 'severity', 'requirement'],
        members.map(([id, entries]) => [
          `[${id}](${id}.md)`,
          [...new Set(entries.map(severitiesOf))].join('; '),
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
