import { lockedFields, variationTypes } from '../../../generated/tables.js'
import { valueAt } from '../base/json.js'
import { quoted } from '../base/text.js'
import type { Check } from '../engine/check.js'
import { offeringStatusAt } from './offering-status.js'
import { unchanged } from './unchanged.js'

/** Requires an offering that can still be updated. (Update rules by status) */
export function storedOffering(c: Check): void {
  const { offering } = c.facts
  if (offering === null) {
    c.report('offering/unknown', 'offer_id', 'The workspace has no offering with this id.')
    return
  }
  if (offering === undefined) c.skip('offering/unknown')
  const status = offering && offeringStatusAt(offering, c.now())
  if (status === undefined) {
    c.skip('offering/expired')
    c.skip('offering/archived')
  } else if (status === 'expired' || status === 'archived') {
    c.report(
      status === 'expired' ? 'offering/expired' : 'offering/archived',
      'offer_id',
      `The offering is ${status} and can no longer be updated.`,
    )
  }
}

const knownTypes: readonly unknown[] = variationTypes

type Lock = (typeof lockedFields)['active'][number]

const hasLocks = (status: string | null): status is keyof typeof lockedFields =>
  Object.hasOwn(lockedFields, String(status))

/** Returns whether the start can no longer change, so that the stored one stays. */
export function isStartLocked(c: Check): boolean {
  const { offering } = c.facts
  const status = offering && offeringStatusAt(offering, c.now())
  return status === 'active'
}

/** The fields that cannot change in the status of the offering; their stored values may be sent. */
export function locks(c: Check): void {
  const { body } = c
  const { offering } = c.facts
  const rule = 'offering/field-locked'
  const isSent = ({ path }: Lock): boolean => valueAt(body, path) !== undefined
  if (!lockedFields.active.some(isSent)) return
  const status = offering && offeringStatusAt(offering, c.now())
  if (status === undefined) {
    c.skip(rule)
    return
  }
  if (!hasLocks(status)) return
  const stored = valueAt(offering, ['variation_meta', 'type'])
  const type = knownTypes.includes(stored) ? stored : undefined
  const sent = lockedFields[status].filter(isSent)
  const before = c.count
  for (const { path, type: lockedType } of sent) {
    if (lockedType !== null && lockedType !== type) continue
    if (unchanged(valueAt(offering, path), valueAt(body, path))) continue
    c.report(
      rule,
      path,
      `${quoted(path.at(-1) as string)} cannot be changed while the offering is ${status}; leave it out.`,
    )
  }
  const dependsOnType = type === undefined && sent.some((lock) => lock.type !== null)
  if (c.count === before && dependsOnType) c.skip(rule)
}
