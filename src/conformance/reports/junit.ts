import imported, { type Builder, type TestCase, type TestSuite } from 'junit-report-builder'
import type { ConformanceReport } from '../report/report.js'
import { noColors } from './colors.js'
import { operationNames } from './coverage-counts.js'
import { fails } from './judged-findings.js'
import { prettyFinding } from './pretty-finding.js'
import { type RuleResult, ruleResults } from './rule-results.js'
import { kindNames, plural } from './wording.js'
import { xmlSection, xmlText } from './xml-text.js'

// Its types name a default export; its CommonJS is that export.
const builder = imported as unknown as Builder

/** For CI servers: a suite for each operation, and in it a test case for each rule. */
export function junitReport(report: ConformanceReport): string {
  const document = builder.newBuilder().name('campaign-contract conformance')
  const results = ruleResults(report)
  for (const operation of operationNames) {
    const own = results.filter((result) => result.operation === operation)
    if (own.length === 0) continue
    const suite = suiteOf(document, operation, report)
    for (const result of own) addResult(suite, result, report)
  }
  if (report.unexpectedPasses.length > 0) {
    const suite = suiteOf(document, 'expected failures', report)
    for (const listed of report.unexpectedPasses) {
      caseOf(suite, 'expected failures', listed).failure('expected to fail, but passed', 'passed')
    }
  }
  if (report.outcome === 'nothing-ran') {
    const suite = suiteOf(document, 'run', report)
    caseOf(suite, 'run', 'requests are judged').error('no request was judged', 'nothing-ran')
  }
  return document.build()
}

function suiteOf(document: Builder, name: string, report: ConformanceReport): TestSuite {
  const { version, baseUrl, startedAt, seed, level } = report
  return document
    .testSuite()
    .name(name)
    .timestamp(xmlText(withoutZone(startedAt)))
    .property('version', xmlText(version))
    .property('base-url', xmlText(baseUrl))
    .property('seed', String(seed))
    .property('level', level)
}

/** In UTC and to the second, as the schemas of JUnit files have it. */
function withoutZone(startedAt: string): string {
  const time = new Date(startedAt)
  return Number.isNaN(time.getTime()) ? startedAt : time.toISOString().slice(0, 19)
}

const caseOf = (suite: TestSuite, className: string, name: string): TestCase =>
  suite.testCase().className(className).name(xmlText(name))

/** A rule is one test case; what coverage does not list, as sequences, one for each finding. */
function addResult(suite: TestSuite, result: RuleResult, report: ConformanceReport): void {
  const { operation, subject, coverage, findings } = result
  if (coverage !== undefined) {
    fill(caseOf(suite, operation, subject), result, report)
    return
  }
  for (const finding of findings) {
    const name = [subject, kindNames[finding.kind], finding.target].filter((part) => part !== '')
    fill(caseOf(suite, operation, name.join(': ')), { ...result, findings: [finding] }, report)
  }
}

function fill(testCase: TestCase, result: RuleResult, report: ConformanceReport): void {
  const failing = result.findings.filter((finding) => fails(finding, report.level))
  const others = result.findings.filter((finding) => !failing.includes(finding))
  const [first] = failing
  if (first) {
    const more = failing.length > 1 ? ` (and ${plural(failing.length - 1, 'more finding')})` : ''
    testCase
      .failure(xmlText(first.message) + more, first.kind)
      .stacktrace(xmlSection(blocksOf(failing)))
  } else if (others.length > 0 && others.every(({ isExpected }) => isExpected)) {
    testCase.skipped()
  } else if (others.length === 0 && result.state !== 'passed') {
    testCase.skipped()
  }
  const notes = [...notRun(result, report), ...(others.length === 0 ? [] : [blocksOf(others)])]
  if (notes.length > 0) testCase.standardOutput(xmlSection(notes.join('\n')))
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
