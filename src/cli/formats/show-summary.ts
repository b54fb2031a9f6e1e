import { printable } from '../../core/base/printable.js'
import { located } from '../documents/place.js'
import type { Colors } from '../host/colors.js'
import { printableStart } from '../host/printable-start.js'
import type { GoneFinding, Outcome, RuleCount, Stopped, Summary } from '../results/result.js'
import { paint, plural } from './show-result.js'

/**
 * What is said at the end: the rules that were broken most often, where there are many findings, the
 * counts, and what the limit of warnings and the baseline come to.
 */
export function showSummary(summary: Summary, colors: Colors, mostRules = usualRules): string {
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

const usualRules = 10
/** So many findings can be taken in one by one. */
const few = 100

/** How often each rule was broken, with the first of its findings. */
function showRules(rules: readonly RuleCount[], colors: Colors, most: number): string[] {
  const findings = rules.reduce((sum, { count }) => sum + count, 0)
  if (findings <= few && most === usualRules) return []
  const shown = rules.slice(0, most)
  const width = String(shown[0]?.count ?? '').length
  const lines = shown.flatMap(({ rule, severity, count, sample }) => {
    const painted = severity === 'error' ? colors.red('error') : colors.yellow('warn ')
    const { file, target, message } = sample
    const named = target === '' ? '' : `  ${colors.bold(printable(target))}`
    return [
      `${String(count).padStart(width)} × ${painted}  ${rule}`,
      `${' '.repeat(width + 3)}${colors.cyan(printableStart(located(file, sample)))}${named}`,
      `${' '.repeat(width + 3)}${colors.dim(shortened(printableStart(message)))}`,
    ]
  })
  const others = rules.length - shown.length
  const more = others > 0 ? [`and ${plural(others, 'more rule')}`] : []
  return [...lines, ...more, ...(lines.length > 0 ? [''] : [])]
}

/** As much of a message as a line has room for. */
const shortened = (message: string): string =>
  message.length > 160 ? `${message.slice(0, 159)}…` : message

/** How many files a list of findings that are gone names before it ends. */
export const mostGone = 20

/** One line with the counts. */
export function showCounts(summary: Summary, colors: Colors): string {
  const { files, requests, right, wrong, unusable, baseline } = summary
  const counted = requests === files ? '' : ` with ${plural(requests, 'request')}`
  const part = (outcome: Outcome, count: number, text: string) =>
    count === 0 ? text : paint(colors, outcome)(text)
  const known = baseline?.requests ?? 0
  const parts = [
    part('right', right, `${right} right`),
    part('wrong', wrong, `${wrong} wrong`),
    ...(known === 0 ? [] : [part('known', known, `${known} known`)]),
    part('unusable', unusable, `${unusable} could not be used`),
  ]
  return `${plural(files, 'file')}${counted}: ${parts.join(', ')}`
}

/** What else there is to say, a line each; nothing that stands in a file stands in them. */
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
  return `stopped before the end: ${why}${resume === undefined ? '' : `; --resume ${resume} goes on`}`
}

function baselineNotes({ known, gone, updated }: NonNullable<Summary['baseline']>): string[] {
  if (updated) return [`baseline written: ${plural(known, 'finding')}`]
  const count = gone.reduce((sum, finding) => sum + finding.count, 0)
  return [
    `${plural(known, 'finding')} known from the baseline`,
    ...(count === 0
      ? []
      : [`${plural(count, 'finding')} of the baseline no longer found; run --update-baseline`]),
  ]
}

/** A finding that is gone, in one line. */
export function showGone({ file, operation, rule, target, count }: GoneFinding): string {
  const times = count === 1 ? '' : ` × ${count}`
  return `${[file, operation, target, rule]
    .filter((part) => part !== '')
    .map(printableStart)
    .join('  ')}${times}`
}
