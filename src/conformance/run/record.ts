import type { Contract, OperationName } from '../../core/index.js'
import { Findings, keyOf } from '../checking/findings.js'
import type { Problem } from '../checking/judge.js'
import type {
  ConformanceFinding,
  ConformanceReport,
  Counted,
  FindingSubject,
  ReceivedResponse,
  SentRequest,
} from '../report/report.js'
import { SkippedTrials } from '../report/skipped.js'
import type { Attempt } from './attempt.js'
import { Coverage } from './coverage.js'
import { ExpectedFailures } from './expected-failures.js'
import type { ConformanceOptions, RunSettings } from './options.js'

/** The three kinds of trials. */
export type TrialKind = 'cases' | 'generated' | 'sequences'

const counted = (): Counted => ({ passed: 0, failed: 0, skipped: 0 })

/** What is known of a trial beforehand. */
export interface TrialName {
  kind: TrialKind
  id: string
  subject: FindingSubject
  operation: OperationName | undefined
}

/** Keeps what a run shows. */
export class RunRecord {
  readonly #counts = { cases: counted(), generated: counted(), sequences: counted() }
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

  /** Whether nothing more is to be tried. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** How many trials there will be. */
  expect(total: number): void {
    this.#total = total
  }

  answered(response: ReceivedResponse): void {
    this.#requests++
    this.#coverage.answered(response)
  }

  skip({ kind, id, subject, operation }: TrialName, reason: string): void {
    this.#counts[kind].skipped++
    this.#skipped.add(reason, id)
    if (operation !== undefined) this.#coverage.skipped(subject, operation)
    this.#progress(operation ?? subject)
  }

  /** Keeps what an attempt has shown; gives the keys of findings that are new. */
  keep(name: TrialName, made: Attempt): string[] {
    this.#coverage.tried(name.subject, made)
    const { realized, response, problems } = made
    const { operation, request } = realized
    const evidence = { operation, request, response }
    return this.conclude(
      name,
      problems.map((problem) => ({ problem, evidence })),
    )
  }

  /** A call of a sequence. */
  called(operation: OperationName): void {
    this.#coverage.called(operation)
  }

  /** Ends a trial with its problems; gives the keys of findings that are new. */
  conclude(
    { kind, id, subject, operation }: TrialName,
    shown: readonly { problem: Problem; evidence: Evidence }[],
  ): string[] {
    this.#counts[kind][shown.length === 0 ? 'passed' : 'failed']++
    this.#expected.ran(id, shown.length > 0)
    const isNew = shown.filter(({ problem, evidence }) => {
      this.#expected.shows(keyOf(evidence.operation, problem), id)
      return this.#findings.add(problem, { id, ...evidence })
    })
    const keys = isNew.map(({ problem, evidence }) => keyOf(evidence.operation, problem))
    const { isEnough = () => false } = this.settings
    if (this.#findings.some((finding) => keys.includes(finding.key) && isEnough(finding))) {
      this.#isOver = true
    }
    this.#progress(operation ?? subject)
    return keys
  }

  /** Puts a smaller request in the place of the one that has shown a finding. */
  shrink(key: string, problem: Problem, evidence: Evidence): void {
    this.#findings.shrink(key, problem, { id: '', ...evidence })
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

  /** All of it, in the form of the report. */
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

/** The request that has shown a problem, and its answer. */
export interface Evidence {
  operation: OperationName
  request: SentRequest | undefined
  response: ReceivedResponse | undefined
}
