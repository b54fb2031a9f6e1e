import { exceptionLines } from '../../../core/contract/exception-text.js'
import type { ConformanceReport } from '../../report/report.js'
import { text } from './markup.js'

/** Returns the exceptions that accepted nothing or no longer apply. */
export function exceptions(report: ConformanceReport): string {
  const lines = exceptionLines(report)
  if (lines.length === 0) return ''
  const items = lines.map((line) => `<li>${text(line)}</li>`)
  return `<section class="card" id="exceptions" aria-labelledby="exceptions-title">
<h2 id="exceptions-title">Exceptions</h2>
<ul>${items.join('')}</ul>
</section>`
}
