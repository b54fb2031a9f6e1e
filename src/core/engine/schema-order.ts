import type { Finding } from './finding.js'
import { type ShapeAtPath, shapeAt } from './shape.js'

/**
 * Compares two findings of one rule: what the schema decides has its order, with the missing fields of an
 * object first, then the unknown ones; anything else stays as it was found.
 */
export function inSchemaOrder(one: Finding, other: Finding): number {
  const { keyword, path, check } = one
  const { path: others } = other
  if (keyword === '' || keyword === 'rule' || path === undefined || others === undefined) return 0
  const shared = Math.min(path.length, others.length)
  let shape = check.shape && shapeAt(check.shape, [])
  for (let depth = 0; depth < shared; depth++) {
    const key = path[depth] as string | number
    if (key !== others[depth]) return placeOf(one, depth, shape) - placeOf(other, depth, shape)
    shape = shape?.at(key)
  }
  return path.length - others.length
}

/** Returns the place of a key of a finding's path in its object or array. */
function placeOf({ path = [], keyword }: Finding, depth: number, shape?: ShapeAtPath): number {
  const key = path[depth]
  if (typeof key === 'number') return key
  if (depth === path.length - 1) {
    if (keyword === 'required' || keyword === 'missing') return -2
    if (keyword === 'false schema') return 0
  }
  return shape?.known.get(String(key))?.place ?? -1
}
