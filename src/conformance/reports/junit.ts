import type { ConformanceReport } from '../report/report.js'
import { noColors } from './colors.js'
import { operationNames } from './coverage-counts.js'
import { fails } from './judged-findings.js'
import { type JunitCase, type JunitSuite, junitFile } from './junit-file.js'
import { prettyFinding } from './pretty-finding.js'
import { type RuleResult, ruleResults } from './rule-results.js'
import { kindNames, plural } from './wording.js'

/** For CI servers: a suite for each operation, and in it a test case for each rule. */
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
      ...{ className: name, name: listed },
      outcome: { is: 'failure', message, type: 'passed' },
    }),
  )
  return { name, cases }
}

function nothingRan({ outcome }: ConformanceReport): JunitSuite {
  const fault = { is: 'error', message: 'no request was judged', type: 'nothing-ran' } as const
  const only: JunitCase = { className: 'run', name: 'requests are judged', outcome: fault }
  return { name: 'run', cases: outcome === 'nothing-ran' ? [only] : [] }
}

/** What every suite says of the run. */
function ofRun({ version, baseUrl, startedAt, seed, level }: ConformanceReport) {
  return {
    timestamp: withoutZone(startedAt),
    properties: { version, 'base-url': baseUrl, seed: String(seed), level },
  }
}

/** In UTC and to the second, as the schemas of JUnit files have it. */
function withoutZone(startedAt: string): string {
  const time = new Date(startedAt)
  return Number.isNaN(time.getTime()) ? startedAt : time.toISOString().slice(0, 19)
}

/** A rule is one test case; what coverage does not list, as sequences, one for each finding. */
function casesOf(result: RuleResult, report: ConformanceReport): JunitCase[] {
  const { operation, subject, coverage, findings } = result
  if (coverage !== undefined) {
    return [{ className: operation, name: subject, ...fateOf(result, report) }]
  }
  return findings.map((finding) => {
    const name = [subject, kindNames[finding.kind], finding.target].filter((part) => part !== '')
    const fate = fateOf({ ...result, findings: [finding] }, report)
    return { className: operation, name: name.join(': '), ...fate }
  })
}

/** What has become of a rule, and what else is to be said of it. */
function fateOf(
  result: RuleResult,
  report: ConformanceReport,
): Pick<JunitCase, 'outcome' | 'output'> {
  const failing = result.findings.filter((finding) => fails(finding, report.level))
  const others = result.findings.filter((finding) => !failing.includes(finding))
  const notes = [...notRun(result, report), ...(others.length === 0 ? [] : [blocksOf(others)])]
  const output = notes.length > 0 && { output: notes.join('\n') }
  const [first] = failing
  if (first) {
    const more = failing.length > 1 ? ` (and ${plural(failing.length - 1, 'more finding')})` : ''
    const message = first.message + more
    const text = blocksOf(failing)
    return { outcome: { is: 'failure', message, type: first.kind, text }, ...output }
  }
  const isSkipped =
    others.length > 0 ? others.every(({ isExpected }) => isExpected) : result.state !== 'passed'
  return { ...(isSkipped && { outcome: 'skipped' }), ...output }
}

const blocksOf = (findings: RuleResult['findings']): string =>
  findings.map((finding) => prettyFinding(finding, noColors)).join('\n\n')

function notRun(
  { coverage, subject, state }: RuleResult,
  { skipped }: ConformanceReport,
): string[] {
  if (coverage === undefined) return []
  if (state === 'not-covered') return ['no request was about it']
  if (coverage.skipped === 0) return []
  const reasons = skipped
    .filter(({ ids }) => ids.some((id) => id.startsWith(`${subject}#`)))
    .map(({ reason }) => reason)
  return [
    `${plural(coverage.skipped, 'case')} not run${reasons.length === 0 ? '' : `: ${reasons.join('; ')}`}`,
  ]
}
