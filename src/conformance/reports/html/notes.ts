import type { ConformanceReport } from '../../report/report.js'
import { remedies, remedySentence } from '../remedies.js'
import { createdNote, endedEarly, rateLimitNote } from '../run-notes.js'
import { plural } from '../wording.js'
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
