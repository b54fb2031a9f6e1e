import type { OperationName } from '../../core/index.js'
import { curlOf } from '../report/curl.js'
import type { ConformanceFinding, ReceivedResponse, SentRequest } from '../report/report.js'
import type { NewFinding } from './server-response.js'

/** The trial that produced a finding. */
interface Evidence {
  id: string
  operation: OperationName
  request: SentRequest | undefined
  response: ReceivedResponse | undefined
}

/** Case ids that a finding lists at most. */
const maxIds = 20

/** Returns the key of a finding; equal findings have equal keys. */
export const keyOf = (
  operation: OperationName,
  { kind, subject, target }: Pick<NewFinding, 'kind' | 'subject' | 'target'>,
): string => [operation, kind, subject, target].join(' ')

export class Findings {
  readonly #findings = new Map<string, ConformanceFinding>()

  constructor(private readonly baseUrl: string) {}

  /** Adds a finding; returns whether its key is new. */
  add(finding: NewFinding, { id, operation, request, response }: Evidence): boolean {
    const key = keyOf(operation, finding)
    const before = this.#findings.get(key)
    if (before !== undefined) {
      const isHigher = finding.level === 'MUST' && before.level === 'SHOULD'
      const isListed = before.cases.length === maxIds || before.cases.includes(id)
      const ids = isListed ? before.cases : [...before.cases, id]
      // The first id belongs to the request in the report.
      const cases = isHigher ? [id, ...ids.filter((other) => other !== id)] : ids
      const count = before.count + 1
      const shown = isHigher ? this.#shown(finding, request, response) : {}
      this.#findings.set(key, { ...before, ...shown, cases, count })
      return false
    }
    const shown = this.#shown(finding, request, response)
    const fixed = { key, operation, count: 1, cases: [id], isShrunk: false, isExpected: false }
    this.#findings.set(key, { ...finding, ...shown, ...fixed })
    return true
  }

  /** Replaces the request of a finding with a smaller one. */
  shrink(key: string, finding: NewFinding, { request, response }: Evidence): void {
    const before = this.#findings.get(key)
    if (before === undefined) return
    const shown = this.#shown(finding, request, response)
    this.#findings.set(key, { ...before, ...shown, level: before.level, isShrunk: true })
  }

  #shown(finding: NewFinding, request: SentRequest | undefined, response?: ReceivedResponse) {
    const { level, message, source, expected, got } = finding
    const curl = request === undefined ? '' : curlOf(request, this.baseUrl)
    return { level, message, source, expected, got, request, response, curl }
  }

  get count(): number {
    return this.#findings.size
  }

  some(is: (finding: ConformanceFinding) => boolean): boolean {
    return [...this.#findings.values()].some(is)
  }

  list(): ConformanceFinding[] {
    const rank = ({ level }: ConformanceFinding) => (level === 'MUST' ? 0 : 1)
    return [...this.#findings.values()].sort((a, b) => rank(a) - rank(b))
  }
}
