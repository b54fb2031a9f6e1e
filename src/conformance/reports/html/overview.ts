import { upperFirst } from '../../../core/base/text.js'
import type { ConformanceReport, Counted } from '../../report/report.js'
import { coverageCounts, groupFindings, operationNames } from '../rule-results.js'
import { createdNote, endedEarly, rateLimitNote, remedies, remedySentence } from '../run-notes.js'
import { duration, grouped, outcomeName, plural, statusCounts } from '../wording.js'
import { card, code, folded, joined, list, text, withCode } from './markup.js'

const marks: Readonly<Record<ConformanceReport['outcome'], string>> = {
  passed: '✓',
  failed: '✗',
  'nothing-ran': '○',
  'too-few-ran': '○',
}

export function overview(report: ConformanceReport): string {
  const { outcome, baseUrl, startedAt, milliseconds, seed, level, requests } = report
  const { reached, rules, covered } = coverageCounts(report)
  const facts: [string, string][] = [
    ['Server', `<code>${text(baseUrl)}</code>`],
    ['Started', `<time datetime="${text(startedAt)}">${text(readable(startedAt))}</time>`],
    ['Duration', duration(milliseconds)],
    ['Requests', grouped(requests)],
    ['Statuses', text(statusCounts(report) || 'none')],
    ['Operations', `${reached} of ${operationNames.length} reached`],
    ['Rules', `${covered} of ${rules} covered`],
    ['Seed', `<code>${text(String(seed))}</code>`],
    ['Fails on', level === 'MUST' ? 'MUST' : 'MUST and SHOULD'],
  ]
  return `<header class="top ${outcome}">
<p class="product">Conformance with the Campaigns and Offerings API</p>
<h1><span class="mark" aria-hidden="true">${marks[outcome]}</span> ${upperFirst(outcomeName(report))}</h1>
<p class="lead">${lead(report)}</p>
${banner(report)}
<dl class="facts">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
${counts(report)}
${notes(report)}
${contents(report)}
</header>`
}

/** Formats an RFC 3339 time for people. */
const readable = (time: string): string =>
  time.replace(/^([\d-]+)T([\d:]+)(?:\.\d+)?/, '$1 $2 ').replace(/ Z$/, ' UTC')

function lead(report: ConformanceReport): string {
  if (report.outcome === 'nothing-ran') {
    return 'No request was checked, so the report says nothing about this server.'
  }
  const { must, should, expected } = groupFindings(report)
  const passes = report.unexpectedPasses.length
  const parts = [
    ...(must.length === 0 ? [] : [plural(must.length, 'MUST finding')]),
    ...(should.length === 0 ? [] : [plural(should.length, 'SHOULD finding')]),
    ...(expected.length === 0 ? [] : [plural(expected.length, 'expected failure')]),
    ...(passes === 0 ? [] : [`${plural(passes, 'expected failure')} that passed`]),
  ]
  const found = parts.length === 0 ? 'No findings' : inWords(parts)
  return `${found} in ${plural(report.requests, 'request')}.`
}

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

function counts({ cases, variants, generated, sequences }: ConformanceReport): string {
  const row = (name: string, { passed, failed, skipped }: Counted) =>
    `<tr><th scope="row">${name}</th>${number(passed, 'passed')}${number(failed, 'failed')}${number(skipped, 'skipped')}</tr>`
  return `<table class="counts">
<thead><tr><td></td><th scope="col">passed</th><th scope="col">failed</th><th scope="col">not run</th></tr></thead>
<tbody>${row('Cases', cases)}${row('Variants', variants)}${row('Generated', generated)}${row('Sequences', sequences)}</tbody>
</table>`
}

const number = (count: number, kind: string): string =>
  `<td class="number${count === 0 ? ' none' : ` ${kind}`}">${grouped(count)}</td>`

function contents({ findings, unexpectedPasses }: ConformanceReport): string {
  const link = (id: string, name: string) => `<a href="#${id}">${name}</a>`
  return `<nav aria-label="Contents">${joined([
    unexpectedPasses.length === 0 ? '' : link('unexpected-passes', 'Unexpected passes'),
    link('findings', `Findings (${grouped(findings.length)})`),
    link('matrix', 'Rules × operations'),
    link('not-run', 'Not run'),
  ])}</nav>`
}

function banner(report: ConformanceReport): string {
  const ended = endedEarly(report)
  return ended === undefined
    ? ''
    : `<p class="banner"><span aria-hidden="true">⚠</span> ${text(ended)}. The rest was not tested.</p>`
}

/** Returns what would raise the coverage most, and what the run met and left behind. */
function notes(report: ConformanceReport): string {
  const [remedy] = remedies(report)
  const rateLimit = rateLimitNote(report)
  const all = [
    remedy === undefined
      ? ''
      : `<p class="remedy"><strong>${withCode(remedySentence(remedy))}</strong> <a href="#not-run">All reasons</a></p>`,
    rateLimit === undefined ? '' : `<p>${text(rateLimit)}.</p>`,
    notImplemented(report),
    created(report),
  ]
  return joined(all) === '' ? '' : `<div class="notes">${joined(all)}</div>`
}

function notImplemented({ notImplemented: all }: ConformanceReport): string {
  if (all.length === 0) return ''
  const items = all.map(({ operation, status }) => `${code(operation)} responds with ${status}`)
  return folded(`Not implemented: ${plural(all.length, 'operation')}`, list(items))
}

/** Created resources listed at most. */
const maxCreated = 1000

function created(report: ConformanceReport): string {
  const note = createdNote(report)
  if (note === undefined) return ''
  const { created: all } = report
  const items = all.slice(0, maxCreated).map(({ operation, id }) => `${operation} ${code(id)}`)
  if (all.length > maxCreated) items.push(`and ${plural(all.length - maxCreated, 'other')}`)
  return folded(text(note), list(items))
}

/** Returns the trials that did not run, by reason, and what to add so that they do. */
export function notRun(report: ConformanceReport): string {
  const rows = [...report.skipped]
    .sort((one, other) => other.count - one.count)
    .map(({ reason, count, ids, remedy }) => {
      const items = ids.map(code)
      if (count > ids.length) items.push(`and ${grouped(count - ids.length)} more`)
      const help = remedy === undefined ? '' : ` <span class="note">→ ${withCode(remedy)}</span>`
      const title = `<span class="count">${grouped(count)}</span> ${text(reason)}${help}`
      return folded(title, list(items))
    })
  const all = rows.length === 0 ? '<p>None.</p>' : rows.join('\n')
  return card('not-run', 'Not run', joined([toAdd(report), all]))
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
