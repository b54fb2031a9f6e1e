import type { ConformanceReport } from '../../report/report.js'
import { createdNote, endedEarly, rateLimitNote, remedies, remedySentence } from '../run-notes.js'
import { grouped, plural } from '../wording.js'
import { joined, text, withCode } from './markup.js'

/** Returns why the run ended early, as a banner. */
export function banner(report: ConformanceReport): string {
  const ended = endedEarly(report)
  return ended === undefined
    ? ''
    : `<p class="banner"><span aria-hidden="true">⚠</span> ${text(ended)}. The rest was not tested.</p>`
}

/** Returns what would raise the coverage most, and what the run met and left behind. */
export function notes(report: ConformanceReport): string {
  const [remedy] = remedies(report)
  const rateLimit = rateLimitNote(report)
  const all = [
    ...(remedy === undefined
      ? []
      : [
          `<p class="remedy"><strong>${withCode(remedySentence(remedy))}</strong> <a href="#not-run">All reasons</a></p>`,
        ]),
    ...(rateLimit === undefined ? [] : [`<p>${text(rateLimit)}.</p>`]),
    notImplemented(report),
    created(report),
  ].filter((part) => part !== '')
  return all.length === 0 ? '' : `<div class="notes">${joined(all)}</div>`
}

function notImplemented({ notImplemented: all }: ConformanceReport): string {
  if (all.length === 0) return ''
  const items = all.map(
    ({ operation, status }) => `<li><code>${operation}</code> responds with ${status}</li>`,
  )
  return `<details><summary>Not implemented: ${plural(all.length, 'operation')}</summary><ul>${items.join('')}</ul></details>`
}

/** Created resources listed at most. */
const maxCreated = 1000

function created(report: ConformanceReport): string {
  const note = createdNote(report)
  if (note === undefined) return ''
  const { created: all } = report
  const items = all
    .slice(0, maxCreated)
    .map(({ operation, id }) => `<li>${operation} <code>${text(id)}</code></li>`)
  const more =
    all.length > maxCreated ? `<li>and ${plural(all.length - maxCreated, 'other')}</li>` : ''
  return `<details><summary>${text(note)}</summary><ul>${items.join('')}${more}</ul></details>`
}

/** Returns the trials that did not run, by reason, and what to add so that they do. */
export function notRun(report: ConformanceReport): string {
  const rows = [...report.skipped]
    .sort((one, other) => other.count - one.count)
    .map(({ reason, count, ids, remedy }) => {
      const more = count > ids.length ? `<li>and ${grouped(count - ids.length)} more</li>` : ''
      const items = ids.map((id) => `<li><code>${text(id)}</code></li>`).join('')
      const help = remedy === undefined ? '' : ` <span class="note">→ ${withCode(remedy)}</span>`
      return `<details><summary><span class="count">${grouped(count)}</span> ${text(reason)}${help}</summary><ul>${items}${more}</ul></details>`
    })
  return `<section class="card" id="not-run" aria-labelledby="not-run-title">
<h2 id="not-run-title">Not run</h2>
${joined([toAdd(report), rows.length === 0 ? '<p>None.</p>' : rows.join('\n')])}
</section>`
}

function toAdd(report: ConformanceReport): string {
  const all = remedies(report)
  if (all.length === 0) return ''
  const items = all.map(
    ({ remedy, count }) =>
      `<li>${withCode(remedy)} <span class="note">${plural(count, 'more test')}</span></li>`,
  )
  return `<h3>To test more</h3><ul class="remedies">${items.join('')}</ul><h3>Reasons</h3>`
}
