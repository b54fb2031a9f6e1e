import { valueAt } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import { pathTo, placeOf, withValue } from '../places.js'
import { checkedRequest } from '../world/default-facts.js'
import { fieldsUnder } from './conditions.js'
import type { SubjectCase } from './subject-case.js'
import type { Edit } from './variant.js'

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

  value(operation: OperationName, place: string): unknown {
    return this.#values.get(`${operation} ${place}`)
  }

  /** Returns up to two valid items of a list. */
  items(operation: OperationName, place: string): readonly unknown[] {
    return this.#items.get(`${operation} ${place}`) ?? []
  }
}

/** Fields that an edit may require at most. */
const mostFields = 3

/**
 * Adds to each edit that keeps the violation the fields that its value requires, such as the timer of
 * another template, so that only the violation is left.
 */
export function* completed(
  subject: SubjectCase,
  edits: Iterable<Edit>,
  samples: Samples,
): Generator<Edit> {
  for (const edit of edits) yield { ...edit, apply: () => complete(edit.apply(), subject, samples) }
}

function complete(
  request: ReturnType<Edit['apply']>,
  { root, rule, target }: SubjectCase,
  samples: Samples,
): ReturnType<Edit['apply']> {
  const { verdict } = checkedRequest(request)
  const found = verdict.ok ? [] : verdict.violations
  const surplus = found.filter((each) => each.rule !== rule || each.target !== target)
  const isKept = surplus.length < found.length
  if (!isKept || surplus.length === 0 || surplus.length > mostFields) return request
  let whole = request
  for (const violation of surplus) {
    const path = pathTo(violation.target, valueAt(request, root))
    if (path === undefined || valueAt(request, [...root, ...path]) !== undefined) return request
    const value = samples.value(request.operation, placeOf(['body', ...path]))
    if (value === undefined) return request
    whole = withValue(whole, [...root, ...path], value)
  }
  return whole
}
