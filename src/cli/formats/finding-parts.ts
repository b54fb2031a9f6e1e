import { isOfPlugin } from '../../core/contract/rule-groups.js'
import { hyperlink } from '../host/colors.js'
import { isNote, type LocatedFinding } from '../results/finding.js'
import { rulePage } from './sarif-rule.js'
import type { Screen } from './screen.js'

/** Sorts by position; findings at one position keep their order. */
export const inFileOrder = (findings: readonly LocatedFinding[]): LocatedFinding[] =>
  [...findings].sort(
    ({ line = 0, column = 0 }, other) => line - (other.line ?? 0) || column - (other.column ?? 0),
  )

export const showSeverity = (severity: 'error' | 'warn', { colors }: Screen): string =>
  severity === 'error' ? colors.red('error') : colors.yellow('warn')

/** Returns the kind of a finding: its severity, or `note` if an exception accepts it. */
export const showKind = (finding: LocatedFinding, screen: Screen): string =>
  isNote(finding) ? screen.colors.cyan('note') : showSeverity(finding.severity, screen)

/** Returns the id of a rule, linked to its page; checks of responses, files and workspaces have none. */
export function linkedRule(
  { rule, source = '' }: { rule: string; source?: string },
  { website }: Screen,
): string {
  // The source of a rule of a plugin may be its page.
  const own = website !== undefined && isOfPlugin(rule) && isLink(source) ? source : undefined
  const hasPage = /^(?!response\/|input\/|workspace\/).+\//.test(rule)
  const page = hasPage ? rulePage(rule, website) : undefined
  const target = own ?? page
  return target === undefined ? rule : hyperlink(rule, target)
}

const isLink = (source: string): boolean => /^https?:/.test(source)
