import { createContract, type OperationName } from '../../core/index.js'
import type { ConformanceReport } from '../report/report.js'
import { ruleResults } from './rule-results.js'

/** All operations, in the order of the contract. */
export const operationNames = Object.keys(createContract().operations) as readonly OperationName[]

/** Counts the operations and rules that a run covered. */
export function coverageCounts(report: ConformanceReport) {
  const reached = new Set(
    report.coverage.operations
      .filter(({ requests }) => requests > 0)
      .map(({ operation }) => operation),
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
