import { isDeepStrictEqual } from 'node:util'
import { isObject, type Path } from '../../core/base/json.js'

/** A place where two values differ, and the value there in the second one. */
interface Difference {
  path: Path
  /** `undefined` if the second value has none. */
  value: unknown
}

/**
 * Yields the places where two values of JSON differ, with lists of other lengths and what only one of
 * them has as a whole.
 */
export function* changedPlaces(
  before: unknown,
  after: unknown,
  path: Path = [],
): Generator<Difference> {
  if (before === after) return
  const keys = commonKeys(before, after)
  if (keys === undefined) {
    if (!isDeepStrictEqual(before, after)) yield { path, value: after }
    return
  }
  for (const key of keys) {
    const name = Array.isArray(before) ? Number(key) : key
    const [one, other] = [before, after].map((value) => (value as Record<string, unknown>)[key])
    yield* changedPlaces(one, other, [...path, name])
  }
}

/** Returns all keys of two objects, or of two lists of the same length. */
function commonKeys(before: unknown, after: unknown): Iterable<string> | undefined {
  if (isObject(before) && isObject(after)) {
    return new Set([...Object.keys(before), ...Object.keys(after)])
  }
  const areLists = Array.isArray(before) && Array.isArray(after)
  return areLists && before.length === after.length ? Object.keys(before) : undefined
}
