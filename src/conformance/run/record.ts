import type { Contract, OperationName } from '../../core/index.js'
import type { Findings, FindingWithEvidence } from '../checking/findings.js'
import { byCause, type SingleFinding } from '../report/by-cause.js'
import type { FindingSubject, ReceivedResponse } from '../report/exchange.js'
import type { ConformanceReport, Counted, NotImplemented } from '../report/report.js'
import type { Selection } from '../report/selection.js'
import { SkippedTrials, skipReasons } from '../report/skip-reasons.js'
import { Coverage } from './coverage.js'
import type { Ending } from './ending.js'
import type { ConformanceOptions, Progress, RunSettings, TrialKind } from './options.js'
import type { TrialContext, TrialResult } from './run-trial.js'

const zeroCounts = (): Counted => ({ passed: 0, failed: 0, skipped: 0 })

export interface TrialName {
  kind: TrialKind
  id: string
  subject: FindingSubject
  operation: OperationName | undefined
  shrink?: Shrink
}

/**
 * Replaces the request of a finding with the smallest one that shows it, and returns the number of requests
 * that it took, `most` at most.
 */
type Shrink = (key: string, most: number) => Promise<number>

/** The run whose results are collected. */
interface RecordedRun {
  ending: Ending
  options: ConformanceOptions
  settings: RunSettings
  isSelected: Selection
}

