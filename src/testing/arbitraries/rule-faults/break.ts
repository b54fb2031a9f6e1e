import type { RuleId } from '../../../../generated/rule-ids.js'
import { isObject, type JsonObject, type Path, toTarget, valueAt } from '../../../core/base/json.js'
import type { Change, Fault } from '../fault.js'
import type { GeneratedRequest } from '../request.js'

/*
 * The words in which the faults of rules are written. All paths begin in the request document:
 * `body`, `headers`, `params`, `query` or `facts`.
 */

export const set = (path: Path, value: unknown): Change => ({ path, value })
export const remove = (path: Path): Change => ({ path })

/** The changes that break a rule, and where it must be reported: places, or targets as such. */
export const breaking = (
  rule: RuleId,
  changes: readonly Change[],
  ...places: readonly (Path | string)[]
): Fault => ({ rule, keyword: 'rule', changes, targets: places.map(targetOf) })

/** What a rule demands at a place is missing there, once the conditions of the rule hold. */
export const lacking = (rule: RuleId, path: Path, ...conditions: readonly Change[]): Fault =>
  breaking(rule, [...conditions, remove(path)], path)

/** At a place stands what a rule does not allow, once the conditions of the rule hold. */
export const having = (
  rule: RuleId,
  path: Path,
  value: unknown,
  ...conditions: readonly Change[]
): Fault => breaking(rule, [...conditions, set(path, value)], path)

/** The fault with the places that must stay as they are for it to be found so. */
export const needing = (fault: Fault, ...needs: readonly Path[]): Fault => ({
  ...fault,
  needs: [...(fault.needs ?? []), ...needs],
})

/** A place as violations name it: without the part of the document, or the draft, it stands in. */
const targetOf = (place: Path | string): string =>
  typeof place === 'string' ? place : toTarget(place.slice(place[0] === 'facts' ? 2 : 1))

/** The target of the request as a whole, which is no place in it. */
export const whole = ''

/** The value at a path of the request document. */
export const at = ({ request, facts }: GeneratedRequest, path: Path): unknown =>
  valueAt({ ...request, facts }, path)

export const has = (generated: GeneratedRequest, path: Path): boolean =>
  at(generated, path) !== undefined

export const objectAt = (generated: GeneratedRequest, path: Path): JsonObject => {
  const value = at(generated, path)
  return isObject(value) ? value : {}
}
