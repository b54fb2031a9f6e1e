import type { MethodNotAllowed, Verdict } from '../../core/index.js'
import { isStoreFull } from '../stores/stores.js'

/**
 * Turns the documented 500 into a 503 with `Retry-After` if the store is full. Returns any other
 * verdict unchanged.
 */
export function withStoreFull<Checked extends Verdict | MethodNotAllowed | undefined>(
  verdict: Checked,
): Checked {
  if (verdict === undefined || verdict.ok || !isStoreFull(verdict.fault)) return verdict
  const { response } = verdict
  const { retryAfterSeconds } = verdict.fault
  const error = { ...response.body.error, message }
  const headers = {
    ...response.headers,
    'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds) || 60)),
  }
  return {
    ...verdict,
    response: { status: 503, headers, body: { ...response.body, error } },
  }
}

const message = 'The server cannot accept another request at the moment; retry later.'
