import type { OperationName } from '../../core/index.js'
import type {
  ConformanceFinding,
  ConformanceReport,
  FindingSubject,
  RuleCoverage,
} from '../report/report.js'

/** How a rule fared in one operation, the worst first. */
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
  expected: 'failed as expected',
  'not-covered': 'not covered',
  skipped: 'not run',
  passed: 'passed',
}

export interface RuleResult {
  operation: OperationName
  subject: FindingSubject
  state: RuleState
  findings: readonly ConformanceFinding[]
  /** Undefined where the run found something that its coverage does not list, as with sequences. */
  coverage: RuleCoverage | undefined
}

/** Every rule in every operation that the run covered or found something in. */
export function ruleResults(report: ConformanceReport): RuleResult[] {
  const keyOf = ({ operation, subject }: { operation: string; subject: string }) =>
    `${operation} ${subject}`
  const covered = new Map(report.coverage.rules.map((coverage) => [keyOf(coverage), coverage]))
  const found = new Map<string, ConformanceFinding[]>()
  for (const finding of report.findings) {
    const key = keyOf(finding)
    found.set(key, [...(found.get(key) ?? []), finding])
  }
  const places = new Map(
    [...report.coverage.rules, ...report.findings].map((it) => [keyOf(it), it]),
  )
  return [...places].map(([key, { operation, subject }]) => {
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
 * Whether the run can tell how a rule fares. Any right request keeps every rule of requests, so
 * that only a wrong one shows whether it is held; responses and sequences are judged either way.
 */
function isCovered({ subject, wrong, right }: RuleCoverage): boolean {
  return wrong > 0 || (right > 0 && /^(?:response|sequence)\//.test(subject))
}
