import type { OperationName } from '../../core/index.js'
import { curlOf } from '../report/curl.js'
import type { ConformanceFinding, ReceivedResponse, SentRequest } from '../report/report.js'
import type { Problem } from './judge.js'

/** What has shown a problem. */
export interface Evidence {
  id: string
  operation: OperationName
  request: SentRequest | undefined
  response: ReceivedResponse | undefined
}

/** So many ids of cases a finding lists. */
const mostIds = 20

/** The same departure has the same key, so that none hides another. */
export const keyOf = (
  operation: OperationName,
  { kind, subject, target }: Pick<Problem, 'kind' | 'subject' | 'target'>,
): string => [operation, kind, subject, target].join(' ')

/** Collects findings by their keys. */
export class Findings {
  readonly #found = new Map<string, ConformanceFinding>()

  constructor(private readonly baseUrl: string) {}

  /** Adds what a request has shown; tells whether it is new. */
  add(problem: Problem, { id, operation, request, response }: Evidence): boolean {
    const key = keyOf(operation, problem)
    const before = this.#found.get(key)
    if (before !== undefined) {
      const isHigher = problem.level === 'MUST' && before.level === 'SHOULD'
      const isListed = before.cases.length === mostIds || before.cases.includes(id)
      const ids = isListed ? before.cases : [...before.cases, id]
      // The first of them is that of the request that is shown.
      const cases = isHigher ? [id, ...ids.filter((other) => other !== id)] : ids
      const count = before.count + 1
      const shown = isHigher ? this.#shown(problem, request, response) : {}
      this.#found.set(key, { ...before, ...shown, cases, count })
      return false
    }
    const shown = this.#shown(problem, request, response)
    const fixed = { key, operation, count: 1, cases: [id], isShrunk: false, isExpected: false }
    this.#found.set(key, { ...problem, ...shown, ...fixed })
    return true
  }

  /** Puts a smaller request in the place of the one that has shown a finding. */
  shrink(key: string, problem: Problem, { request, response }: Evidence): void {
    const before = this.#found.get(key)
    if (before === undefined) return
    const shown = this.#shown(problem, request, response)
    this.#found.set(key, { ...before, ...shown, level: before.level, isShrunk: true })
  }

  #shown(problem: Problem, request: SentRequest | undefined, response?: ReceivedResponse) {
    const { level, message, source, expected, got } = problem
    const curl = request === undefined ? '' : curlOf(request, this.baseUrl)
    return { level, message, source, expected, got, request, response, curl }
  }

  get count(): number {
    return this.#found.size
  }

  some(is: (finding: ConformanceFinding) => boolean): boolean {
    return [...this.#found.values()].some(is)
  }

  /** All findings, those of a MUST first. */
  list(): ConformanceFinding[] {
    const rank = ({ level }: ConformanceFinding) => (level === 'MUST' ? 0 : 1)
    return [...this.#found.values()].sort((a, b) => rank(a) - rank(b))
  }
}
