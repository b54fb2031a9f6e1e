import { printable } from '../../core/base/printable.js'
import { located } from '../documents/position.js'
import { printableStart } from '../host/printable-start.js'
import type { Result } from '../results/result.js'
import { inFileOrder, linkedRule, showPosition, showSeverity } from './finding-parts.js'
import type { Screen } from './screen.js'

/** Formats each finding of a result in one line, in file order. */
export function compactLines(
  { file, violations, warnings, error }: Result,
  screen: Screen,
): string[] {
  const { colors } = screen
  if (error) {
    const position = colors.cyan(printableStart(located(file, error)))
    return [`${position}: ${showSeverity('error', screen)}  ${printable(error.message)}`]
  }
  return inFileOrder([...violations, ...warnings]).map((finding) => {
    const { target, message, repair, severity } = finding
    return [
      `${colors.cyan(showPosition(file, finding))}: ${showSeverity(severity, screen)}`,
      `${target === '' ? '' : `${colors.bold(printable(target))}: `}${printable(message)}`,
      colors.dim(linkedRule(finding, screen)),
      ...(repair === undefined ? [] : [colors.green('fixable')]),
    ].join('  ')
  })
}
