import { page, ruleLink, table } from './markdown.js'
import { ruleGroups, rules } from './rule-cells.js'

/** Returns `docs/rules.md`: every rule, by group. */
export function ruleTable(): string {
  return page(
    '# Rules',
    aboutRules,
    'Each rule links to its page on the website, with a request that violates it, the corrected request and the response. `campaign-contract rules <id>` shows the same, and `campaign-contract rules --search <text>` finds rules by id, requirement, target, status or code.',
    aboutSeverities,
    ...[...ruleGroups].flatMap(([group, rows]) => [
      `## ${group}`,
      table(
        ['rule', 'severity', 'response', 'requirement'],
        rows.map(({ id, severity, response, requirement }) => [
          ruleLink(id),
          severity,
          response,
          requirement,
        ]),
      ),
    ]),
  )
}

export const aboutRules = `${rules.size} rules in ${ruleGroups.size} groups, in the order in which responses list their violations. Types, required fields, enums, ranges and formats come from the schemas; their violations have the rule \`structure\`, whose severity is fixed.`

export const aboutSeverities =
  "Set the severity of a rule, or of a whole group: `createContract({ rules: { 'content/*': 'warn', 'content/mixed-shape': 'error' } })`. A rule takes precedence over its group."
