import { withCode } from '../../../src/conformance/reports/html/markup.js'
import type { RuleRow } from '../../../tools/docs/rule-cells.js'
import { ruleGroups } from '../../../tools/docs/rule-cells.js'
import { aboutRules, aboutSeverities } from '../../../tools/docs/rule-table.js'

/** Returns the page with the table of all rules, which a script filters. */
export const ruleIndex = (): string => `---
description: All rules of the contract, with their severities and responses.
aside: false
pageClass: rule-index
---

# Rules

<RuleFilter class="filter" />

<table>
<thead><tr><th>Rule</th><th>Requirement</th><th>Severity</th><th>Response</th></tr></thead>
${[...ruleGroups].map(([group, rows]) => groupOf(group, rows)).join('\n')}
</table>

${aboutRules}

${aboutSeverities}

\`campaign-contract rules\` lists the rules in the terminal, and \`campaign-contract rules <id>\` explains one.
`

// Named after its group: other pages link to it.
const groupOf = (group: string, rows: readonly RuleRow[]): string => `<tbody id="${group}">
<tr class="group"><th colspan="4" scope="rowgroup">${group}</th></tr>
${rows.map(rowOf).join('\n')}
</tbody>`

const rowOf = ({ id, requirement, severity, response, operations }: RuleRow): string =>
  `<tr data-operations="${operations.join(' ')}"><td><a href="./${id}.html">${id}</a></td>
<td>${withCode(requirement)}</td>
<td>${severity}</td>
<td>${response}</td></tr>`
