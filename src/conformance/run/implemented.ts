import type { OperationName } from '../../core/index.js'
import type { NotImplemented } from '../report/report.js'

/** The operations that the server does not implement; nothing else of them is tested. */
export class ImplementedOperations {
  readonly #missing = new Map<OperationName, number>()

  add({ operation, status }: NotImplemented): void {
    this.#missing.set(operation, status)
  }

  has(operation: OperationName): boolean {
    return !this.#missing.has(operation)
  }

  list(): NotImplemented[] {
    return [...this.#missing].map(([operation, status]) => ({ operation, status }))
  }
}
