import { isObject } from '../../core/base/json.js'
import { lockedFields, offeringStatusAt } from '../../core/index.js'
import type { PreparedRequest } from './trial.js'

/** Returns the status of the stored offering at the time of a request; undefined without one. */
export function statusOfOffering({ facts }: PreparedRequest): string | undefined {
  const { offering, now = new Date() } = facts
  return isObject(offering) ? offeringStatusAt(offering as never, now) : undefined
}

/** Returns the fields of the stored offering that an update must not change. */
export function lockedFieldsOf(prepared: PreparedRequest): string[] {
  const { offering } = prepared.facts
  const status = statusOfOffering(prepared)
  const { type } = (isObject(offering?.variation_meta) ? offering.variation_meta : {}) as {
    type?: string
  }
  return status === undefined ? [] : lockedFields(status, type)
}
