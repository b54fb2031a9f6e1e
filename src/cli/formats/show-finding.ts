import { printable } from '../../core/base/printable.js'
import { acceptedBecause } from '../../core/contract/exception-text.js'
import { wrapText } from '../host/wrap.js'
import type { Result } from '../results/result.js'
import type { LocatedViolation } from '../results/violation-position.js'
import { isNote } from '../results/violation-position.js'
import { codeFrame } from './code-frame.js'
import { inFileOrder, linkedRule, showKind, showPosition } from './finding-parts.js'
import type { Screen } from './screen.js'
import { wrapParts } from './wrap-parts.js'

/** Formats the findings of a result in file order; those of one range share its code frame. */
export function showFindings(result: Result, screen: Screen): string[] {
  const { file, violations, warnings, notes = [] } = result
  const findings = inFileOrder<LocatedViolation>([...violations, ...warnings, ...notes])
  return findings.flatMap((finding, index) => {
    const lines = showFinding(file, finding, screen)
    const next = findings[index + 1]
    if (finding.excerpt === undefined || (next && isSameRange(finding, next))) return lines
    return [...lines, '', ...codeFrame(finding.excerpt, finding.severity, screen), '']
  })
}

/** Formats the code frame of an input error. */
export const showErrorFrame = ({ error }: Result, screen: Screen): string[] =>
  error?.excerpt === undefined ? [] : ['', ...codeFrame(error.excerpt, 'error', screen), '']

const isSameRange = (one: LocatedViolation, other: LocatedViolation): boolean =>
  one.line === other.line &&
  one.column === other.column &&
  one.endLine === other.endLine &&
  one.endColumn === other.endColumn

function showFinding(file: string, finding: LocatedViolation, screen: Screen): string[] {
  const { colors, width } = screen
  const { target, message, repair } = finding
  const parts = [
    `  ${colors.cyan(showPosition(file, finding))}`,
    showKind(finding, screen),
    ...(target === '' ? [] : [colors.bold(printable(target))]),
    colors.dim(linkedRule(finding, screen)),
    ...(repair === undefined ? [] : [colors.green('fixable')]),
  ]
  const text = wrapText(printable(message), width, 4)
  const reason = isNote(finding)
    ? `\n    ${colors.dim(wrapText(printable(acceptedBecause(finding)), width, 4))}`
    : ''
  return [...wrapParts(parts, width), ...`    ${text}${reason}`.split('\n').map(startSafely)]
}

/** Makes a wrapped line safe, whose start may be a workflow command of GitHub by chance. */
const startSafely = (line: string): string => line.replace(/^(\s*)::/, '$1./::')
