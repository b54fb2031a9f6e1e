import { ruleIdGroups } from '../../../generated/rule-ids.js'

/** The first parts of the ids of rules and of other findings; no plugin may have one of these names. */
export const reservedGroups: readonly string[] = [
  ...ruleIdGroups.map(([group]) => group),
  ...['structure', 'response', 'input', 'workspace'],
]

/** Returns whether an id can only be that of a rule of a plugin. */
export const isOfPlugin = (id: string): boolean =>
  id.includes('/') && !reservedGroups.includes(id.slice(0, id.indexOf('/')))
