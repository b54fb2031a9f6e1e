import { printable } from '../../core/base/printable.js'
import { acceptedBecause, exceptionLines } from '../../core/contract/exception-text.js'
import { groupBy } from '../grouping.js'
import type { ConformanceFinding, ConformanceReport, Counted } from '../report/report.js'
import { type Colors, noColors } from './colors.js'
import { replayCommand, reportFile } from './commands.js'
import { prettyFinding, prettyHead } from './pretty-finding.js'
import { coverageCounts, groupFindings, operationNames } from './rule-results.js'
import { createdNote, endedEarly, rateLimitNote, remedies, remedySentence } from './run-notes.js'
import { duration, grouped, outcomeName, plural, statusCounts } from './wording.js'
import { wrap } from './wrap.js'

/** Returns the report for a terminal: findings, skipped trials, coverage and outcome. */
export function prettyReport(
  report: ConformanceReport,
  colors: Colors,
  width = Number.POSITIVE_INFINITY,
): string {
  const wrapped = (lines: readonly string[], indent: number) =>
    lines.flatMap((line) => wrap(line, width - sectionIndent, indent))
  const { expected } = groupFindings(report)
  const shown = shownFindings(report)
  const sections = [
    ...shown.map(({ finding, others }) => [
      prettyFinding(finding, report, colors),
      ...(others === 0 ? [] : [colors.dim(`  and ${plural(others, 'more finding')} like it`)]),
    ]),
    showLeft(report, shown).map(colors.bold),
    section(
      'Expected failures',
      expected.flatMap((finding) => showExpected(finding, colors)),
      colors,
    ),
    section('Not implemented', showNotImplemented(report), colors),
    section('Not run', wrapped(showSkipped(report, colors), 5), colors),
    section('Coverage', wrapped(showCoverage(report, colors), 12), colors),
    section('Expected to fail, but passed', report.unexpectedPasses.map(printable), colors),
    wrapped([...showNotes(report, shown, colors), showOutcome(report, colors)], 2),
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

/** Returns an expected failure in one line, and why an exception accepts it in another. */
const showExpected = (finding: ConformanceFinding, { dim }: Colors): string[] => [
  dim(prettyHead(finding, noColors)),
  ...(finding.exception === undefined
    ? []
    : [`  ${printable(acceptedBecause(finding.exception))}`]),
]

const showNotImplemented = ({ notImplemented }: ConformanceReport): string[] =>
  notImplemented.map(({ operation, status }) => `${operation}  responds with ${status}`)

/** Returns what a reader should know or do, in one line each. */
function showNotes(
  report: ConformanceReport,
  shown: readonly ShownFinding[],
  colors: Colors,
): string[] {
  const created = createdNote(report)
  const rateLimit = rateLimitNote(report)
  const ended = endedEarly(report)
  const [remedy] = remedies(report)
  const isReplayed =
    report.file === undefined &&
    shown.some(({ finding }) => replayCommand(finding, report) !== undefined)
  return [
    ...(isReplayed ? [`To replay findings, write ${reportFile}: --output json=${reportFile}`] : []),
    ...(created === undefined ? [] : [`${created}; --format json lists ids`]),
    ...(rateLimit === undefined ? [] : [rateLimit]),
    ...(remedy === undefined ? [] : [printable(remedySentence(remedy))]),
    ...exceptionLines(report).map((line) => colors.yellow(printable(line))),
    ...(ended === undefined ? [] : [colors.bold(colors.yellow(ended))]),
  ]
}

const sectionIndent = 2

function section(title: string, lines: readonly string[], colors: Colors): string[] {
  return lines.length === 0
    ? []
    : [colors.bold(title), ...lines.map((line) => `${' '.repeat(sectionIndent)}${line}`)]
}

function showSkipped({ skipped }: ConformanceReport, colors: Colors): string[] {
  const width = Math.max(0, ...skipped.map(({ count }) => grouped(count).length))
  return skipped.map(({ reason, count, ids }) => {
    const example =
      ids[0] === undefined ? '' : colors.dim(`  ${printable(ids[0])}${count > 1 ? ', …' : ''}`)
    return `${grouped(count).padStart(width)}  ${printable(reason)}${example}`
  })
}

function showCoverage(report: ConformanceReport, colors: Colors): string[] {
  const { reached, notReached, rules, covered, notCovered } = coverageCounts(report)
  const missing = (names: readonly string[]) => {
    if (names.length === 0) return ''
    const more = names.length > maxNames ? `, … (${names.length})` : ''
    return colors.dim(`  not ${names.slice(0, maxNames).map(printable).join(', ')}${more}`)
  }
  const statuses = statusCounts(report)
  return [
    `cases       ${counted(report.cases)}`,
    `variants    ${counted(report.variants)}`,
    `generated   ${counted(report.generated)}`,
    `sequences   ${counted(report.sequences)}`,
    `operations  ${reached} of ${operationNames.length} reached${missing(notReached)}`,
    `rules       ${covered} of ${rules} covered${missing(notCovered)}`,
    ...(statuses === '' ? [] : [`statuses    ${printable(statuses)}`]),
  ]
}

const maxNames = 4

const counted = ({ passed, failed, skipped }: Counted): string =>
  `${grouped(passed)} passed, ${grouped(failed)} failed, ${grouped(skipped)} not run`

function showOutcome(report: ConformanceReport, colors: Colors): string {
  const { outcome, level, requests, milliseconds, seed, baseUrl, unexpectedPasses } = report
  const { must, should, expected } = groupFindings(report)
  const paint = outcome === 'passed' ? colors.green : colors.red
  const name = outcomeName(report)
  const counts = [
    `${grouped(must.length)} MUST`,
    `${grouped(should.length)} SHOULD${should.length > 0 && level === 'MUST' ? ' (not counted)' : ''}`,
    ...(expected.length === 0 ? [] : [`${grouped(expected.length)} expected`]),
    ...(unexpectedPasses.length === 0
      ? []
      : [`${grouped(unexpectedPasses.length)} passed unexpectedly`]),
  ]
  const run = `${plural(requests, 'request')} to ${printable(baseUrl)} in ${duration(milliseconds)}, seed ${seed}`
  return `${colors.bold(paint(name))}: ${counts.join(', ')}; ${run}`
}

/** Findings shown in full at most. */
const maxInFull = 20

interface ShownFinding {
  finding: ConformanceFinding
  /** Number of others of the same rule. */
  others: number
}

/** Selects what a terminal shows: all of a few findings, and of many the first of each rule, MUST first. */
function shownFindings(report: ConformanceReport): ShownFinding[] {
  const { unexpected } = groupFindings(report)
  if (unexpected.length <= maxInFull) return unexpected.map((finding) => ({ finding, others: 0 }))
  const groups = groupBy(unexpected, ({ level, kind, subject }) => `${level} ${kind} ${subject}`)
  return [...groups.values()]
    .slice(0, maxInFull)
    .map(([finding, ...others]) => ({ finding, others: others.length }))
}

/** Returns how many findings are neither shown nor like one that is. */
function showLeft(report: ConformanceReport, shown: readonly ShownFinding[]): string[] {
  const { unexpected } = groupFindings(report)
  const left = shown.reduce((count, { others }) => count - 1 - others, unexpected.length)
  return left === 0 ? [] : [`${plural(left, 'more finding')}, --format html lists each`]
}
