import type { FindingLevel } from '../../core/index.js'
import { createContract, type OperationName } from '../../core/index.js'
import { websiteUrl } from '../cases/package-folder.js'
import type { FindingSubject } from '../report/exchange.js'
import type { ConformanceFinding, ConformanceReport, RuleCoverage } from '../report/report.js'

const contract = createContract()

/** Results of a rule in one operation, worst first. */
export const ruleStates = [
  'failed-must',
  'failed-should',
  'expected',
  'not-covered',
  'skipped',
  'passed',
] as const

export type RuleState = (typeof ruleStates)[number]

export const stateNames: Readonly<Record<RuleState, string>> = {
  'failed-must': 'failed MUST',
  'failed-should': 'failed SHOULD',
  expected: 'expected failure',
  'not-covered': 'not covered',
  skipped: 'not run',
  passed: 'passed',
}

export interface RuleResult {
  operation: OperationName
  subject: FindingSubject
  state: RuleState
  findings: readonly ConformanceFinding[]
  /** Undefined for subjects without coverage, such as sequences. */
  coverage: RuleCoverage | undefined
}

/** Returns the result of every covered rule and every subject with findings, by operation. */
export function ruleResults(report: ConformanceReport): RuleResult[] {
  const keyOf = ({ operation, subject }: { operation: string; subject: string }) =>
    `${operation} ${subject}`
  const covered = new Map(report.coverage.rules.map((coverage) => [keyOf(coverage), coverage]))
  const found = new Map<string, ConformanceFinding[]>()
  const places = report.findings.flatMap(({ where }) => where)
  for (const finding of report.findings) {
    for (const key of new Set(finding.where.map(keyOf))) {
      found.set(key, [...(found.get(key) ?? []), finding])
    }
  }
  const subjects = new Map([...report.coverage.rules, ...places].map((it) => [keyOf(it), it]))
  return [...subjects].map(([key, { operation, subject }]) => {
    const coverage = covered.get(key)
    const findings = found.get(key) ?? []
    return { operation, subject, state: stateOf(findings, coverage), findings, coverage }
  })
}

function stateOf(
  findings: readonly ConformanceFinding[],
  coverage: RuleCoverage | undefined,
): RuleState {
  const unexpected = findings.filter(({ isExpected }) => !isExpected)
  if (unexpected.some(({ level }) => level === 'MUST')) return 'failed-must'
  if (unexpected.length > 0) return 'failed-should'
  if (findings.length > 0) return 'expected'
  if (coverage !== undefined && isCovered(coverage)) return 'passed'
  return coverage !== undefined && coverage.skipped > 0 ? 'skipped' : 'not-covered'
}

/**
 * Returns whether the run covered a rule. Only an invalid request tests a rule of requests; any
 * request tests responses and sequences.
 */
function isCovered({ subject, invalid, valid }: RuleCoverage): boolean {
  return invalid > 0 || (valid > 0 && /^(?:response|sequence)\//.test(subject))
}

/** All operations, in the order of the contract. */
export const operationNames = Object.keys(contract.operations) as readonly OperationName[]

export function coverageCounts(report: ConformanceReport) {
  const reached = new Set(
    report.coverage.operations.filter(({ valid }) => valid > 0).map(({ operation }) => operation),
  )
  const rules = new Set<string>()
  const covered = new Set<string>()
  for (const { subject, state, coverage } of ruleResults(report)) {
    if (coverage === undefined) continue
    rules.add(subject)
    if (state !== 'not-covered' && state !== 'skipped') covered.add(subject)
  }
  return {
    reached: reached.size,
    notReached: operationNames.filter((operation) => !reached.has(operation)),
    rules: rules.size,
    covered: covered.size,
    notCovered: [...rules].filter((subject) => !covered.has(subject)),
  }
}

export const fails = (finding: ConformanceFinding, level: FindingLevel): boolean =>
  !finding.isExpected && (finding.level === 'MUST' || level === 'SHOULD')

/** Groups findings into MUST, SHOULD, both of these, and expected failures. */
export function groupFindings({ findings }: Pick<ConformanceReport, 'findings'>) {
  const at = (level: FindingLevel, isExpected: boolean) =>
    findings.filter((finding) => finding.level === level && finding.isExpected === isExpected)
  const must = at('MUST', false)
  const should = at('SHOULD', false)
  const expected = [...at('MUST', true), ...at('SHOULD', true)]
  return { must, should, unexpected: [...must, ...should], expected }
}

export type FindingIds = ReadonlyMap<ConformanceFinding, string>

export const findingIds = ({ findings }: ConformanceReport): FindingIds =>
  new Map(findings.map((finding, index) => [finding, `finding-${index + 1}`]))

const ruleIds = new Set<string>(contract.rules.map(({ id }) => id))

let website: string | undefined

/** Returns the URL of a rule's page; undefined for `structure`, and subjects that are no rule. */
export function rulePage(subject: string): string | undefined {
  if (subject === 'structure' || !ruleIds.has(subject)) return undefined
  website ??= websiteUrl()
  return `${website}rules/${subject}.html`
}
