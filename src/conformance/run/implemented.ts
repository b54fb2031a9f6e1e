import type { OperationName } from '../../core/index.js'
import { errorIn } from '../checking/error-targets.js'
import { mayBeNotImplemented } from '../checking/server-checks.js'
import type { ReceivedResponse } from '../report/exchange.js'
import type { NotImplemented } from '../report/report.js'

/** Responses that decide whether a server implements an operation. */
const needed = 8

/** Finds operations that the server does not implement: all responses are 404, 405 or 501. */
export class ImplementedOperations {
  readonly #responses = new Map<OperationName, { status: number; count: number } | 'implemented'>()

  /** `onMissing` is called once for each operation that the server does not implement. */
  constructor(private readonly onMissing: (operation: OperationName) => void) {}

  /** Adds a response to a request of an operation; undefined if there was none. */
  add(operation: OperationName, response: ReceivedResponse | undefined): void {
    const before = this.#responses.get(operation)
    if (before === 'implemented' || response === undefined) return
    const { status } = response
    const isMissing = mayBeNotImplemented(response) && !hasEnvelope(response)
    if (!isMissing || (before !== undefined && before.status !== status)) {
      // An operation that counted as missing stays so.
      if (before === undefined || before.count < needed) {
        this.#responses.set(operation, 'implemented')
      }
      return
    }
    const count = (before?.count ?? 0) + 1
    this.#responses.set(operation, { status, count })
    if (count === needed) this.onMissing(operation)
  }

  /** Returns false once all responses of an operation show that it is missing. */
  has(operation: OperationName): boolean {
    const known = this.#responses.get(operation)
    return known === undefined || known === 'implemented' || known.count < needed
  }

  list(): NotImplemented[] {
    return [...this.#responses].flatMap(([operation, known]) =>
      known === 'implemented' || known.count < needed ? [] : [{ operation, status: known.status }],
    )
  }
}

/** Returns whether a response has the error envelope, as a route of the API would send it. */
const hasEnvelope = (response: ReceivedResponse): boolean =>
  typeof errorIn(response).code === 'string'
