import { printable } from '../../core/base/printable.js'
import { located } from '../documents/position.js'
import { hyperlink } from '../host/colors.js'
import { wrapParts, wrapText } from '../host/wrap.js'
import {
  isNote,
  type LocatedFinding,
  reasonOf,
  unreadable,
  withReason,
} from '../results/finding.js'
import type { Result } from '../results/result.js'
import { codeFrame } from './code-frame.js'
import { pageOf, type RuleOfFinding } from './sarif-rule.js'
import type { Screen } from './screen.js'

/** Formats the findings of a result in file order; those of one range share its code frame. */
export function showFindings(result: Result, screen: Screen): string[] {
  const { file } = result
  const findings = inFileOrder(result.findings)
  return findings.flatMap((finding, index) => {
    const lines = showFinding(file, finding, screen)
    const next = findings[index + 1]
    if (finding.excerpt === undefined || (next && isSameRange(finding, next))) return lines
    return [...lines, '', ...codeFrame(finding.excerpt, finding.severity, screen), '']
  })
}

/** Formats the code frame of an input error. */
export const showErrorFrame = ({ excerpt }: LocatedFinding, screen: Screen): string[] =>
  excerpt === undefined ? [] : ['', ...codeFrame(excerpt, 'error', screen), '']

const isSameRange = (one: LocatedFinding, other: LocatedFinding): boolean =>
  one.line === other.line &&
  one.column === other.column &&
  one.endLine === other.endLine &&
  one.endColumn === other.endColumn

function showFinding(file: string, finding: LocatedFinding, screen: Screen): string[] {
  const { colors, width } = screen
  const { target, message, repair } = finding
  const parts = [
    `  ${colors.cyan(printable(located(file, finding)))}`,
    showKind(finding, screen),
    ...(target === '' ? [] : [colors.bold(printable(target))]),
    colors.dim(linkedRule(finding, screen)),
    ...(repair === undefined ? [] : [colors.green('fixable')]),
  ]
  const text = wrapText(printable(message), width, 4)
  const accepted = reasonOf(finding)
  const reason =
    accepted === undefined ? '' : `\n    ${colors.dim(wrapText(printable(accepted), width, 4))}`
  return [...wrapParts(parts, width), ...`    ${text}${reason}`.split('\n')]
}

/** Formats each finding of a result in one line, in file order. */
export function compactLines({ file, findings }: Result, screen: Screen): string[] {
  const { colors } = screen
  return inFileOrder(findings).map((finding) => {
    const { rule, target, repair } = finding
    const position = colors.cyan(printable(located(file, finding)))
    const named = target === '' ? '' : `${colors.bold(printable(target))}: `
    return [
      `${position}: ${showKind(finding, screen)}`,
      `${named}${printable(withReason(finding))}`,
      ...(rule === unreadable ? [] : [colors.dim(linkedRule(finding, screen))]),
      ...(repair === undefined ? [] : [colors.green('fixable')]),
    ].join('  ')
  })
}

/** Sorts by position; findings at one position keep their order. */
const inFileOrder = (findings: readonly LocatedFinding[]): LocatedFinding[] =>
  [...findings].sort(
    ({ line = 0, column = 0 }, other) => line - (other.line ?? 0) || column - (other.column ?? 0),
  )

export const showSeverity = (severity: 'error' | 'warn', { colors }: Screen): string =>
  severity === 'error' ? colors.red('error') : colors.yellow('warn')

/** Returns the kind of a finding: its severity, or `note` if an exception accepts it. */
const showKind = (finding: LocatedFinding, screen: Screen): string =>
  isNote(finding) ? screen.colors.cyan('note') : showSeverity(finding.severity, screen)

/** Returns the id of a rule, linked to its page. */
export function linkedRule(finding: RuleOfFinding, { website }: Screen): string {
  const page = website === undefined ? undefined : pageOf(finding, website)
  return page === undefined ? finding.rule : hyperlink(finding.rule, page)
}
