import { printable } from '../../core/base/printable.js'
import { located } from '../documents/position.js'
import { padColumns } from '../host/wrap.js'
import type { RuleCount } from '../results/result.js'
import { plural } from './plural.js'
import type { Screen } from './screen.js'
import { linkedRule, showSeverity } from './show-finding.js'

/** Maximum number of rows of the table. */
const mostRows = 20

/** Formats a table of the violated rules, with the position of their first findings. */
export function ruleTable(rules: readonly RuleCount[], screen: Screen): string[] {
  const { colors } = screen
  const shown = rules.slice(0, mostRows)
  const width = Math.max('rule'.length, ...shown.map(({ rule }) => rule.length))
  const others = rules.length - shown.length
  const row = (count: string, severity: string, rule: string, first: string) =>
    `${count.padStart(7)}  ${padColumns(severity, 5)}  ${padColumns(rule, width)}  ${first}`
  return [
    colors.dim(row('count', '', 'rule', 'first')),
    ...shown.map(({ rule, severity, count, sample }) =>
      row(
        String(count),
        showSeverity(severity, screen),
        linkedRule({ rule }, screen),
        colors.cyan(printable(located(sample.file, sample))),
      ),
    ),
    ...(others > 0 ? [`and ${plural(others, 'more rule')}`] : []),
  ]
}

/** Lists the violated rules, each with its first finding. */
export function ruleSamples(rules: readonly RuleCount[], screen: Screen): string[] {
  const { colors } = screen
  const digits = String(rules[0]?.count ?? '').length
  const indent = ' '.repeat(digits + 3)
  return rules.flatMap(({ rule, severity, count, sample }) => {
    const { file, target, message } = sample
    const named = target === '' ? '' : `  ${colors.bold(printable(target))}`
    return [
      `${String(count).padStart(digits)} × ${padColumns(showSeverity(severity, screen), 5)}  ${rule}`,
      `${indent}${colors.cyan(printable(located(file, sample)))}${named}`,
      `${indent}${colors.dim(shortened(printable(message)))}`,
    ]
  })
}

/** Cuts a message to one line. */
const shortened = (message: string): string =>
  message.length > 160 ? `${message.slice(0, 159)}…` : message
