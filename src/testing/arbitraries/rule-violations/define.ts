import type { RuleId } from '../../../../generated/rule-ids.js'
import { isObject, type JsonObject, type Path, toTarget, valueAt } from '../../../core/base/json.js'
import type { Change, Fault } from '../fault.js'
import type { GeneratedRequest } from '../request.js'

/*
 * Helpers to define violations of rules. All paths start at the root of the request document: `body`,
 * `headers`, `params`, `query` or `facts`.
 */

export const set = (path: Path, value: unknown): Change => ({ path, value })
export const remove = (path: Path): Change => ({ path })

/** Defines changes that violate a rule, and the paths or targets of the violations. */
export const violating = (
  rule: RuleId,
  changes: readonly Change[],
  ...locations: readonly (Path | string)[]
): Fault => ({ rule, keyword: 'rule', changes, targets: locations.map(targetOf) })

/** Removes a required value; `conditions` make the rule apply. */
export const missing = (rule: RuleId, path: Path, ...conditions: readonly Change[]): Fault =>
  violating(rule, [...conditions, remove(path)], path)

/** Sets a value that a rule forbids; `conditions` make the rule apply. */
export const forbidden = (
  rule: RuleId,
  path: Path,
  value: unknown,
  ...conditions: readonly Change[]
): Fault => violating(rule, [...conditions, set(path, value)], path)

/** Adds paths that must stay unchanged. */
export const needing = (fault: Fault, ...needs: readonly Path[]): Fault => ({
  ...fault,
  needs: [...(fault.needs ?? []), ...needs],
})

/** Returns the target of a path: without the request part, or `facts` and the resource. */
const targetOf = (location: Path | string): string =>
  typeof location === 'string'
    ? location
    : toTarget(location.slice(location[0] === 'facts' ? 2 : 1))

export const whole = ''

export const at = ({ request, facts }: GeneratedRequest, path: Path): unknown =>
  valueAt({ ...request, facts }, path)

export const has = (generated: GeneratedRequest, path: Path): boolean =>
  at(generated, path) !== undefined

export const objectAt = (generated: GeneratedRequest, path: Path): JsonObject => {
  const value = at(generated, path)
  return isObject(value) ? value : {}
}
