import { isDeepStrictEqual } from 'node:util'
import { isObject, type Path } from '../../core/base/json.js'

/** A place where two values differ, and the value there in the second one. */
export interface Difference {
  path: Path
  /** `undefined` if the second value has none. */
  value: unknown
}

/**
 * Yields the innermost places where two values of JSON differ: each member of an added object, but
 * lists of other lengths as a whole.
 */
export function* differences(
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
    yield* differences(
      (before as Record<string, unknown> | undefined)?.[key],
      (after as Record<string, unknown>)[key],
      [...path, name],
    )
  }
}

/** Returns all keys of two objects, of an added one, or of two lists of the same length. */
function commonKeys(before: unknown, after: unknown): Iterable<string> | undefined {
  if ((before === undefined || isObject(before)) && isObject(after)) {
    const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after)])
    return keys.size === 0 ? undefined : keys
  }
  const areLists = Array.isArray(before) && Array.isArray(after)
  return areLists && before.length === after.length ? Object.keys(before) : undefined
}
