import type { ConformanceReport } from '../../report/report.js'
import { grouped } from '../wording.js'
import { text } from './markup.js'

/** Returns the trials that did not run, by reason. */
export function notRun({ skipped }: ConformanceReport): string {
  const rows = [...skipped]
    .sort((one, other) => other.count - one.count)
    .map(({ reason, count, ids }) => {
      const more = count > ids.length ? `<li>and ${grouped(count - ids.length)} more</li>` : ''
      const items = ids.map((id) => `<li><code>${text(id)}</code></li>`).join('')
      return `<details><summary><span class="count">${grouped(count)}</span> ${text(reason)}</summary><ul>${items}${more}</ul></details>`
    })
  return `<section class="card" id="not-run" aria-labelledby="not-run-title">
<h2 id="not-run-title">Not run</h2>
${rows.length === 0 ? '<p>None.</p>' : rows.join('\n')}
</section>`
}
