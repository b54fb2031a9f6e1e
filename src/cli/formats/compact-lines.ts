import { printable } from '../../core/base/printable.js'
import { located } from '../documents/position.js'
import { unusable, withReason } from '../results/finding.js'
import type { Result } from '../results/result.js'
import { inFileOrder, linkedRule, showKind } from './finding-parts.js'
import type { Screen } from './screen.js'

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
      ...(rule === unusable ? [] : [colors.dim(linkedRule(finding, screen))]),
      ...(repair === undefined ? [] : [colors.green('fixable')]),
    ].join('  ')
  })
}
