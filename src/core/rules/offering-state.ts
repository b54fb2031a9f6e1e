import { lockedFields } from '../../../generated/tables.js'
import { valueAt } from '../base/json.js'
import { quoted } from '../base/text.js'
import { offeringStatusAt } from './offering-status.js'
import {
  type BodyRule,
  type Rule,
  type RuleViolation,
  unchecked,
  valid,
  violation,
} from './rule.js'
import { unchanged } from './unchanged.js'

export const offeringUnknown: Rule = ({ facts }) => {
  if (facts.offering === undefined) return unchecked
  return facts.offering === null
    ? violation('offer_id', 'The workspace has no offering with this id.')
    : valid
}

/** Returns a rule that rejects updates of an offering in a status. */
const rejectedWhile =
  (status: string): Rule =>
  ({ facts, now }) => {
    if (facts.offering === undefined) return unchecked
    const current = facts.offering === null ? null : offeringStatusAt(facts.offering, now())
    if (current === undefined) return unchecked
    return current === status
      ? violation('offer_id', `The offering is ${status} and can no longer be updated.`)
      : valid
  }

export const offeringExpired = rejectedWhile('expired')
export const offeringArchived = rejectedWhile('archived')

type Lock = (typeof lockedFields)['active'][number]

const hasLocks = (status: string | null): status is keyof typeof lockedFields =>
  Object.hasOwn(lockedFields, String(status))

const isSent = (body: unknown, { path }: Lock): boolean => valueAt(body, path) !== undefined

export const fieldLocked: BodyRule = ({ body, facts: { offering }, now }) => {
  if (!lockedFields.active.some((lock) => isSent(body, lock))) return valid
  const status = offering && offeringStatusAt(offering, now())
  if (status === undefined) return unchecked
  if (!hasLocks(status)) return valid
  const type = valueAt(offering, ['variation_meta', 'type'])
  const sent = lockedFields[status].filter((lock) => isSent(body, lock))
  const violations = sent
    .filter((lock) => lock.type === null || lock.type === type)
    .filter(({ path }) => !unchanged(valueAt(offering, path), valueAt(body, path)))
    .map(
      ({ path }): RuleViolation => ({
        at: path,
        message: `${quoted(path.at(-1) as string)} cannot be changed while the offering is ${status}; leave it out.`,
      }),
    )
  const dependsOnType = type === undefined && sent.some((lock) => lock.type !== null)
  return violations.length === 0 && dependsOnType ? unchecked : violations
}
