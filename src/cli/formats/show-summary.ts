import { duration, plural } from '../../conformance/reports/wording.js'
import { printable } from '../../core/base/printable.js'
import { exceptionLines } from '../../core/contract/exception-text.js'
import { located } from '../documents/position.js'
import type { Colors } from '../host/colors.js'
import { wrapText } from '../host/wrap.js'
import type {
  ExceptionSummary,
  GoneFinding,
  Outcome,
  RuleCount,
  SkippedRules,
  Stopped,
  Summary,
  Totals,
} from '../results/result.js'
import type { Screen } from './screen.js'
import { linkedRule, showSeverity } from './show-finding.js'
import { paint } from './show-result.js'

/** Up to this many findings, the rules are not listed. */
const few = 50

/** Rules to list below findings. */
const mostRules = 10

/** Formats the summary: the violated rules when there are many findings, the counts, and notes. */
export function showSummary(
  summary: Summary,
  screen: Screen,
  { milliseconds, isWhole = false }: { milliseconds: number; isWhole?: boolean },
): string {
  const { colors, width } = screen
  const { baseline, rules, notes = [] } = summary
  const { errors, warnings } = summary.totals
  const isLong = isWhole || errors + warnings > few
  const list = isLong ? ruleSamples(rules, isWhole ? rules.length : mostRules, screen) : []
  const gone = baseline?.gone ?? []
  const more = gone.length > mostGone ? [`  and ${gone.length - mostGone} more`] : []
  return [
    ...list,
    ...(list.length > 0 ? [''] : []),
    ...notes.map((note) => colors.dim(wrapText(printable(note), width))),
    ...showSkipped(summary.skipped).map((line) => colors.dim(wrapText(line, width))),
    ...showTotals(summary.totals, colors).map((line) => wrapText(line, width)),
    `${showCounts(summary, colors)} ${colors.dim(`(${duration(milliseconds)})`)}`,
    ...showNotes(summary, colors),
    ...gone.slice(0, mostGone).map((finding) => `  ${showGone(finding)}`),
    ...more,
  ].join('\n')
}

/** Lists violated rules, each with its first finding; counts those above a number. */
function ruleSamples(rules: readonly RuleCount[], most: number, screen: Screen): string[] {
  const { colors } = screen
  const digits = String(rules[0]?.count ?? '').length
  const indent = ' '.repeat(digits + 3)
  const shown = rules.slice(0, most).flatMap(({ rule, severity, count, sample }) => {
    const { file, target, message } = sample
    const named = target === '' ? '' : `  ${colors.bold(printable(target))}`
    const shownSeverity = showSeverity(severity, screen) + ' '.repeat(5 - severity.length)
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

/** Maximum number of listed findings that no longer occur. */
const mostGone = 20

/** Formats the counts in one line. */
export function showCounts(summary: Summary, colors: Colors): string {
  const { files, requests, valid, invalid, unreadable, baseline } = summary
  const counted = requests === files ? '' : ` with ${plural(requests, 'request')}`
  const part = (outcome: Outcome, count: number, text: string) =>
    count === 0 ? text : paint(colors, outcome)(text)
  const known = baseline?.requests ?? 0
  const parts = [
    part('valid', valid, `${valid} valid`),
    part('invalid', invalid, `${invalid} invalid`),
    ...(known === 0 ? [] : [part('known', known, `${known} known`)]),
    part('unreadable', unreadable, `${unreadable} unreadable`),
  ]
  return `${plural(files, 'file')}${counted}: ${parts.join(', ')}`
}

/** Formats further notes, one per line; they contain no text from checked files. */
export function showNotes(
  { warnings, baseline, stopped, exceptions, ...counts }: Summary,
  colors: Colors,
): string[] {
  const tooMany = warnings !== undefined && warnings.found > warnings.allowed
  return [
    ...(tooMany
      ? [colors.red(`${plural(warnings.found, 'warning')}, at most ${warnings.allowed} allowed`)]
      : []),
    ...(exceptions === undefined ? [] : exceptionNotes(exceptions, colors)),
    ...(stopped === undefined ? [] : [colors.red(stoppedNote(stopped, counts))]),
    ...(baseline === undefined ? [] : baselineNotes(baseline)),
  ]
}

function exceptionNotes(exceptions: ExceptionSummary, { yellow }: Colors): string[] {
  const { noted } = exceptions
  return [
    ...(noted === 0 ? [] : [`${plural(noted, 'violation')} accepted by exceptions`]),
    ...exceptionLines({ exceptions }).map((line) => yellow(printable(line))),
  ]
}

function stoppedNote(
  { by }: Stopped,
  { invalid, unreadable }: Pick<Summary, 'invalid' | 'unreadable'>,
): string {
  const why = by === 'max-errors' ? `${plural(invalid + unreadable, 'request')} with errors` : by
  return `stopped early: ${why}`
}

function baselineNotes({ known, gone, updated }: NonNullable<Summary['baseline']>): string[] {
  if (updated) return [`baseline written: ${plural(known, 'finding')}`]
  const count = gone.reduce((sum, finding) => sum + finding.count, 0)
  return [
    `${plural(known, 'finding')} already in the baseline`,
    ...(count === 0
      ? []
      : [
          `${plural(count, 'finding')} of the baseline no longer found; run with --update-baseline`,
        ]),
  ]
}

/** Formats a finding that no longer occurs, in one line. */
export function showGone({ file, operation, rule, target, count }: GoneFinding): string {
  const times = count === 1 ? '' : ` × ${count}`
  return `${[file, operation, target, rule]
    .filter((part) => part !== '')
    .map(printable)
    .join('  ')}${times}`
}

/** Formats the numbers of errors, warnings and fixable findings; nothing without findings. */
export function showTotals(
  { errors, warnings, fixable, omitted = 0 }: Totals,
  colors: Colors,
): string[] {
  if (errors + warnings === 0) return []
  const painted = (count: number, noun: string, color: (text: string) => string) =>
    count === 0 ? plural(count, noun) : color(plural(count, noun))
  const more = omitted === 0 ? '' : `, ${plural(omitted, 'more finding')}`
  const fixes = fixable === 0 ? '' : `, ${fixable} fixable with \`campaign-contract fix\``
  return [
    `${painted(errors, 'error', colors.red)}, ${painted(warnings, 'warning', colors.yellow)}${more}${fixes}`,
  ]
}

/** Most facts to name. */
const mostNeeds = 3

/** Formats how many rules were skipped, and which facts would let most of them run. */
function showSkipped(skipped: SkippedRules | undefined): string[] {
  if (skipped === undefined || skipped.rules === 0) return []
  const { rules, needs } = skipped
  const names = needs.map(({ name }) => name)
  // Who wrote a rule wants to know first why it did not run.
  const ofPlugins = names.filter((name) => name.startsWith('facts.plugins.'))
  const named = [...new Set([...ofPlugins, ...names])].slice(0, mostNeeds)
  const rest = needs.length > mostNeeds ? ', …' : ''
  const missing = named.length === 0 ? '' : ` (missing: ${named.join(', ')}${rest})`
  return [`${plural(rules, 'rule')} skipped${missing}`]
}
