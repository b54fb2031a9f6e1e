import { exceptionLines } from '../../core/contract/exception-text.js'
import type { ConformanceFinding, ConformanceReport, Counted } from '../report/report.js'
import { markdownFinding } from './markdown-finding.js'
import { codeCell, codeSpan, proseSpan } from './markdown-text.js'
import { groupFindings, operationNames } from './rule-results.js'
import { createdNote, endedEarly, rateLimitNote, remedies, remedySentence } from './run-notes.js'
import { duration, grouped, outcomeName, plural } from './wording.js'

/** GitHub limits a step summary to 1 MiB; the rest is reserved for what follows the findings. */
const maxBytes = 900_000
const maxListed = 100

const marks: Readonly<Record<ConformanceReport['outcome'], string>> = {
  passed: '✅',
  failed: '❌',
  'nothing-ran': '⚠️',
  'too-few-ran': '⚠️',
}

/** Returns the report for the summary of a CI step or for an issue, below 1 MiB. */
export function markdownReport(report: ConformanceReport): string {
  return [
    `### Conformance: ${marks[report.outcome]} ${outcomeName(report)}`,
    ...notes(report),
    counts(report),
    ...findings(report),
    ...list(
      'Not implemented',
      report.notImplemented.map(({ operation, status }) => `${operation}: responds with ${status}`),
    ),
    ...list('Expected to fail, but passed', report.unexpectedPasses.map(codeSpan)),
    ...list('Exceptions', exceptionLines(report).map(codeSpan)),
    ...notRun(report),
    run(report),
  ]
    .map((part) => `${part}\n`)
    .join('\n')
}

function notes(report: ConformanceReport): string[] {
  const ended = endedEarly(report)
  const [remedy] = remedies(report)
  const created = createdNote(report)
  const rateLimit = rateLimitNote(report)
  return [
    ...(ended === undefined ? [] : [`> **${ended}.** The rest was not tested.`]),
    ...(remedy === undefined ? [] : [`**${proseSpan(remedySentence(remedy))}**`]),
    ...(rateLimit === undefined ? [] : [`${rateLimit}.`]),
    ...(created === undefined ? [] : [`${created}; the json report lists their ids.`]),
  ]
}

function counts(report: ConformanceReport): string {
  const { must, should, expected } = groupFindings(report)
  const row = (name: string, { passed, failed, skipped }: Counted) =>
    `| ${name} | ${[passed, failed, skipped].map(grouped).join(' | ')} |`
  const uncounted = report.level === 'MUST' && should.length > 0 ? ' (not counted)' : ''
  const found = [
    plural(must.length, 'MUST finding'),
    plural(should.length, 'SHOULD finding') + uncounted,
    ...(expected.length === 0 ? [] : [plural(expected.length, 'expected failure')]),
  ]
  return `${found.join(', ')}

| | passed | failed | not run |
|---|---:|---:|---:|
${row('Cases', report.cases)}
${row('Variants', report.variants)}
${row('Generated', report.generated)}
${row('Sequences', report.sequences)}`
}

/** Returns the findings by level and operation, as many as fit. */
function findings(report: ConformanceReport): string[] {
  const { must, should, expected } = groupFindings(report)
  const left = { bytes: maxBytes }
  return [
    ...level('MUST', must, report, left),
    ...level('SHOULD', should, report, left),
    ...level('Expected failures', expected, report, left),
  ]
}

function level(
  name: string,
  own: readonly ConformanceFinding[],
  report: ConformanceReport,
  left: { bytes: number },
): string[] {
  if (own.length === 0) return []
  const parts = [`#### ${name}`]
  let omitted = 0
  for (const operation of operationNames) {
    const of = own.filter((finding) => finding.operation === operation)
    const blocks: string[] = []
    for (const finding of of) {
      const block = left.bytes === 0 ? '' : markdownFinding(finding, report)
      const bytes = Buffer.byteLength(block) + 2
      // Shows a prefix: once a finding is left out, all later ones are too.
      left.bytes = bytes > left.bytes ? 0 : left.bytes - bytes
      if (left.bytes === 0) omitted++
      else blocks.push(block)
    }
    if (blocks.length > 0) {
      parts.push(`**${operation}**, ${plural(of.length, 'finding')}`, ...blocks)
    }
  }
  if (omitted > 0) parts.push(`${plural(omitted, 'more finding')} omitted; see the json report.`)
  return parts
}

function list(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const shown = lines.slice(0, maxListed).map((line) => `- ${line}`)
  const more = lines.length > maxListed ? [`- and ${grouped(lines.length - maxListed)} more`] : []
  return [`#### ${title}`, [...shown, ...more].join('\n')]
}

function notRun({ skipped }: ConformanceReport): string[] {
  if (skipped.length === 0) return []
  const rows = skipped
    .slice(0, maxListed)
    .map(
      ({ reason, count, remedy }) =>
        `| ${grouped(count)} | ${codeCell(reason)} | ${remedy === undefined ? '' : proseSpan(remedy).replaceAll('|', '\\|')} |`,
    )
  const total = skipped.reduce((sum, { count }) => sum + count, 0)
  const more = skipped.length - rows.length
  return [
    `<details><summary>Not run: ${plural(total, 'test')}</summary>`,
    `| tests | reason | to test them |\n|---:|---|---|\n${rows.join('\n')}`,
    ...(more > 0 ? [`${plural(more, 'more reason')} omitted`] : []),
    '</details>',
  ]
}

function run({ requests, baseUrl, milliseconds, seed, version }: ConformanceReport): string {
  const facts = `${plural(requests, 'request')} to ${codeSpan(baseUrl)} in ${duration(milliseconds)}`
  return `${facts}, seed ${seed}, campaign-contract ${codeSpan(version)}`
}
