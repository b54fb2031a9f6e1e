import type { Path } from '../base/json.js'
import type { Finding } from './finding.js'
import { type ShapeAtPath, shapeAt } from './shape.js'

/**
 * Compares two findings of one rule: what the schema decides has its order, with the missing fields of an
 * object first, then the unknown ones; anything else stays as it was found.
 */
export function inSchemaOrder(one: Finding, other: Finding): number {
  const { keyword, path, check } = one
  const shape = check.shape
  if (keyword === '' || keyword === 'rule' || path === undefined || shape === undefined) return 0
  const others = other.path as Path
  const shared = Math.min(path.length, others.length)
  for (let depth = 0; depth < shared; depth++) {
    const [key, otherKey] = [path[depth], others[depth]]
    if (key === otherKey) continue
    if (typeof key === 'number' && typeof otherKey === 'number') return key - otherKey
    const known = shapeAt(shape, path.slice(0, depth))?.known
    return placeIn(known, one, depth) - placeIn(known, other, depth)
  }
  return path.length - others.length
}

/** Returns the place of a key among the known ones of its object. */
function placeIn(
  known: ReadonlyMap<string, ShapeAtPath> | undefined,
  { keyword, path = [] }: Finding,
  depth: number,
): number {
  if (depth === path.length - 1) {
    if (keyword === 'required' || keyword === 'missing') return -2
    if (keyword === 'false schema') return 0
  }
  const place = [...(known?.keys() ?? [])].indexOf(String(path[depth]))
  return place === -1 ? -1 : place + 1
}
