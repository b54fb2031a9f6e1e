import { type Path, toPointer } from '../base/json.js'
import { withoutCovered, withoutFailed } from './covered.js'
import type { Finding, FindingAtPath, Structure, Texts } from './finding.js'
import { type ShapeAtPath, shapeOf, siteAt } from './shape.js'
import { earlierName, messageOf } from './structure-message.js'

/** Apart from what finishes a check, because one without a body does not need it. */
export const structure: Structure = {
  compare: inSchemaOrder,
  textsOf,
  withoutFailed,
  withoutCovered: (found, others) => withoutCovered(withoutRenamed(found), others),
}

function textsOf(finding: Finding, path: Path): Texts {
  const { check, entry, isStructural } = finding
  const site = siteAt(check.body, check.shape ?? {}, path)
  const { target, pointer } = site
  const message = messageOf(finding, path, site)
  return { target, pointer, message, source: isStructural ? site.source : entry.source }
}

/** Removes warnings about earlier names of fields whose absence is reported. */
function withoutRenamed(found: readonly Finding[]): readonly Finding[] {
  const isRenamed = isOf('false schema')
  if (!found.some(isRenamed)) return found
  const earlier = found.filter(isOf('required')).flatMap(({ check, param, path }) => {
    const name = earlierName(param, siteAt(check.body, check.shape ?? {}, path))
    return name === undefined ? [] : [toPointer([...path.slice(0, -1), name])]
  })
  return found.filter((each) => !isRenamed(each) || !earlier.includes(toPointer(each.path)))
}

/** Returns whether a finding is that of a keyword of the schema. */
const isOf =
  (keyword: string) =>
  (finding: Finding): finding is FindingAtPath =>
    finding.keyword === keyword

/**
 * Compares two findings of one rule: what the schema decides has its order, with the missing fields of an
 * object first, then the unknown ones; anything else stays as it was found.
 */
function inSchemaOrder(one: Finding, other: Finding): number {
  const { keyword, path, check } = one
  const { path: others } = other
  if (keyword === '' || keyword === 'rule' || path === undefined || others === undefined) return 0
  const shared = Math.min(path.length, others.length)
  let shape = check.shape && shapeOf(check.shape)
  for (let depth = 0; depth < shared; depth++) {
    const key = path[depth] as string | number
    if (key !== others[depth]) {
      return placeOf(path, depth, keyword, shape) - placeOf(others, depth, other.keyword, shape)
    }
    shape = shape?.at(key)
  }
  return path.length - others.length
}

/** Returns the place of a key of a finding's path in its object or array. */
function placeOf(path: Path, depth: number, keyword: string, shape?: ShapeAtPath): number {
  const key = path[depth]
  if (typeof key === 'number') return key
  if (depth === path.length - 1) {
    if (keyword === 'required' || keyword === 'missing') return -2
    if (keyword === 'false schema') return 0
  }
  return shape?.known.get(String(key))?.place ?? -1
}
