import type { OperationName } from '../../core/index.js'
import type { SingleFinding } from '../report/by-cause.js'
import { curlOf } from '../report/curl.js'
import type { FindingStep, ReceivedResponse, SentRequest } from '../report/exchange.js'
import type { NewFinding, Replay } from '../report/report.js'
import type { Secrets } from '../report/secrets.js'
import { formatValue, maxText } from './format.js'

/** The call that produced a finding. */
export interface Evidence {
  operation: OperationName
  request: SentRequest | undefined
  response: ReceivedResponse | undefined
  steps: readonly FindingStep[]
  replay: Replay | undefined
}

export interface FindingWithEvidence {
  finding: NewFinding
  evidence: Evidence
}

/** Cuts the body of a response that would make a report of many findings too large. */
function bounded(response: ReceivedResponse): ReceivedResponse {
  const text = formatValue(response.body)
  return text.length > maxText ? { ...response, body: text } : response
}

/** Returns the key of a finding; equal findings have equal keys. */
export const keyOf = (
  operation: OperationName,
  { kind, subject, target, cause }: Pick<NewFinding, 'kind' | 'subject' | 'target' | 'cause'>,
): string =>
  [operation, kind, subject, target, cause]
    // A key is one line of words, so that it can be listed in a file.
    .map((part) => part.replace(/\s+/g, '_') || '-')
    .join(' ')

/** A finding with its cases, of which a server without a feature may have thousands. */
type Added = SingleFinding & { cases: Set<string> }

export class Findings {
  readonly #findings = new Map<string, Added>()

  constructor(
    private readonly baseUrl: string,
    private readonly secrets: Secrets,
  ) {}

  /** Adds a finding of a trial; returns all that is known of its key. */
  add(finding: NewFinding, id: string, evidence: Evidence): SingleFinding {
    const { operation } = evidence
    const key = keyOf(operation, finding)
    const before = this.#findings.get(key)
    const added =
      before === undefined
        ? {
            ...this.#shown(finding, evidence),
            key,
            operation,
            count: 1,
            cases: new Set([id]),
            isShrunk: false,
            isExpected: false,
          }
        : this.#again(before, finding, id, evidence)
    this.#findings.set(key, added)
    return added
  }

  #again(before: Added, finding: NewFinding, id: string, evidence: Evidence) {
    const isHigher = finding.level === 'MUST' && before.level === 'SHOULD'
    // The first id belongs to the request in the report.
    const cases = isHigher ? new Set([id, ...before.cases]) : before.cases.add(id)
    const shown = isHigher ? this.#shown(finding, evidence) : {}
    return { ...before, ...shown, cases, count: before.count + 1 }
  }

  /** Replaces the request of a finding with a smaller one. */
  shrink(key: string, finding: NewFinding, evidence: Evidence): void {
    const before = this.#findings.get(key)
    if (before === undefined) return
    const shown = this.#shown(finding, evidence)
    this.#findings.set(key, { ...before, ...shown, level: before.level, isShrunk: true })
  }

  #shown(finding: NewFinding, { request, response, steps, replay }: Evidence) {
    const shownSteps = steps.map(this.secrets.step)
    return {
      ...finding,
      got: this.secrets.text(finding.got),
      request: request && this.secrets.request(request),
      replay,
      response: response && this.secrets.response(bounded(response)),
      steps: shownSteps,
      curl: curlOf(shownSteps, this.baseUrl, this.secrets.variables),
    }
  }

  get count(): number {
    return this.#findings.size
  }

  has(key: string): boolean {
    return this.#findings.has(key)
  }

  drop(operation: OperationName): void {
    for (const [key, finding] of this.#findings) {
      if (finding.operation === operation) this.#findings.delete(key)
    }
  }

  list(): SingleFinding[] {
    const rank = ({ level }: SingleFinding) => (level === 'MUST' ? 0 : 1)
    return [...this.#findings.values()].sort((a, b) => rank(a) - rank(b))
  }
}
