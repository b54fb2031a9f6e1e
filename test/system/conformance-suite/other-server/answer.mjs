// From a request to its response.
import { setTimeout } from 'node:timers/promises'
import { bug, when } from './active-bug.mjs'
import { maxBodyBytes, readCall } from './calls.mjs'
import { failure, refusal, success } from './envelopes.mjs'
import { earlierResponse, fingerprint, keepResponse } from './idempotency.mjs'
import { throttle } from './rate-limits.mjs'
import { store } from './store.mjs'
import { isUuid4 } from './values.mjs'
import { Violations } from './violations.mjs'

function refuseCaller(call) {
  const account = store.accounts.get(call.caller)
  if (!account) {
    const headers = { 'WWW-Authenticate': 'Basic realm="workspace"' }
    return refusal(call, 401, 'Authorization', 'The credentials are invalid', { headers })
  }
  if (!call.methods) return refusal(call, 404, '', 'The path is unknown')
  if (call.family === 'campaigns' && !account.permitted) {
    return refusal(call, 403, 'Authorization', 'The key lacks the permission')
  }
  if (call.family === 'offerings' && store.workspace.offeringsEnabled === false) {
    return refusal(call, 403, '', 'Offer decisioning is not enabled for the workspace')
  }
  return undefined
}

const jsonType = /^\s*application\/(?:json|[\w.!#$&^+-]+\+json)\s*(?:;|$)/i

function refuseTransport(call) {
  const { operation, bodyState, caller, now, headers } = call
  if (!operation) {
    const allowed = { Allow: Object.keys(call.methods).join(', ') }
    return refusal(call, 405, '', 'The path does not have this method', { headers: allowed })
  }
  const type = headers['content-type']
  if (operation.body && type !== undefined && bodyState !== 'missing' && !jsonType.test(type)) {
    return refusal(call, 415, 'Content-Type', 'The body must be application/json')
  }
  if (operation.body && bodyState === 'too-large') {
    return refusal(call, 413, '', `The body must have at most ${maxBodyBytes} bytes`)
  }
  const wait = throttle(operation, caller, now)
  if (wait === 0) return undefined
  const seconds = Math.ceil(wait / when('offer-retry-ms', 1, 1000))
  const waiting = { 'Retry-After': `${seconds}` }
  return refusal(call, 429, '', 'Too many requests', { headers: waiting })
}

const isReadable = ({ operation, bodyState }) =>
  bodyState === 'ok' ||
  !operation.body ||
  (bodyState === 'missing' && operation.body === 'optional')

const bodyMessages = {
  missing: 'must have a body',
  'not-json': 'must have a body that is JSON',
  'not-object': 'must have a JSON object as its body',
}

function checkRequestId({ operation, headerId, body }, violations) {
  const id = operation.body ? body?.request_id : undefined
  const isMissing = !headerId && (id === undefined || id === '') && !operation.hasOptionalId
  if (isMissing) {
    const target = operation.body ? 'request_id' : 'X-SVC-Request-Id'
    violations.add(target, 'is required, in the header X-SVC-Request-Id or as request_id')
  }
  if (headerId && typeof id === 'string' && id !== '' && id !== headerId) {
    violations.add('request_id', 'must equal the header X-SVC-Request-Id')
  }
}

function checkKey({ operation, headers }, violations) {
  const key = headers['idempotency-key']
  const report = (message, code) => {
    const coded = operation.family === 'offerings' ? { code } : {}
    violations.add('Idempotency-Key', message, coded)
  }
  const isOptional = operation.name === 'searchCampaigns' && bug('search-without-key')
  if (!operation.needsKey || (!key && isOptional)) return
  if (!key) report('is required', 'MISSING_IDEMPOTENCY_KEY')
  else if (!isUuid4(key)) report('must be a UUID v4', 'INVALID_IDEMPOTENCY_KEY')
}

function check(call) {
  const { operation, bodyState, family, params } = call
  const violations = new Violations()
  const hasBody = isReadable(call)
  if (!hasBody) {
    const code = family === 'campaigns' ? 'BAD_REQUEST' : undefined
    violations.add('', bodyMessages[bodyState], { code })
  } else if (family === 'campaigns') checkRequestId(call, violations)
  checkKey(call, violations)
  if (hasBody) operation.check(call, violations)
  else if (Object.keys(params).length > 0) {
    // What does not depend on the body.
    const all = new Violations()
    operation.check({ ...call, body: {} }, all)
    const isOfPath = ({ status, target }) =>
      [403, 404].includes(status) || Object.hasOwn(params, target)
    violations.list.push(...all.list.filter(isOfPath))
  }
  return violations.first()
}

const refuseDepth = (call) => refusal(call, 400, '', 'The body is nested too deeply')

function respond(call) {
  try {
    const violated = check(call)
    if (violated) return failure(call, violated.status, violated.found)
    return success(call, call.operation.perform(call))
  } catch (error) {
    if (error instanceof RangeError) return refuseDepth(call)
    console.error(error)
    return refusal(call, 500, '', 'Internal error')
  }
}

/** Time in milliseconds that storing takes: requests with the same key can meet. */
const latency = 1

/** Returns the response to a request. */
export async function answer(request) {
  const call = readCall(request)
  const refused = refuseCaller(call) ?? refuseTransport(call)
  if (refused) return refused
  const respondLater = async () => {
    await setTimeout(latency)
    return respond(call)
  }
  const { operation, params, body, headers } = call
  const key = headers['idempotency-key']?.toLowerCase() ?? ''
  if (!operation.needsKey || !isUuid4(key) || !isReadable(call)) return respondLater()
  let print
  try {
    print = fingerprint(operation, params, body)
  } catch {
    return refuseDepth(call)
  }
  return earlierResponse(call, key, print) ?? keepResponse(call, key, print, respondLater)
}
