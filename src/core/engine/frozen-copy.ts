import { deepest, isNested, TooDeepError } from '../base/json.js'

/** Returns a copy of a JSON value in which nothing can be changed. */
export function frozenCopy<Value>(value: Value, depth = 0): Value {
  if (!isNested(value)) return value
  if (depth === deepest) throw new TooDeepError()
  const copy = Array.isArray(value) ? [] : {}
  for (const key of Object.keys(value)) {
    const member = frozenCopy(value[key], depth + 1)
    // Assigning `__proto__` would set the prototype.
    Object.defineProperty(copy, key, { value: member, enumerable: true })
  }
  return Object.freeze(copy) as Value
}
