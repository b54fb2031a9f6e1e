import type { ResponseCheck } from './response-check.js'
import { unchecked } from './response-check.js'

/** Requires `Retry-After` in whole seconds with status 429. */
export const retryAfter: ResponseCheck = function* ({ status, headers }) {
  if (status !== 429) return
  if (headers === undefined) {
    yield unchecked
    return
  }
  const value = headers.get('retry-after')
  if (value === undefined) {
    yield { at: 'Retry-After', message: '`Retry-After` is required with status 429.' }
  } else if (!/^\d+$/.test(value)) {
    yield { at: 'Retry-After', message: 'Must be a whole number of seconds.', got: value }
  }
}
