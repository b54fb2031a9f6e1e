import { plural } from '../../conformance/reports/wording.js'
import { printable } from '../../core/base/printable.js'
import { located } from '../documents/position.js'
import { padColumns } from '../host/wrap.js'
import type { RuleCount } from '../results/result.js'
import type { Screen } from './screen.js'
import { linkedRule, showSeverity } from './show-finding.js'

/** Lists violated rules, each with its first finding; counts those above a number. */
export function ruleSamples(rules: readonly RuleCount[], most: number, screen: Screen): string[] {
  const { colors } = screen
  const digits = String(rules[0]?.count ?? '').length
  const indent = ' '.repeat(digits + 3)
  const shown = rules.slice(0, most).flatMap(({ rule, severity, count, sample }) => {
    const { file, target, message } = sample
    const named = target === '' ? '' : `  ${colors.bold(printable(target))}`
    const shownSeverity = padColumns(showSeverity(severity, screen), 5)
    return [
      `${String(count).padStart(digits)} × ${shownSeverity}  ${linkedRule({ rule }, screen)}`,
      `${indent}${colors.cyan(printable(located(file, sample)))}${named}`,
      `${indent}${colors.dim(shortened(printable(message)))}`,
    ]
  })
  return rules.length > most ? [...shown, `and ${plural(rules.length - most, 'more rule')}`] : shown
}

/** Cuts a message to one line. */
const shortened = (message: string): string =>
  message.length > 160 ? `${message.slice(0, 159)}…` : message
