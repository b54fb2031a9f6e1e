import { printable } from '../printable.js'
import type { Colors } from './colors.js'
import type { GoneFinding, Outcome, Summary } from './result.js'
import { paint, plural } from './show-result.js'

/** What is said at the end: the counts, and what the limit of warnings and the baseline come to. */
export function showSummary(summary: Summary, colors: Colors): string {
  const gone = summary.baseline?.gone ?? []
  const shown = gone.slice(0, mostGone).map((finding) => `  ${showGone(finding)}`)
  const more = gone.length > mostGone ? [`  and ${gone.length - mostGone} more`] : []
  const notes = (summary.notes ?? []).map((note) => colors.dim(printable(note)))
  return [
    ...notes,
    showCounts(summary, colors),
    ...showNotes(summary, colors),
    ...shown,
    ...more,
  ].join('\n')
}

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
export function showNotes({ warnings, baseline }: Summary, colors: Colors): string[] {
  const tooMany = warnings !== undefined && warnings.found > warnings.allowed
  return [
    ...(tooMany
      ? [colors.red(`${plural(warnings.found, 'warning')}, at most ${warnings.allowed} allowed`)]
      : []),
    ...(baseline === undefined ? [] : baselineNotes(baseline)),
  ]
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
    .map(printable)
    .join('  ')}${times}`
}
