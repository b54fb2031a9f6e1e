import type { Finding } from './finding.js'
import { type ShapeAtPath, shapeAt } from './shape.js'

/**
 * Compares two findings of one rule: what the schema decides has its order, with the missing fields of an
 * object first, then the unknown ones; anything else stays as it was found.
 */
export function inSchemaOrder(one: Finding, other: Finding): number {
  const { keyword, path, check } = one
  if (keyword === '' || keyword === 'rule' || path === undefined || check.shape === undefined) {
    return 0
  }
  const { path: others = [] } = other
  const shared = Math.min(path.length, others.length)
  for (let depth = 0; depth < shared; depth++) {
    if (path[depth] === others[depth]) continue
    return Number(placesOf(one)[depth]) - Number(placesOf(other)[depth])
  }
  return path.length - others.length
}

/** Returns the place of each key of a finding's path in its object or array. */
function placesOf(finding: Finding): readonly number[] {
  if (finding.places !== undefined) return finding.places
  const { path = [], check } = finding
  let shape = check.shape && shapeAt(check.shape, [])
  finding.places = path.map((key, depth) => {
    const known = shape?.known
    shape = shape?.at(key)
    return typeof key === 'number' ? key : placeIn(known, finding, depth)
  })
  return finding.places
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
