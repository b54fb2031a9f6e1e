import { isObject, type Path } from '../../../src/core/base/json.js'

/** Returns the path of a target in a value; undefined if the value has no such path. */
export function pathOf(root: unknown, target: string): Path | undefined {
  if (target === '') return []
  const path: (string | number)[] = []
  let at = root
  const keys = target.split('.')
  for (const [depth, key] of keys.entries()) {
    if (Array.isArray(at)) path.push(Number(key))
    else if (isObject(at)) path.push(key)
    else return undefined
    at = (at as Record<string, unknown>)[key]
    // The last key may be missing.
    if (at === undefined && depth < keys.length - 1) return undefined
  }
  return path
}
