import { valueAt } from '../base/json.js'
import type { ResponseCheck } from './response-check.js'

const message = 'The response must not have the resulting status; clients read it with GET.'

/** Likely paths of a resulting status; the shape of `data` is not documented. */
const paths = [
  ['status'],
  ['data', 'status'],
  ['data', 'campaign_status'],
  ['data', 'campaign', 'status'],
]

/** Requires a response to a status change without the resulting status. */
export const statusData: ResponseCheck = function* ({ kind, body }) {
  if (kind !== 'success') return
  for (const path of paths) {
    const got = valueAt(body, path)
    if (got !== undefined) yield { at: path, message, got }
  }
}
