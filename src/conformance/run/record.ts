import type { Contract, OperationName } from '../../core/index.js'
import { type Evidence, Findings, keyOf } from '../checking/findings.js'
import type { NewFinding } from '../checking/server-response.js'
import type { ReceivedResponse } from '../report/exchange.js'
import type { FindingSubject } from '../report/finding-subject.js'
import type { ConformanceFinding, ConformanceReport, Counted } from '../report/report.js'
import { SkippedTrials } from '../report/skipped.js'
import { Coverage } from './coverage.js'
import { ExpectedFailures } from './expected-failures.js'
import type { ConformanceOptions, RunSettings } from './options.js'
import type { TrialResult } from './run-trial.js'

/** The three kinds of trials. */
type TrialKind = 'cases' | 'generated' | 'sequences'

const zeroCounts = (): Counted => ({ passed: 0, failed: 0, skipped: 0 })

/** Kind, id, subject and operation of a trial. */
interface TrialName {
  kind: TrialKind
  id: string
  subject: FindingSubject
  operation: OperationName | undefined
}

export class RunRecord {
  readonly #counts = { cases: zeroCounts(), generated: zeroCounts(), sequences: zeroCounts() }
  readonly #skipped = new SkippedTrials()
  readonly #findings: Findings
  readonly #coverage: Coverage
  readonly #expected: ExpectedFailures
  #requests = 0
  #total = 0
  #isOver = false

  constructor(
    contract: Contract,
    baseUrl: string,
    private readonly options: ConformanceOptions,
    private readonly settings: RunSettings,
  ) {
    this.#findings = new Findings(baseUrl)
    this.#coverage = new Coverage(contract)
    this.#expected = new ExpectedFailures(options.expectedFailures ?? [])
  }

  /** Whether the run must stop. */
  get isOver(): boolean {
    return this.#isOver
  }

  setTotal(total: number): void {
    this.#total = total
  }

  addResponse(response: ReceivedResponse): void {
    this.#requests++
    this.#coverage.addResponse(response)
  }

  skip({ kind, id, subject, operation }: TrialName, reason: string): void {
    this.#counts[kind].skipped++
    this.#skipped.add(reason, id)
    if (operation !== undefined) this.#coverage.addSkipped(subject, operation)
    this.#progress(operation ?? subject)
  }

  /** Adds the result of a trial; returns the keys of new findings. */
  addResult(name: TrialName, result: TrialResult): string[] {
    this.#coverage.addTrial(name.subject, result)
    const { prepared, response, findings } = result
    const { operation, request } = prepared
    const { steps, replay } = result
    const evidence = { operation, request, response, steps, replay }
    return this.conclude(
      name,
      findings.map((finding) => ({ finding, evidence })),
    )
  }

  addCall(operation: OperationName): void {
    this.#coverage.addCall(operation)
  }

  /** Ends a trial with its findings; returns the keys of new findings. */
  conclude(
    { kind, id, subject, operation }: TrialName,
    found: readonly FindingWithEvidence[],
  ): string[] {
    this.#counts[kind][found.length === 0 ? 'passed' : 'failed']++
    this.#expected.addTrial(id, found.length > 0)
    const added = found.filter(({ finding, evidence }) => {
      this.#expected.addFinding(keyOf(evidence.operation, finding), id)
      return this.#findings.add(finding, id, evidence)
    })
    const keys = added.map(({ finding, evidence }) => keyOf(evidence.operation, finding))
    const { isEnough = () => false } = this.settings
    if (this.#findings.some((finding) => keys.includes(finding.key) && isEnough(finding))) {
      this.#isOver = true
    }
    this.#progress(operation ?? subject)
    return keys
  }

  /** Replaces the request of a finding with a smaller one. */
  shrink(key: string, finding: NewFinding, evidence: Evidence): void {
    this.#findings.shrink(key, finding, evidence)
  }

  #progress(label: string): void {
    const counts = Object.values(this.#counts)
    const done = counts.reduce(
      (sum, { passed, failed, skipped }) => sum + passed + failed + skipped,
      0,
    )
    const findings = this.#findings.count
    this.options.onProgress?.({ done, total: Math.max(this.#total, done), findings, label })
  }

  result(): Pick<
    ConformanceReport,
    | 'requests'
    | 'cases'
    | 'generated'
    | 'sequences'
    | 'findings'
    | 'skipped'
    | 'coverage'
    | 'unexpectedPasses'
    | 'outcome'
  > {
    const findings = this.#findings
      .list()
      .map((finding) => ({ ...finding, isExpected: this.#expected.has(finding.key) }))
    const unexpectedPasses = this.#expected.passed()
    const ran = Object.values(this.#counts).some(({ passed, failed }) => passed + failed > 0)
    const { level = 'MUST' } = this.options
    const fails = (finding: ConformanceFinding) =>
      !finding.isExpected && (finding.level === 'MUST' || level === 'SHOULD')
    const hasFailed = findings.some(fails) || unexpectedPasses.length > 0
    return {
      requests: this.#requests,
      ...this.#counts,
      findings,
      skipped: this.#skipped.list(),
      coverage: this.#coverage.report(findings),
      unexpectedPasses,
      outcome: !ran ? 'nothing-ran' : hasFailed ? 'failed' : 'passed',
    }
  }
}

/** A finding with the call that produced it. */
export interface FindingWithEvidence {
  finding: NewFinding
  evidence: Evidence
}
