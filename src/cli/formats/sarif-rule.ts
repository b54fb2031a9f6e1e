import { isOfPlugin } from '../../core/contract/rule-groups.js'
import type { PackageFacts } from '../host/package-facts.js'
import type { FindingRule } from './finding-rules.js'

/** Returns the URL of the page of a rule of the contract; undefined without that of the website. */
export const rulePage = (id: string, website: string | undefined): string | undefined =>
  website === undefined || id === 'structure' || isOfPlugin(id)
    ? undefined
    : `${website}rules/${id}.html`

/** The rule that a finding names, and where it is defined. */
export interface RuleOfFinding {
  rule: string
  source?: string
}

/** Returns the page of the rule of a finding; checks of responses, files and workspaces have none. */
export function pageOf({ rule, source = '' }: RuleOfFinding, website: string | undefined) {
  // The source of a rule of a plugin may be its page.
  if (isOfPlugin(rule) && /^https?:/.test(source)) return source
  const hasPage = /^(?!response\/|input\/|workspace\/).+\//.test(rule)
  return hasPage ? rulePage(rule, website) : undefined
}

const levels = { error: 'error', warn: 'warning', off: 'none' } as const

/** Describes a rule for SARIF, from all its entries: facts may differ by operation. */
export function sarifRule(
  entries: readonly [FindingRule, ...FindingRule[]],
  { homepage }: PackageFacts,
) {
  const [{ id, summary, assumed, severity, plugin, docs }] = entries
  const isRule = entries.some(({ answer }) => answer !== undefined)
  const page = isRule ? (docs ?? rulePage(id, homepage)) : undefined
  const more = isRule && plugin === undefined ? [`More: campaign-contract rules ${id}`] : []
  const notes = [...entries.flatMap(notesOf), ...more]
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: assumed === undefined ? summary : `${summary} Decision: ${assumed}` },
    ...(page !== undefined && { helpUri: page }),
    help: {
      text: [summary, ...notes].join('\n'),
      // Contains only text of the contract, so nothing is escaped.
      markdown: [summary, '', ...notes.map((note) => `- ${note}`)].join('\n'),
    },
    defaultConfiguration: { level: levels[severity] },
    ...(plugin !== undefined && { properties: { plugin } }),
  }
}

function notesOf({ operations, answer, source, facts = [] }: FindingRule): string[] {
  const needed = facts.length === 0 ? '' : ` (needs the facts ${facts.join(', ')})`
  const answered = answer === undefined ? '' : `: ${answer.status} ${answer.code}${needed}`
  return [`${operations.join(', ')}${answered}. Defined in: ${source}.`]
}
