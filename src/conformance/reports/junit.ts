import type { ConformanceReport } from '../report/report.js'
import { noColors } from './colors.js'
import { type JunitCase, type JunitSuite, junitFile } from './junit-file.js'
import { prettyFinding } from './pretty-finding.js'
import { fails, operationNames, type RuleResult, ruleResults } from './rule-results.js'
import { kindName, outcomeName, plural } from './wording.js'

/** Returns a JUnit file with a suite for each operation and a test case for each rule. */
export function junitReport(report: ConformanceReport): string {
  const results = ruleResults(report)
  const suites = operationNames.map((operation) => ({
    name: operation,
    cases: results
      .filter((result) => result.operation === operation)
      .flatMap((result) => casesOf(result, report)),
  }))
  const all = [...suites, unexpectedPasses(report), nothingRan(report)]
    .filter(({ cases }) => cases.length > 0)
    .map((suite) => ({ ...suite, ...ofRun(report) }))
  return junitFile('campaign-contract conformance', all)
}

function unexpectedPasses({ unexpectedPasses }: ConformanceReport): JunitSuite {
  const name = 'expected failures'
  const message = 'expected to fail, but passed'
  const cases = unexpectedPasses.map(
    (listed): JunitCase => ({
      className: name,
      name: listed,
      outcome: { is: 'failure', message, type: 'passed' },
    }),
  )
  return { name, cases }
}

function nothingRan(report: ConformanceReport): JunitSuite {
  const { outcome } = report
  const isIncomplete = outcome === 'nothing-ran' || outcome === 'too-few-ran'
  const error = { is: 'error', message: outcomeName(report), type: outcome } as const
  const only: JunitCase = { className: 'run', name: 'requests are checked', outcome: error }
  return { name: 'run', cases: isIncomplete ? [only] : [] }
}

function ofRun({ version, baseUrl, startedAt, seed, level }: ConformanceReport) {
  return {
    timestamp: withoutZone(startedAt),
    properties: { version, 'base-url': baseUrl, seed: String(seed), level },
  }
}

/** Formats a time in UTC to the second, as JUnit schemas require. */
function withoutZone(startedAt: string): string {
  const time = new Date(startedAt)
  return Number.isNaN(time.getTime()) ? startedAt : time.toISOString().slice(0, 19)
}

/** Returns one test case for a rule; one for each finding of subjects without coverage (sequences). */
function casesOf(result: RuleResult, report: ConformanceReport): JunitCase[] {
  const { operation, subject, coverage, findings } = result
  if (coverage !== undefined) {
    return [{ className: operation, name: subject, ...outcomeOf(result, report) }]
  }
  return findings.map((finding) => {
    const name = [subject, kindName(finding), finding.target].filter((part) => part !== '')
    const outcome = outcomeOf({ ...result, findings: [finding] }, report)
    return { className: operation, name: name.join(': '), ...outcome }
  })
}

function outcomeOf(
  result: RuleResult,
  report: ConformanceReport,
): Pick<JunitCase, 'outcome' | 'output'> {
  const failing = result.findings.filter((finding) => fails(finding, report.level))
  const others = result.findings.filter((finding) => !failing.includes(finding))
  const notes = [
    ...notRun(result, report),
    ...(others.length === 0 ? [] : [blocksOf(others, report)]),
  ]
  const output = notes.length > 0 && { output: notes.join('\n') }
  const [first] = failing
  if (first) {
    const more = failing.length > 1 ? ` (and ${plural(failing.length - 1, 'more finding')})` : ''
    const isHere = ({ operation, subject }: typeof result) =>
      operation === result.operation && subject === result.subject
    const place = first.where.find((each) => isHere({ ...result, ...each }))
    const message = (place ?? first).message + more
    const text = blocksOf(failing, report)
    return { outcome: { is: 'failure', message, type: first.kind, text }, ...output }
  }
  const isSkipped =
    others.length > 0 ? others.every(({ isExpected }) => isExpected) : result.state !== 'passed'
  return { ...(isSkipped && { outcome: 'skipped' }), ...output }
}

/** CI servers wrap lines themselves. */
const maxColumns = 1000

const blocksOf = (findings: RuleResult['findings'], report: ConformanceReport): string =>
  findings.map((finding) => prettyFinding(finding, report, noColors, maxColumns)).join('\n\n')

function notRun(
  { coverage, subject, state }: RuleResult,
  { skipped }: ConformanceReport,
): string[] {
  if (coverage === undefined) return []
  if (state === 'not-covered') return ['no request covered it']
  if (coverage.skipped === 0) return []
  const reasons = skipped
    .filter(({ ids }) => ids.some((id) => id.startsWith(`${subject}#`)))
    .map(({ reason }) => reason)
  return [
    `${plural(coverage.skipped, 'case')} not run${reasons.length === 0 ? '' : `: ${reasons.join('; ')}`}`,
  ]
}
