import type { Contract, OperationName } from '../../core/index.js'
import { isOfPlugin } from '../checking/expectations.js'
import type { ExpectedVerdict } from '../checking/trial.js'
import type { FindingSubject, ReceivedResponse } from '../report/exchange.js'
import type { ConformanceReport, RuleCoverage } from '../report/report.js'

type Row = { -readonly [Name in keyof RuleCoverage]: RuleCoverage[Name] }

/** Counts requests and responses by operation, rule and status. */
export class Coverage {
  readonly #rows = new Map<string, Row>()
  readonly #operations = new Map<OperationName, { requests: number; valid: number }>()
  readonly #statuses = new Map<number, number>()

  constructor(contract: Contract) {
    for (const name of Object.keys(contract.operations) as OperationName[])
      this.#operations.set(name, { requests: 0, valid: 0 })
    for (const { id, operations } of contract.rules)
      if (!isOfPlugin(id)) for (const operation of operations) this.#row(operation, id)
  }

  #row(operation: OperationName, subject: FindingSubject): Row {
    const key = `${operation} ${subject}`
    const row = this.#rows.get(key) ?? {
      operation,
      subject,
      invalid: 0,
      valid: 0,
      findings: 0,
      skipped: 0,
    }
    this.#rows.set(key, row)
    return row
  }

  addResponse({ status }: ReceivedResponse): void {
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
  }

  addTrial(subject: FindingSubject, operation: OperationName, verdict: ExpectedVerdict): void {
    this.addCall(operation)
    const violations = verdict.ok ? [] : verdict.violations
    const violated = new Set([...violations, ...verdict.warnings].map(({ rule }) => rule))
    for (const rule of violated) {
      if (!isOfPlugin(rule)) this.#row(operation, rule).invalid++
    }
    if (!(violated as ReadonlySet<string>).has(subject)) this.#row(operation, subject).valid++
  }

  addCall(operation: OperationName): void {
    const counts = this.#operations.get(operation)
    if (counts !== undefined) counts.requests++
  }

  addValid(operation: OperationName): void {
    const counts = this.#operations.get(operation)
    if (counts !== undefined) counts.valid++
  }

  addSkipped(subject: FindingSubject, operation: OperationName): void {
    this.#row(operation, subject).skipped++
  }

  report(findings: readonly Pick<Row, 'operation' | 'subject'>[]): ConformanceReport['coverage'] {
    for (const { operation, subject } of findings) this.#row(operation, subject).findings++
    return {
      operations: [...this.#operations].map(([operation, counts]) => ({
        operation,
        ...counts,
        findings: findings.filter((finding) => finding.operation === operation).length,
      })),
      rules: [...this.#rows.values()],
      statuses: Object.fromEntries([...this.#statuses].sort(([a], [b]) => a - b)),
    }
  }
}
