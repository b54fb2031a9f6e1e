import type { ConformanceReport } from '../../report/report.js'
import { plural } from '../wording.js'
import { text } from './markup.js'

/** Expected failures that did not fail. */
export function unexpectedPasses({ unexpectedPasses: passes }: ConformanceReport): string {
  if (passes.length === 0) return ''
  const items = passes.map((pass) => `<li><code>${text(pass)}</code></li>`)
  return `<section class="card" id="unexpected-passes" aria-labelledby="unexpected-passes-title">
<h2 id="unexpected-passes-title">Expected to fail, but passed</h2>
<p>${plural(passes.length, 'expected failure')} did not fail, which makes the run fail: take ${passes.length === 1 ? 'it' : 'them'} off the list.</p>
<ul>${items.join('')}</ul>
</section>`
}
