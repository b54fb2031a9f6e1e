import type { OperationName } from '../../../core/index.js'
import type { ConformanceReport } from '../../report/report.js'
import { operationNames } from '../coverage-counts.js'
import { groupFindings } from '../finding-groups.js'
import { plural } from '../wording.js'
import { findingArticle } from './finding.js'
import { findingIds } from './finding-ids.js'
import { joined } from './markup.js'

/** Returns all findings by operation, with filters. */
export function findings(report: ConformanceReport): string {
  const { unexpected, expected } = groupFindings(report)
  const all = [...unexpected, ...expected]
  const ids = findingIds(report)
  const operations = operationNames.filter((name) => all.some((it) => it.operation === name))
  const groups = operations.map((operation) => {
    const own = all.filter((finding) => finding.operation === operation)
    return `<section class="operation" data-operation="${operation}" aria-labelledby="operation-${operation}">
<h3 id="operation-${operation}">${operation} <span class="note">${plural(own.length, 'finding')}</span></h3>
${joined(own.map((finding) => findingArticle(finding, ids.get(finding) ?? '')))}
</section>`
  })
  return `<section id="findings" aria-labelledby="findings-title" tabindex="-1">
<h2 id="findings-title">Findings</h2>
${all.length === 0 ? `<p class="card">${noFindings(report)}</p>` : joined([filters(operations), ...groups])}
</section>`
}

const noFindings = ({ outcome }: ConformanceReport): string =>
  outcome === 'nothing-ran'
    ? 'None, because no request was checked.'
    : 'None: all responses conform to the contract.'

function filters(operations: readonly OperationName[]): string {
  const options = operations.map((name) => `<option>${name}</option>`).join('')
  return `<div class="filters card" role="search" aria-label="Findings" hidden>
<div class="field"><label for="filter-level">Level</label><select id="filter-level"><option value="">All</option><option value="MUST">MUST</option><option value="SHOULD">SHOULD</option><option value="expected">Expected failures</option></select></div>
<div class="field"><label for="filter-operation">Operation</label><select id="filter-operation"><option value="">All</option>${options}</select></div>
<div class="field grow"><label for="filter-text">Text</label><input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="rule, field, message …"></div>
<button type="button" id="filter-reset">Show all</button>
<p id="filter-count" role="status"></p>
</div>`
}
