import { printable } from '../../core/base/printable.js'
import { acceptedBecause } from '../../core/contract/exception-text.js'
import { located } from '../documents/position.js'
import type { Result } from '../results/result.js'
import { isNote, type LocatedViolation } from '../results/violation-position.js'
import { inFileOrder, linkedRule, showKind, showPosition, showSeverity } from './finding-parts.js'
import type { Screen } from './screen.js'

/** Formats each finding of a result in one line, in file order. */
export function compactLines(
  { file, violations, warnings, notes = [], error }: Result,
  screen: Screen,
): string[] {
  const { colors } = screen
  if (error) {
    const position = colors.cyan(printable(located(file, error)))
    return [`${position}: ${showSeverity('error', screen)}  ${printable(error.message)}`]
  }
  const findings: LocatedViolation[] = [...violations, ...warnings, ...notes]
  return inFileOrder(findings).map((finding) => {
    const { target, message, repair } = finding
    const text = isNote(finding) ? `${message} ${acceptedBecause(finding)}` : message
    return [
      `${colors.cyan(showPosition(file, finding))}: ${showKind(finding, screen)}`,
      `${target === '' ? '' : `${colors.bold(printable(target))}: `}${printable(text)}`,
      colors.dim(linkedRule(finding, screen)),
      ...(repair === undefined ? [] : [colors.green('fixable')]),
    ].join('  ')
  })
}
