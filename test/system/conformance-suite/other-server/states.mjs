// The endpoint of test deployments, which sets the state.
import { credentialsOf } from './calls.mjs'
import { fingerprint } from './idempotency.mjs'
import { callsOf } from './rate-limits.mjs'
import { operations } from './routes.mjs'
import { resetStore, store, storeCampaign } from './store.mjs'
import { clock, instant } from './time.mjs'
import { isObject, own } from './values.mjs'

function storeKey(key, operation, { params, body, given: { idempotency } }) {
  const { state, createdAt, response = { status: 200, body: {} } } = idempotency
  const sent = Object.hasOwn(idempotency, 'body') ? idempotency.body : body
  const entry = {
    fingerprint: fingerprint(operation, idempotency.params ?? params, sent),
    createdAt: instant(createdAt),
  }
  if (state === 'completed') {
    entry.response = { headers: {}, ...response, body: JSON.stringify(response.body) ?? '' }
  }
  store.keys.set(key.toLowerCase(), entry)
}

function storeOffering(id, offering) {
  if (!isObject(offering) || typeof id !== 'string') return
  if (offering.status !== 'archived') store.takenNames.delete(offering.name)
  store.offerings.set(id, { ...offering, id })
}

function setState(request) {
  const { operation: name, params = {}, headers = {}, body, given } = request
  const { workspace = {}, now, authenticated, permitted = true, campaign, offering } = given
  const operation = operations[name]
  resetStore(workspace)
  clock.stoppedAt = now === undefined ? undefined : instant(now)

  const header = (name) =>
    Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]
  const caller = credentialsOf(header('authorization'))
  if (authenticated === false) store.accounts.delete(caller)
  else if (caller !== undefined) store.accounts.set(caller, { permitted })

  const id = params.campaign_id ?? params.parent_campaign_id ?? own(body, 'draft_id')
  if (isObject(campaign) && typeof id === 'string') storeCampaign(campaign, id)
  storeOffering(params.offer_id, offering)
  const key = header('idempotency-key')
  if (isObject(given.idempotency) && typeof key === 'string') {
    storeKey(key, operation, { params, body, given })
  }
  if (given.recentRequests?.length > 0) callsOf(operation, caller).push(...given.recentRequests)
}

/** Returns the response of the endpoint, undefined for any other path. */
export function answerState({ method, url, bytes }) {
  if (method !== 'POST' || url !== '/sandbox/given') return undefined
  setState(JSON.parse(bytes.toString()))
  return { status: 204, headers: {}, body: '' }
}
