import { groupBy } from '../../grouping.js'
import type { ConformanceReport } from '../../report/report.js'
import {
  type FindingIds,
  findingIds,
  operationNames,
  type RuleResult,
  type RuleState,
  ruleResults,
  ruleStates,
  stateNames,
} from '../rule-results.js'
import { grouped, plural } from '../wording.js'
import { text, unseen } from './markup.js'

const marks: Readonly<Record<RuleState, string>> = {
  'failed-must': '✗',
  'failed-should': '!',
  expected: '~',
  'not-covered': '○',
  skipped: '–',
  passed: '✓',
}

/** Returns the matrix of rules and operations, with a mark for the result of each. */
export function matrix(report: ConformanceReport): string {
  const results = ruleResults(report)
  const topics = groupBy(results, ({ subject }) => subject.replace(/\/.*$/s, ''))
  const ids = findingIds(report)
  const body = [...topics].map(([topic, all]) => {
    const rows = [...groupBy(all, ({ subject }) => subject)].map(([subject, own]) =>
      row(topic, subject, own, ids),
    )
    return `<tbody><tr class="topic"><th colspan="${operationNames.length + 1}" scope="rowgroup"><span>${text(topic)}</span></th></tr>${rows.join('\n')}</tbody>`
  })
  return `<section id="matrix" aria-labelledby="matrix-title">
<h2 id="matrix-title">Rules × operations</h2>
${
  results.length === 0
    ? '<p class="card">No rule was covered.</p>'
    : `${legend(results)}
<label class="only" hidden><input type="checkbox" id="matrix-open"> Only rules that did not pass everywhere</label>
<div class="scroll card" role="region" aria-label="Result of each rule in each operation" tabindex="0">
<table class="matrix">
<thead><tr><th scope="col" class="corner">Rule</th>${operationNames.map((name) => `<th scope="col" class="operation-name"><span>${name}</span></th>`).join('')}</tr></thead>
${body.join('\n')}
</table>
</div>`
}
</section>`
}

function row(
  topic: string,
  subject: string,
  results: readonly RuleResult[],
  ids: FindingIds,
): string {
  const name =
    subject === topic
      ? text(subject)
      : `<span class="prefix">${text(topic)}/</span>${text(subject.slice(topic.length + 1))}`
  const cells = operationNames.map((operation) => {
    const result = results.find((each) => each.operation === operation)
    return result === undefined ? '<td></td>' : cell(result, ids)
  })
  const isOpen = results.some(({ state }) => state !== 'passed')
  return `<tr${isOpen ? '' : ' class="all-passed"'}><th scope="row">${name}</th>${cells.join('')}</tr>`
}

function cell(result: RuleResult, ids: FindingIds): string {
  const { state, findings } = result
  const [first] = findings.filter(
    ({ level, isExpected }) =>
      state === 'expected' || (!isExpected && (state !== 'failed-must' || level === 'MUST')),
  )
  const shown = `<span aria-hidden="true">${marks[state]}</span>${unseen(stateNames[state])}`
  const inside = first === undefined ? shown : `<a href="#${ids.get(first)}">${shown}</a>`
  return `<td class="${state}" title="${text(described(result))}">${inside}</td>`
}

function described({ operation, state, coverage, findings }: RuleResult): string {
  const requests =
    coverage === undefined
      ? []
      : [
          `${plural(coverage.invalid, 'invalid request')}, ${plural(coverage.valid, 'valid request')}`,
        ]
  const notRun =
    coverage !== undefined && coverage.skipped > 0
      ? [`${plural(coverage.skipped, 'case')} not run`]
      : []
  const found = findings.length === 0 ? [] : [plural(findings.length, 'finding')]
  return `${operation}: ${[stateNames[state], ...found, ...requests, ...notRun].join(', ')}`
}

function legend(results: readonly RuleResult[]): string {
  const items = ruleStates.map((state) => {
    const count = results.filter((result) => result.state === state).length
    return `<li><span class="key ${state}" aria-hidden="true">${marks[state]}</span> ${grouped(count)} ${stateNames[state]}</li>`
  })
  return `<ul class="legend">${items.join('')}</ul>`
}
