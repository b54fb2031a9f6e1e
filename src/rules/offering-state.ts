import { lockedFields } from '../../generated/tables.js'
import { given, isObject, objectAt, valueAt } from '../json.js'
import { quoted } from '../text.js'
import { offeringStatusAt } from './offering-status.js'
import { fine, type Problem, problem, type Rule, type RuleContext, unchecked } from './rule.js'
import { unchanged } from './unchanged.js'

export const offeringUnknown: Rule = ({ facts }) => {
  if (facts.offering === undefined) return unchecked
  return facts.offering === null
    ? problem('offer_id', 'There is no offering with this id in the workspace.')
    : fine
}

/** An update of an offering in the status is refused. */
const refusedWhile =
  (status: string): Rule =>
  ({ facts, now }) => {
    if (facts.offering === undefined) return unchecked
    return facts.offering !== null && offeringStatusAt(facts.offering, now()) === status
      ? problem('offer_id', `The offering is ${status} and can no longer be updated.`)
      : fine
  }

export const offeringExpired = refusedWhile('expired')
export const offeringArchived = refusedWhile('archived')

/** The fields that the offering's status locks, among those that the request sends. */
function locksOn({ body, facts, now }: RuleContext): readonly (readonly string[])[] {
  if (!isObject(facts.offering)) return []
  const status = offeringStatusAt(facts.offering, now())
  const locks = status === 'active' || status === 'scheduled' ? lockedFields[status] : []
  const type = valueAt(facts.offering, ['variation_meta', 'type'])
  return locks
    .filter((lock) => lock.type === null || lock.type === type)
    .map(({ path }) => path)
    .filter((path) => isSent(body, path))
}

const isSent = (body: unknown, path: readonly string[]): boolean => {
  const parent = objectAt(body, path.slice(0, -1))
  return parent !== undefined && given(parent, path.at(-1) as string)
}

export const fieldLocked: Rule = (context) => {
  const { body, facts, now } = context
  if (facts.offering === undefined) {
    return lockedFields.active.some(({ path }) => isSent(body, path)) ? unchecked : fine
  }
  const { offering } = facts
  return locksOn(context)
    .filter((path) => {
      const stored = valueAt(offering, path)
      return stored === undefined || !unchanged(stored, valueAt(body, path))
    })
    .map(
      (path): Problem => ({
        at: path,
        message: `${quoted(path.at(-1) as string)} cannot be changed because the offering is ${offeringStatusAt(offering ?? {}, now())}.`,
      }),
    )
}
