import type { ConformanceReport } from '../../report/report.js'
import { plural } from '../wording.js'
import { text } from './markup.js'

export function unexpectedPasses({ unexpectedPasses: passes }: ConformanceReport): string {
  if (passes.length === 0) return ''
  const items = passes.map((pass) => `<li><code>${text(pass)}</code></li>`)
  return `<section class="card" id="unexpected-passes" aria-labelledby="unexpected-passes-title">
<h2 id="unexpected-passes-title">Expected to fail, but passed</h2>
<p>${plural(passes.length, 'expected failure')} passed, so the run fails. Remove ${passes.length === 1 ? 'it' : 'them'} from the list.</p>
<ul>${items.join('')}</ul>
</section>`
}
