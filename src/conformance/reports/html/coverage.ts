import type { ConformanceReport } from '../../report/report.js'
import { coverageCounts, findingIds, operationNames } from '../rule-results.js'
import { grouped } from '../wording.js'
import { card, code, folded, list, text } from './markup.js'

/** Returns the coverage of operations and rules, and the received statuses. */
export function coverage(report: ConformanceReport): string {
  const { reached, notReached, rules, covered, notCovered } = coverageCounts(report)
  return card(
    'coverage',
    'Coverage',
    `<div class="sides">
<div>
<h3>Operations</h3>
${share('operations', 'reached', reached, operationNames.length, notReached)}
${operations(report)}
</div>
<div>
<h3>Rules</h3>
${share('rules', 'covered', covered, rules, notCovered)}
<h3>Statuses</h3>
${statuses(report.coverage.statuses)}
</div>
</div>`,
  )
}

function share(
  noun: string,
  state: string,
  part: number,
  whole: number,
  missing: readonly string[],
): string {
  const title = `${grouped(missing.length)} not ${state}`
  const rest = missing.length === 0 ? '' : folded(title, list(missing.map(code)))
  return `<p><strong>${grouped(part)} of ${grouped(whole)}</strong> ${noun} ${state}</p>${bar(part, whole, 'passed')}${rest}`
}

function statuses(counts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counts)
  if (entries.length === 0) return '<p>No responses.</p>'
  const most = Math.max(...entries.map(([, count]) => count))
  const rows = entries.map(([status, count]) => {
    const kind = `status-${/^[2345]/.exec(status)?.[0] ?? 'other'}`
    return `<tr><th scope="row">${text(status)}</th><td class="wide">${bar(count, most, kind)}</td><td class="number">${grouped(count)}</td></tr>`
  })
  return `<table class="shares"><thead><tr><th scope="col">Status</th><td></td><th scope="col" class="number">Responses</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function operations(report: ConformanceReport): string {
  const counts = new Map(report.coverage.operations.map((each) => [each.operation, each]))
  const ids = findingIds(report)
  const most = Math.max(1, ...report.coverage.operations.map(({ requests }) => requests))
  const rows = operationNames.map((name) => {
    const requests = counts.get(name)?.requests ?? 0
    const found = report.findings.filter(({ where }) =>
      where.some(({ operation }) => operation === name),
    )
    const link =
      found[0] === undefined ? '0' : `<a href="#${ids.get(found[0])}">${grouped(found.length)}</a>`
    return `<tr><th scope="row">${name}</th><td class="wide">${bar(requests, most, 'requests')}</td><td class="number">${grouped(requests)}</td><td class="number">${link}</td></tr>`
  })
  return `<table class="shares operations"><thead><tr><th scope="col">Operation</th><td></td><th scope="col" class="number">Requests</th><th scope="col" class="number">Findings</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Returns an SVG bar; the policy of the page forbids inline styles. */
const bar = (part: number, whole: number, kind: string): string =>
  `<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="1"/><rect class="${kind}" width="${whole === 0 ? 0 : ((100 * part) / whole).toFixed(2)}" height="1"/></svg>`
