import { type RuleId, ruleIdGroups } from '../../../generated/rule-ids.js'
import { sameKind, unknownName } from '../base/nearest.js'

/** The ids of the contract's rules. */
export const contractRuleIds: readonly RuleId[] = ruleIdGroups.flatMap(([group, names]) =>
  names.split(' ').map((name) => `${group}/${name}` as RuleId),
)

/**
 * Returns the ids that an option names: one, or all of a group such as `auth/*`. Throws a TypeError that
 * suggests the nearest name if there is none.
 */
export function idsNamed(name: string, ids: readonly string[], option: string): readonly string[] {
  const named = name.endsWith('/*')
    ? ids.filter((id) => id.startsWith(name.slice(0, -1)))
    : ids.filter((id) => id === name)
  if (named.length > 0) return named
  const groups = new Set(ids.flatMap((id) => (id.includes('/') ? `${id.split('/')[0]}/*` : [])))
  throw unknownName(`rule in option ${option}`, name, sameKind(name, [...ids, ...groups]))
}

/** The first parts of the ids of rules and of other findings; no plugin may have one of these names. */
export const reservedGroups: readonly string[] = [
  ...ruleIdGroups.map(([group]) => group),
  ...['structure', 'response', 'input', 'workspace'],
]

/** Returns whether an id can only be that of a rule of a plugin. */
export const isOfPlugin = (id: string): boolean =>
  id.includes('/') && !reservedGroups.includes(id.slice(0, id.indexOf('/')))
