import { valueAt } from '../../core/base/json.js'
import { createContract } from '../../core/index.js'
import { pathTo, placeOf, withValue } from '../places.js'
import { checkedRequest } from '../world/default-facts.js'
import type { Samples } from './samples.js'
import type { SubjectCase } from './subject-case.js'
import type { Edit } from './variant.js'

const contract = createContract()

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
  for (const edit of edits) {
    let request: ReturnType<Edit['apply']> | undefined
    yield {
      ...edit,
      apply: () => {
        request ??= complete(edit.apply(), subject, samples)
        return request
      },
    }
  }
}

function complete(
  request: ReturnType<Edit['apply']>,
  { root, rule, target }: SubjectCase,
  samples: Samples,
): ReturnType<Edit['apply']> {
  const { verdict } = checkedRequest(request, contract)
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
