import { toPointer } from '../base/json.js'
import { withoutCovered, withoutFailed } from './covered.js'
import type { Finding, Structure } from './finding.js'
import { locationIn, type ShapeAtPath, shapeAt } from './shape.js'
import { earlierName, messageOf } from './structure-message.js'

/** Apart from what finishes a check, because one without a body does not need it. */
export const structure: Structure = {
  compare: inSchemaOrder,
  messageOf,
  withoutFailed,
  withoutCovered: (found, others) => withoutCovered(withoutRenamed(found), others),
  locationOf: ({ check, keyword }, path) =>
    locationIn(
      check.shape ?? {},
      path,
      keyword === 'required' || keyword === 'additionalProperties',
    ),
}

/** Removes warnings about earlier names of fields whose absence is reported. */
function withoutRenamed(found: readonly Finding[]): readonly Finding[] {
  const earlier = found.flatMap((finding) => {
    const name = finding.keyword === 'required' ? earlierName(finding) : undefined
    return name === undefined ? [] : [toPointer([...(finding.path ?? []).slice(0, -1), name])]
  })
  return found.filter(
    ({ keyword, path = [] }) => keyword !== 'false schema' || !earlier.includes(toPointer(path)),
  )
}

/**
 * Compares two findings of one rule: what the schema decides has its order, with the missing fields of an
 * object first, then the unknown ones; anything else stays as it was found.
 */
function inSchemaOrder(one: Finding, other: Finding): number {
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
