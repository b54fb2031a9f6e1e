import { asObject, valueAt } from '../base/json.js'
import { isObjectId } from '../formats/patterns.js'
import type { ResponseCheck } from './response-check.js'
import { structure } from './structure.js'

/** Requires a string as the id of a new draft, if `data` has one; it should be an ObjectId. */
export function draftId(c: ResponseCheck): void {
  structure(c)
  const id = asObject(c.data)?.id
  if (typeof id === 'string' && !isObjectId(id)) {
    const message = 'Should be an object id: 24 hexadecimal characters.'
    c.should(['data', 'id'], message, { got: id })
  }
}

/** Likely paths of a resulting status; the shape of `data` is not documented. */
const statusPaths = [
  ['status'],
  ['data', 'status'],
  ['data', 'campaign_status'],
  ['data', 'campaign', 'status'],
]

/** Requires a response to a status change without the resulting status. */
export function statusData(c: ResponseCheck): void {
  if (c.kind !== 'success') return
  for (const path of statusPaths) {
    const got = valueAt(c.body, path)
    const message = 'The response must not have the resulting status; clients read it with GET.'
    if (got !== undefined) c.report(path, message, { got })
  }
}

/** Requires the id of the new offering, which is not a draft. */
export function offering(c: ResponseCheck): void {
  if (c.kind !== 'success') return
  const { id, status } = asObject(c.data) ?? {}
  if (typeof id !== 'string' || !id.startsWith('offer_')) {
    const message = 'Must be the id of the new offering, starting with `offer_`.'
    c.report(['data', 'id'], message, { got: id })
  }
  if (typeof status === 'string' && status.toLowerCase() === 'draft') {
    const message = 'An offering that is created through the API must not be a draft.'
    c.report(['data', 'status'], message, { got: status })
  }
}
