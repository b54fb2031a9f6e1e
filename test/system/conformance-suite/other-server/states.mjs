// The endpoints of test deployments: state, data and clock.
import { credentialsOf, maxBodyBytes } from './calls.mjs'
import { fingerprint } from './idempotency.mjs'
import { callsOf } from './rate-limits.mjs'
import { operations } from './routes.mjs'
import { dumpStore, loadStore, resetStore, store, storeCampaign } from './store.mjs'
import { clock, instant } from './time.mjs'
import { isObject, own } from './values.mjs'

const paths = { states: '/sandbox/given', data: '/sandbox/data', clock: '/sandbox/clock' }
const credentials = 'workspace:key'

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
  if (now === undefined) clock.run()
  else clock.stop(instant(now))

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

function reportClock() {
  const isRunning = clock.stoppedAt === undefined
  const ahead = isRunning ? { ahead_seconds: clock.offset / 1000 } : {}
  return { now: new Date(clock.now()).toISOString(), running: isRunning, ...ahead }
}

function setClock({ now, running, advance_seconds: seconds = 0 }) {
  const time = now === undefined ? clock.now() : instant(now)
  if (running === true) clock.run(time)
  else if (running === false || now !== undefined) clock.stop(time)
  clock.advance(seconds * 1000)
  return reportClock()
}

const endpoints = {
  'GET /.well-known/campaign-contract': () => ({ ...paths, maxBodyBytes, credentials }),
  [`POST ${paths.states}`]: setState,
  [`GET ${paths.data}`]: dumpStore,
  [`PUT ${paths.data}`]: loadStore,
  [`GET ${paths.clock}`]: reportClock,
  [`PUT ${paths.clock}`]: setClock,
  [`DELETE ${paths.clock}`]: () => {
    clock.run()
    return reportClock()
  },
}

/** Returns the response of an endpoint, undefined for any other path. */
export function answerState({ method, url, bytes }) {
  const [path] = url.split('?', 1)
  const endpoint = endpoints[`${method} ${path}`]
  const reply = (status, value) => ({ status, headers: {}, body: JSON.stringify(value) ?? '' })
  if (!endpoint) return Object.values(paths).includes(path) ? reply(405, {}) : undefined
  try {
    const value = endpoint(bytes.length > 0 ? JSON.parse(bytes.toString()) : {})
    return reply(value === undefined ? 204 : 200, value)
  } catch (error) {
    return reply(400, { message: String(error) })
  }
}
