import type { RuleDescription } from '../../src/core/index.js'
import { responseId } from './examples.js'
import { groupBy } from './group-by.js'
import { fenced, page, sentence, table } from './markdown.js'
import { severitiesOf } from './rule-cells.js'
import { rules } from './rule-pages.js'

/** `docs/rules/README.md`: every rule, by group. */
export function ruleIndex(): string {
  const groups = groupBy([...rules], ([id]) => id.split('/')[0] ?? '')
  return page(
    '# Rules',
    `${rules.size} rules in ${groups.size} groups, in the order in which answers list them. Types, required fields, enums, ranges and formats are the structure: they come from the schemas, under the name \`structure\`, and have no severity to set.`,
    'A whole group is set at once with its name and a star; a rule that is named wins over its group:',
    fenced(
      'ts',
      `import { createContract } from 'campaign-contract'\n\ncreateContract({ rules: { 'content/*': 'warn', 'content/mixed-shape': 'error' } })`,
    ),
    `On the pages \`response_id\` is ${responseId} wherever the library would make one up.`,
    ...[...groups].flatMap(([group, members]) => [
      `## ${group}`,
      table(
        ['rule', 'severity', 'what must hold'],
        members.map(([id, entries]) => [
          `[${id}](${id}.md)`,
          [...new Set(entries.map(severitiesOf))].join('; '),
          mainSummary(entries),
        ]),
      ),
    ]),
  )
}

/** What most operations are held to, where it differs among them. */
function mainSummary(entries: readonly RuleDescription[]): string {
  const [main, ...others] = [...groupBy(entries, ({ summary }) => summary)]
    .map(([summary, those]) => ({
      summary,
      count: those.flatMap((each) => each.operations).length,
    }))
    .sort((one, other) => other.count - one.count)
  const text = sentence(main?.summary ?? '')
  return others.length === 0 ? text : `${text} (It differs by operation.)`
}
