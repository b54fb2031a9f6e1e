import { valueAt } from '../base/json.js'
import type { ResponseCheck } from './response-check.js'

const message = 'The answer carries no resulting status: it is read with GET on the campaign.'

/** Where a resulting status would be looked for; the shape of `data` is not documented. */
const places = [
  ['status'],
  ['data', 'status'],
  ['data', 'campaign_status'],
  ['data', 'campaign', 'status'],
]

/** The answer to a status change says nothing of the status that it leads to. */
export const statusData: ResponseCheck = function* ({ kind, body }) {
  if (kind !== 'success') return
  for (const place of places) {
    const got = valueAt(body, place)
    if (got !== undefined) yield { at: place, message, got }
  }
}
