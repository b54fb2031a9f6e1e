import { printable } from '../../core/base/printable.js'
import { located } from '../documents/position.js'
import type { Colors } from '../host/colors.js'
import { printableStart } from '../host/printable-start.js'
import type { GoneFinding, Outcome, RuleCount, Stopped, Summary } from '../results/result.js'
import { paint, plural } from './show-result.js'

/** Formats the summary: the most violated rules when there are many findings, the counts, and notes. */
export function showSummary(summary: Summary, colors: Colors, mostRules = defaultRules): string {
  const gone = summary.baseline?.gone ?? []
  const shown = gone.slice(0, mostGone).map((finding) => `  ${showGone(finding)}`)
  const more = gone.length > mostGone ? [`  and ${gone.length - mostGone} more`] : []
  const notes = (summary.notes ?? []).map((note) => colors.dim(printableStart(note)))
  return [
    ...showRules(summary.rules, colors, mostRules),
    ...notes,
    showCounts(summary, colors),
    ...showNotes(summary, colors),
    ...shown,
    ...more,
  ].join('\n')
}

const defaultRules = 10
/** Up to this many findings, the list of rules is omitted. */
const few = 100

/** Lists how often each rule was violated, with its first finding. */
function showRules(rules: readonly RuleCount[], colors: Colors, most: number): string[] {
  const findings = rules.reduce((sum, { count }) => sum + count, 0)
  if (findings <= few && most === defaultRules) return []
  const shown = rules.slice(0, most)
  const width = String(shown[0]?.count ?? '').length
  const lines = shown.flatMap(({ rule, severity, count, sample }) => {
    const painted = severity === 'error' ? colors.red('error') : colors.yellow('warn ')
    const { file, target, message } = sample
    const named = target === '' ? '' : `  ${colors.bold(printable(target))}`
    return [
      `${String(count).padStart(width)} × ${painted}  ${rule === 'unusable' ? 'unreadable' : rule}`,
      `${' '.repeat(width + 3)}${colors.cyan(printableStart(located(file, sample)))}${named}`,
      `${' '.repeat(width + 3)}${colors.dim(shortened(printableStart(message)))}`,
    ]
  })
  const others = rules.length - shown.length
  const more = others > 0 ? [`and ${plural(others, 'more rule')}`] : []
  return [...lines, ...more, ...(lines.length > 0 ? [''] : [])]
}

/** Cuts a message to one line. */
const shortened = (message: string): string =>
  message.length > 160 ? `${message.slice(0, 159)}…` : message

/** Maximum number of listed findings that no longer occur. */
const mostGone = 20

/** Formats the counts in one line. */
export function showCounts(summary: Summary, colors: Colors): string {
  const { files, requests, right, wrong, unusable, baseline } = summary
  const counted = requests === files ? '' : ` with ${plural(requests, 'request')}`
  const part = (outcome: Outcome, count: number, text: string) =>
    count === 0 ? text : paint(colors, outcome)(text)
  const known = baseline?.requests ?? 0
  const parts = [
    part('valid', right, `${right} valid`),
    part('invalid', wrong, `${wrong} invalid`),
    ...(known === 0 ? [] : [part('known', known, `${known} known`)]),
    part('unreadable', unusable, `${unusable} unreadable`),
  ]
  return `${plural(files, 'file')}${counted}: ${parts.join(', ')}`
}

/** Formats further notes, one per line; they contain no text from files. */
export function showNotes(
  { warnings, baseline, stopped, ...counts }: Summary,
  colors: Colors,
): string[] {
  const tooMany = warnings !== undefined && warnings.found > warnings.allowed
  return [
    ...(tooMany
      ? [colors.red(`${plural(warnings.found, 'warning')}, at most ${warnings.allowed} allowed`)]
      : []),
    ...(stopped === undefined ? [] : [colors.red(stoppedNote(stopped, counts))]),
    ...(baseline === undefined ? [] : baselineNotes(baseline)),
  ]
}

function stoppedNote(
  { by, resume }: Stopped,
  { wrong, unusable }: Pick<Summary, 'wrong' | 'unusable'>,
): string {
  const why = by === 'max-errors' ? `${plural(wrong + unusable, 'request')} with errors` : by
  return `stopped early: ${why}${resume === undefined ? '' : `; continue with --resume ${resume}`}`
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
    .map(printableStart)
    .join('  ')}${times}`
}
