import { printable } from '../../core/base/printable.js'
import { isOfPlugin } from '../../core/contract/rule-groups.js'
import { hyperlink } from '../host/hyperlinks.js'
import { isNote, type LocatedNote, type LocatedViolation } from '../results/violation-position.js'
import { rulePage } from './sarif-rule.js'
import type { Screen } from './screen.js'

/** Sorts by position; findings at one position keep their order. */
export const inFileOrder = <Each extends LocatedViolation>(findings: readonly Each[]): Each[] =>
  [...findings].sort((one, other) => one.line - other.line || one.column - other.column)

export const showPosition = (file: string, { line, column }: LocatedViolation): string =>
  `${printable(file)}:${line}:${column}`

export const showSeverity = (severity: 'error' | 'warn', { colors }: Screen): string =>
  severity === 'error' ? colors.red('error') : colors.yellow('warn')

/** Returns the kind of a finding: its severity, or `note` if an exception accepts it. */
export const showKind = (finding: LocatedViolation | LocatedNote, screen: Screen): string =>
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
