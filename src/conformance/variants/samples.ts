import type { OperationName } from '../../core/index.js'
import { placeOf } from '../places.js'
import { fieldsUnder } from './conditions.js'
import type { SubjectCase } from './subject-case.js'

/** Valid values by operation and place, from the requests of accepted cases. */
export class Samples {
  readonly #values = new Map<string, unknown>()
  readonly #items = new Map<string, readonly unknown[]>()

  constructor(accepted: readonly SubjectCase[]) {
    for (const { request } of accepted) {
      for (const { path, value } of fieldsUnder(request, ['body'])) {
        const key = `${request.operation} ${placeOf(path)}`
        if (!this.#values.has(key)) this.#values.set(key, value)
        const before = this.#items.get(key) ?? []
        if (Array.isArray(value) && before.length < 2 && value.length > before.length) {
          this.#items.set(key, value.slice(0, 2))
        }
      }
    }
  }

  /** Returns a valid value of a field. */
  value(operation: OperationName, place: string): unknown {
    return this.#values.get(`${operation} ${place}`)
  }

  /** Returns up to two valid items of a list. */
  items(operation: OperationName, place: string): readonly unknown[] {
    return this.#items.get(`${operation} ${place}`) ?? []
  }
}
