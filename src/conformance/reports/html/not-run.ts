import type { ConformanceReport } from '../../report/report.js'
import { remedies } from '../remedies.js'
import { grouped, plural } from '../wording.js'
import { joined, text, withCode } from './markup.js'

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
