import { lockedFields } from '../../../generated/tables.js'
import { valueAt } from '../base/json.js'
import { quoted } from '../base/text.js'
import { offeringStatusAt } from './offering-status.js'
import { type BodyRule, fine, type Problem, problem, type Rule, unchecked } from './rule.js'
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
    const current = facts.offering === null ? null : offeringStatusAt(facts.offering, now())
    if (current === undefined) return unchecked
    return current === status
      ? problem('offer_id', `The offering is ${status} and can no longer be updated.`)
      : fine
  }

export const offeringExpired = refusedWhile('expired')
export const offeringArchived = refusedWhile('archived')

type Lock = (typeof lockedFields)['active'][number]

const hasLocks = (status: string | null): status is keyof typeof lockedFields =>
  Object.hasOwn(lockedFields, String(status))

const isSent = (body: unknown, { path }: Lock): boolean => valueAt(body, path) !== undefined

export const fieldLocked: BodyRule = ({ body, facts: { offering }, now }) => {
  if (!lockedFields.active.some((lock) => isSent(body, lock))) return fine
  const status = offering && offeringStatusAt(offering, now())
  if (status === undefined) return unchecked
  if (!hasLocks(status)) return fine
  const type = valueAt(offering, ['variation_meta', 'type'])
  const sent = lockedFields[status].filter((lock) => isSent(body, lock))
  const problems = sent
    .filter((lock) => lock.type === null || lock.type === type)
    .filter(({ path }) => !unchanged(valueAt(offering, path), valueAt(body, path)))
    .map(
      ({ path }): Problem => ({
        at: path,
        message: `${quoted(path.at(-1) as string)} cannot be changed because the offering is ${status}; leave it out.`,
      }),
    )
  const dependsOnType = type === undefined && sent.some((lock) => lock.type !== null)
  return problems.length === 0 && dependsOnType ? unchecked : problems
}