export class RunRecord {
  readonly #counts = {
    cases: zeroCounts(),
    variants: zeroCounts(),
    generated: zeroCounts(),
    sequences: zeroCounts(),
  }
  readonly #skipped = new SkippedTrials()
  readonly #findings: Findings
  readonly #coverage: Coverage
  /** Ids of cases and sequences, and keys of findings, that are known to fail. */
  readonly #listed: ReadonlySet<string>
  readonly #passed = new Set<string>()
  readonly #failed = new Set<string>()
  readonly #shrinkable: { key: string; shrink: Shrink }[] = []
  /** The operations whose trials ran. */
  readonly #tested = new Set<OperationName>()
  /** The status of the responses of operations that the server does not implement. */
  readonly #missing = new Map<OperationName, number>()
  /** The indices of the exceptions that accepted a finding. */
  readonly usedExceptions = new Set<number>()
  /** Whether a sequence was repeated to see whether the server shows writes late. */
  isLateReadTested = false
  #requests = 0
  #total = 0
  #selected = 0
  #last: Omit<Progress, 'wait'> = { done: 0, total: 0, findings: 0, label: '' }

  constructor(
    contract: Contract,
    findings: Findings,
    private readonly run: RecordedRun,
  ) {
    this.#findings = findings
    this.#coverage = new Coverage(contract)
    this.#listed = new Set(run.options.expectedFailures)
  }

  addSelected(count: number): void {
    this.#selected += count
    this.addTotal(count)
  }

  /** Adds trials to the total that the progress shows. */
  addTotal(count: number): void {
    this.#total += count
  }

  /** The findings in generated requests, which can be shrunk. */
  get shrinkable(): readonly { key: string; shrink: Shrink }[] {
    return this.#shrinkable
  }

  addResponse(response: ReceivedResponse): void {
    this.#requests++
    this.#coverage.addResponse(response)
  }

  skip({ kind, id, subject, operation }: TrialName, reason: string): void {
    this.#counts[kind].skipped++
    this.#skipped.add(reason, id)
    if (reason === skipReasons.notImplemented) this.#selected--
    if (operation !== undefined) this.#coverage.addSkipped(subject, operation)
    this.#progress(operation ?? subject)
  }

  addCall(operation: OperationName): void {
    if (this.run.isSelected(operation, undefined)) this.#coverage.addCall(operation)
  }

  conclude(name: TrialName, { found: all, verdict, response }: TrialResult): void {
    const { kind, id, subject, operation, shrink } = name
    if (operation !== undefined && verdict?.ok === true && response !== undefined)
      this.addValid(operation)
    if (verdict !== undefined && operation !== undefined)
      this.#coverage.addTrial(subject, operation, verdict)
    // A sequence may also call operations that are not selected, or missing.
    const found = all.filter(
      ({ evidence: { operation } }) =>
        this.run.isSelected(operation, undefined) && this.isImplemented(operation),
    )
    const hasFailed = found.some(({ finding }) => finding.exception === undefined)
    this.#counts[kind][hasFailed ? 'failed' : 'passed']++
    // Several trials may share an id.
    if (this.#listed.has(id)) (hasFailed ? this.#failed : this.#passed).add(id)
    if (operation !== undefined) this.#tested.add(operation)
    for (const { finding, evidence } of found) {
      if (finding.exception !== undefined) this.usedExceptions.add(finding.exception.exception)
      const added = this.#named(this.#findings.add(finding, id, evidence))
      // Only findings that fail the run are worth the requests that shrink them.
      if (shrink !== undefined && added.count === 1 && this.#fails(added)) {
        this.#shrinkable.push({ key: added.key, shrink })
      }
      if (this.#isEnough(added)) this.run.ending.end('bail')
    }
    this.#progress(operation ?? subject)
  }

  #isEnough(finding: SingleFinding): boolean {
    const { isEnough } = this.run.settings
    if (isEnough !== undefined) return isEnough(finding)
    return this.run.options.bail === true && this.#fails(finding)
  }

  shrink(key: string, { finding, evidence }: FindingWithEvidence): void {
    this.#findings.shrink(key, finding, evidence)
  }

  /** Counts a valid request that got a response. */
  addValid(operation: OperationName): void {
    if (this.run.isSelected(operation, undefined)) this.#coverage.addValid(operation)
  }

  /** Notes that the server does not implement an operation, and removes the findings of it. */
  addMissing({ operation, status }: NotImplemented): void {
    this.#missing.set(operation, status)
    this.#findings.drop(operation)
    this.#tested.delete(operation)
  }

  isImplemented(operation: OperationName): boolean {
    return !this.#missing.has(operation)
  }

  #progress(label: string): void {
    const counts = Object.values(this.#counts)
    const done = counts.reduce(
      (sum, { passed, failed, skipped }) => sum + passed + failed + skipped,
      0,
    )
    const findings = this.#findings.count
    this.#last = { done, total: Math.max(this.#total, done), findings, label }
    this.run.options.onProgress?.(this.#last)
  }

  showWait(wait: NonNullable<Progress['wait']>): void {
    this.run.options.onProgress?.({ ...this.#last, wait })
  }

  /** A finding is expected if an exception accepts it, or its key or every case that found it is listed. */
  #named = (finding: SingleFinding): SingleFinding => {
    const { key, exception, cases } = finding
    const isListed = this.#listed.has(key) || isSubset(cases, this.#listed)
    return { ...finding, isExpected: exception !== undefined || isListed }
  }

  /** Returns the listed entries that ran and did not fail. */
  #unexpectedPasses(): string[] {
    return [...this.#listed].filter((name) => {
      const [operation, ...others] = name.split(' ')
      // The key of a finding.
      if (others.length > 0)
        return !this.#findings.has(name) && this.isImplemented(operation as OperationName)
      return this.#passed.has(name) && !this.#failed.has(name)
    })
  }

  #fails({ isExpected, level }: Pick<SingleFinding, 'isExpected' | 'level'>): boolean {
    return !isExpected && (level === 'MUST' || this.run.options.level === 'SHOULD')
  }

  #outcome(hasFailed: boolean): ConformanceReport['outcome'] {
    if (this.#tested.size === 0) return 'nothing-ran'
    if (hasFailed) return 'failed'
    const { cases, sequences } = this.#counts
    const ran = cases.passed + cases.failed + sequences.passed + sequences.failed
    return ran < this.#selected / 10 ? 'too-few-ran' : 'passed'
  }

  result() {
    const findings = this.#findings.list().map(this.#named)
    // A run that ended early did not try all that is expected to fail.
    const unexpectedPasses = this.run.ending.isOver ? [] : this.#unexpectedPasses()
    const hasFailed =
      findings.some((finding) => this.#fails(finding)) || unexpectedPasses.length > 0
    return {
      requests: this.#requests,
      notImplemented: [...this.#missing]
        .filter(([operation]) => this.run.isSelected(operation, undefined))
        .map(([operation, status]) => ({ operation, status })),
      ...this.#counts,
      findings: byCause(findings),
      skipped: this.#skipped.list(),
      coverage: this.#coverage.report(findings),
      unexpectedPasses,
      outcome: this.#outcome(hasFailed),
    }
  }
}

export interface RunContext extends TrialContext {
  /** With the fixtures that the server announces. */
  options: ConformanceOptions
  /** `<username>:<password>` */
  credentials: string | undefined
  isSelected: Selection
  /** The operations of the selected tests. */
  operations: ReadonlySet<OperationName>
  record: RunRecord
  ending: Ending
  seed: number
}

function isSubset(ids: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const id of ids) if (!all.has(id)) return false
  return true
}
