import type { OperationName } from '../../../core/index.js'
import { groupBy } from '../../grouping.js'
import type { ConformanceFinding, ConformanceReport } from '../../report/report.js'
import {
  type FindingIds,
  findingIds,
  groupFindings,
  operationNames,
  rulePage,
} from '../rule-results.js'
import { plural } from '../wording.js'
import { findingDetails } from './finding.js'
import { joined, text } from './markup.js'

/** Returns all findings by level, operation and rule, with filters. */
export function findings(report: ConformanceReport): string {
  const { must, should, unexpected, expected } = groupFindings(report)
  const all = [...unexpected, ...expected]
  const operations = operationNames.filter((name) =>
    all.some(({ where }) => where.some(({ operation }) => operation === name)),
  )
  const ids = findingIds(report)
  const note = report.level === 'MUST' ? 'decisions that the run does not count' : 'decisions'
  const levels = [
    level('must', 'MUST', 'violations of the API description', must, { ids, report }),
    level('should', 'SHOULD', `other answers than those of ${note}`, should, { ids, report }),
    level('expected', 'Expected failures', 'listed as known', expected, { ids, report }),
  ]
  return `<section id="findings" aria-labelledby="findings-title" tabindex="-1">
<h2 id="findings-title">Findings</h2>
${all.length === 0 ? `<p class="card">${noFindings(report)}</p>` : joined([filters(operations), ...levels])}
</section>`
}

const noFindings = ({ outcome }: ConformanceReport): string =>
  outcome === 'nothing-ran'
    ? 'None, because no request was checked.'
    : 'None: all responses conform to the contract.'

interface Shown {
  ids: FindingIds
  report: ConformanceReport
}

function level(
  id: string,
  name: string,
  meaning: string,
  own: readonly ConformanceFinding[],
  shown: Shown,
): string {
  if (own.length === 0) return ''
  const groups = operationNames.flatMap((operation) => {
    const of = own.filter((finding) => finding.operation === operation)
    return of.length === 0 ? [] : [operationGroup(id, operation, of, shown)]
  })
  return `<section class="level group ${id}" id="level-${id}" aria-labelledby="level-${id}-title">
<h3 id="level-${id}-title"><span class="badge">${name}</span> ${plural(own.length, 'finding')} <span class="note">${meaning}</span></h3>
${joined(groups)}
</section>`
}

function operationGroup(
  levelId: string,
  operation: OperationName,
  own: readonly ConformanceFinding[],
  shown: Shown,
): string {
  const rules = [...groupBy(own, ({ subject }) => subject)].map(([subject, of]) =>
    ruleGroup(subject, of, shown),
  )
  return `<div class="operation card group">
<h4 id="${levelId}-${operation}">${operation} <span class="note">${plural(own.length, 'finding')}</span></h4>
${joined(rules)}
</div>`
}

function ruleGroup(
  subject: string,
  own: readonly ConformanceFinding[],
  { ids, report }: Shown,
): string {
  const page = rulePage(subject)
  const name = `<code>${text(subject)}</code>`
  const linked = page === undefined ? name : `<a href="${text(page)}" rel="noreferrer">${name}</a>`
  return `<div class="rule group">
<h5>${linked}</h5>
${joined(own.map((finding) => findingDetails(finding, ids.get(finding) ?? '', report)))}
</div>`
}

function filters(operations: readonly OperationName[]): string {
  const options = operations.map((name) => `<option>${name}</option>`).join('')
  return `<div class="filters card" role="search" aria-label="Findings" hidden>
<div class="field"><label for="filter-level">Level</label><select id="filter-level"><option value="">All</option><option value="MUST">MUST</option><option value="SHOULD">SHOULD</option><option value="expected">Expected failures</option></select></div>
<div class="field"><label for="filter-operation">Operation</label><select id="filter-operation"><option value="">All</option>${options}</select></div>
<div class="field grow"><label for="filter-text">Text</label><input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="rule, field, message …"></div>
<button type="button" id="filter-reset">Show all</button>
<button type="button" id="toggle-all">Expand all</button>
<p id="filter-count" role="status"></p>
</div>`
}
