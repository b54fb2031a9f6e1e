import { bug } from './active-bug.mjs'
import { refusal } from './envelopes.mjs'
import { store } from './store.mjs'
import { day } from './time.mjs'
import { canonical } from './values.mjs'

/** Identifies the calls that may share a key. */
export function fingerprint({ name, path }, params, body) {
  const filled = path.replace(/\{(\w+)\}/g, (_, key) => params[key])
  return `${name} ${filled} ${canonical(body)}`
}

/** Returns the response to a repeated key, if the call is not the first. */
export function earlierResponse(call, key, print) {
  const { operation, now } = call
  const earlier = store.keys.get(key)
  const isOffering = operation.family === 'offerings'
  if (!earlier || (isOffering && now - earlier.createdAt >= day)) return undefined
  const conflict = (message, code) =>
    refusal(call, 409, 'Idempotency-Key', message, isOffering ? { code } : {})
  const isReplayed =
    operation.name === 'testCampaign' && earlier.response && bug('test-conflict-replayed')
  if (earlier.fingerprint !== print && !isReplayed) {
    return conflict(
      'The key was used with a different request; retry with a new key',
      bug('offer-conflict-code') ? 'DUPLICATE_IDEMPOTENCY_KEY' : 'IDEMPOTENCY_CONFLICT',
    )
  }
  const pending = 'The key belongs to a call in progress; retry with a new key'
  return earlier.response ?? conflict(pending, 'DUPLICATE_IDEMPOTENCY_KEY')
}

/** Keeps the response to the first call with a key; a call that fails can be retried. */
export async function keepResponse({ operation, now }, key, print, respond) {
  const { keys } = store
  const entry = { fingerprint: print, createdAt: now }
  keys.set(key, entry)
  const response = await respond()
  const isForgotten = operation.name === 'createCampaign' && bug('create-not-replayed')
  if (response.status >= 500 || isForgotten) keys.delete(key)
  else entry.response = response
  return response
}
