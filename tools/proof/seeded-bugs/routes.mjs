import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { authenticate, authorize, checkTenant } from './auth.mjs'
import { bug, when } from './bugs/active.mjs'
import { createCampaign } from './campaign-create.mjs'
import { changeStatus } from './campaign-status.mjs'
import { campaignToUpdate, updateCampaign, validateCampaign } from './campaign-update.mjs'
import { executions, getCampaign } from './campaigns.mjs'
import { isObject, own } from './check.mjs'
import { ApiError, errorBody } from './errors.mjs'
import { flagValue } from './flags.mjs'
import { decodeJson, headerText, readBody, send } from './http.mjs'
import { begin, readKey, replayed } from './idempotency.mjs'
import { lockOffering, offeringToUpdate, updateOffer } from './offering-update.mjs'
import { createOffer, listOffers, templates } from './offerings.mjs'
import { limitRate } from './rate-limits.mjs'
import { checkRequestId } from './request-id.mjs'
import { searchCampaigns } from './search.mjs'
import { findCampaign } from './store.mjs'
import { lockDraft, sendTest } from './test-send.mjs'

// Operation, method, path, function. The first path that matches is taken.
const routes = [
  ['createCampaign', 'POST', '/v5/campaigns', createCampaign],
  ['search', 'POST', '/v5/campaigns/search', searchCampaigns],
  ['test', 'POST', '/v5/campaigns/test', sendTest],
  ['updateCampaign', 'PATCH', '/v5/campaigns/:id', updateCampaign],
  ['getCampaign', 'GET', '/v5/campaigns/:id', getCampaign],
  ['validate', 'POST', '/v5/campaigns/:id/validate', validateCampaign],
  ['executions', 'POST', '/v5/campaigns/:id/executions', executions],
  ['status', 'PATCH', '/v5/campaigns/:id/status', changeStatus],
  ['listOffers', 'GET', '/v5/offers', listOffers],
  ['templates', 'GET', '/v5/offers/templates', templates],
  ['createOffer', 'POST', '/v5/offers', createOffer],
  ['updateOffer', 'PATCH', '/v5/offers/:offer_id', updateOffer],
].map(([operation, method, path, run]) => ({
  operation,
  method,
  run,
  segments: path.split('/'),
}))

/** Milliseconds that storing takes. */
const latency = Number(flagValue('--latency') ?? 25)
const slow = ['test', 'createOffer', 'updateOffer', 'createCampaign', 'updateCampaign', 'status']

function decodeSegment(segment) {
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    if (bug('percent-escape-500')) throw error
    return segment
  }
}

function paramsOf(route, segments) {
  if (route.segments.length !== segments.length) return
  const params = {}
  for (const [n, part] of route.segments.entries()) {
    if (part.startsWith(':') && segments[n] !== '') params[part.slice(1)] = segments[n]
    else if (part !== segments[n]) return
  }
  return params
}

function findRoute(call, segments) {
  const allowed = new Set()
  const method = call.method === 'HEAD' ? 'GET' : call.method
  for (const route of routes) {
    const params = paramsOf(route, segments)
    if (!params) continue
    if (route.method === method) return { route, params }
    allowed.add(route.method)
  }
  const offers = call.family === 'offers'
  if (allowed.size === 0) {
    throw new ApiError(404, offers ? 'NOT_FOUND' : 'BAD_REQUEST', 'Nothing is here', {
      target: 'path',
    })
  }
  throw new ApiError(405, offers ? 'METHOD_NOT_ALLOWED' : 'BAD_REQUEST', 'Not with this method', {
    target: 'method',
    headers: { Allow: [...allowed].join(', ') },
  })
}

function startCall(req, responseId) {
  const target = req.url.replace(/^[a-z]+:\/\/[^/?]*/i, '')
  const [path, query = ''] = target.split('?', 2)
  return {
    req,
    responseId,
    method: req.method,
    path,
    query: new URLSearchParams(query),
    family: /^\/v5\/offers(\/|$)/.test(path) ? 'offers' : 'campaigns',
    header: (name) => headerText(req.headers[name]),
    requestId: headerText(req.headers['x-svc-request-id']) ?? '',
  }
}

let previousRequestId = ''

async function readCall(call) {
  const { bytes, tooLarge } = await readBody(call.req)
  const decoded = tooLarge ? {} : decodeJson(bytes, call.req.headers['content-type'])
  Object.assign(call, { bytes, tooLarge, body: decoded.value, parseError: decoded.error })
  const id = own(decoded.value, 'request_id')
  if (!call.requestId && typeof id === 'string' && !bug('error-request-id-header-only')) {
    call.requestId = id
  }
  if (bug('error-request-id-of-previous-call') && call.family === 'campaigns') {
    const { requestId } = call
    call.requestId = previousRequestId
    previousRequestId = requestId
  }
}

function checkParsed({ parseError, family }) {
  if (!parseError) return
  const { status, message } = parseError
  const campaigns = when('malformed-json-own-code', 'MALFORMED_JSON', 'BAD_REQUEST')
  const code = family === 'offers' ? 'VALIDATION_FAILED' : campaigns
  const detail = { target: 'body', message }
  if (family === 'offers') detail.code = 'UNREADABLE_BODY'
  const details = status === 400 ? [detail] : undefined
  const named = status === 400 ? code : family === 'offers' ? 'UNSUPPORTED_MEDIA_TYPE' : code
  throw new ApiError(status, named, message, { target: 'body', details })
}

async function answer(call) {
  if (call.tooLarge) {
    const code = call.family === 'offers' ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST'
    throw new ApiError(413, code, 'The body is too large', { target: 'body' })
  }
  const { operation, family } = call
  call.account = authenticate(call.req, operation)
  authorize(call.account, operation, family)
  if (family === 'campaigns') checkTenant(call.req, call.account, operation)
  const unlimited =
    (bug('draft-test-unlimited') && own(call.body, 'draft_id') !== undefined) ||
    (bug('mail-tests-unlimited') && own(call.body, 'channel') === 'EMAIL')
  if (!unlimited) limitRate(call)
  if (bug('get-needs-idempotency-key') && operation === 'getCampaign') readKey(call)
  const reads = ['GET', 'HEAD'].includes(call.method)
  const needless =
    (bug('list-needs-key') && operation === 'listOffers') ||
    (bug('templates-need-key') && operation === 'templates') ||
    (bug('get-needs-key') && operation === 'getCampaign')
  const keyless = (reads && !needless) || (operation === 'validate' && !bug('validate-needs-key'))
  const key = keyless ? undefined : readKey(call)
  const started = key ? begin(call, key) : undefined
  if (started?.replay) checkBeforeReplay(call)
  if (started?.replay) return replayed(started.replay, call)
  if (started?.waitsFor) return replayed(await started.waitsFor, call)
  const response = await settle(call)
  started?.finish(response)
  return response
}

/** Bugs that check the state before they replay. */
function checkBeforeReplay(call) {
  const { operation } = call
  if (bug('update-replay-checks-status') && operation === 'updateOffer') offeringToUpdate(call)
  if (bug('publish-replay-checks-status') && operation === 'updateCampaign') campaignToUpdate(call)
}

/** What a bug reads too early: the offerings as they are before the pause. */
function takeSnapshots(call) {
  const { offerings } = call.account.workspace
  if (bug('concurrent-names-both-created')) call.knownOfferings = new Map(offerings)
  if (bug('concurrent-renames-both-accepted') && call.operation === 'updateOffer') {
    call.knownOfferings = structuredClone(offerings)
  }
  if (bug('concurrent-offer-updates-lost')) {
    call.snapshot = structuredClone(offerings.get(call.params.offer_id))
  }
}

/** The id after those of all campaigns, as a bug takes it before the draft is stored. */
const numberedId = ({ campaigns }) => (0x68f0 + campaigns.size).toString(16).padEnd(24, '0')

/** Runs the operation; a rejection is a response too, so that it can be replayed. */
async function settle(call) {
  let unlock
  try {
    unlock = lockDraft(call) ?? lockOffering(call)
    if (call.family === 'offers') takeSnapshots(call)
    if (bug('concurrent-drafts-share-id') && call.operation === 'createCampaign') {
      call.nextId = numberedId(call.account.workspace)
    }
    if (bug('concurrent-updates-lost') && call.operation === 'updateCampaign') {
      call.snapshot = { ...findCampaign(call.account.workspace, call.params.id) }
    }
    if (slow.includes(call.operation)) await pause(latency)
    if (!['GET', 'HEAD'].includes(call.method)) {
      checkParsed(call)
      if (call.bytes.length === 0) call.body = {}
      if (call.family === 'campaigns' && !isObject(call.body)) {
        throw new ApiError(400, 'BAD_REQUEST', 'The body has to be an object', { target: 'body' })
      }
    }
    if (call.family === 'campaigns') checkRequestId(call)
    return call.route.run(call)
  } catch (error) {
    return failure(error, call)
  } finally {
    unlock?.()
  }
}

function failure(error, call) {
  if (error instanceof ApiError) {
    const { status, headers } = error
    return { status, headers, body: errorBody(call.family, error, call.responseId, call.requestId) }
  }
  if (bug('malformed-json-500') || bug('percent-escape-500')) {
    return { status: 500, html: true, body: `<pre>${error.stack}</pre>` }
  }
  const internal = new ApiError(500, 'INTERNAL_ERROR', 'Something went wrong', { target: 'server' })
  return {
    status: 500,
    body: errorBody(call.family, internal, call.responseId, call.requestId),
  }
}

/** Answers one request. Never rejects. */
export async function handle(req, res) {
  const call = startCall(req, `res-${randomUUID()}`)
  let response
  try {
    await readCall(call)
  } catch (error) {
    if (res.destroyed || (req.destroyed && !req.complete)) return
    response = failure(error, call)
  }
  try {
    if (!response) {
      const { route, params } = findRoute(call, call.path.split('/').map(decodeSegment))
      Object.assign(call, { route, params, operation: route.operation })
      response = await answer(call)
    }
  } catch (error) {
    response = failure(error, call)
  }
  if (!res.destroyed) send(res, distorted(response, call))
}

/** Bugs in how responses are written. */
function distorted(response, { family, operation, method }) {
  const html =
    (bug('offers-errors-as-html-404') && family === 'offers' && response.status === 404) ||
    (bug('campaign-404-as-html') && family === 'campaigns' && response.status === 404)
  if (html) return { status: 404, html: true, body: '<h1>Not Found</h1>' }
  if (bug('unauthorized-empty-body') && response.status === 401 && operation === 'getCampaign') {
    return { ...response, body: '' }
  }
  if (bug('errors-with-200') && family === 'campaigns' && response.status === 400) {
    return { ...response, status: 200 }
  }
  if (bug('rate-limited-plain') && response.status === 429 && family === 'offers') {
    return { ...response, html: true, body: 'Too many requests, please try again later.' }
  }
  if (bug('forbidden-401') && response.status === 403 && family === 'offers' && method === 'GET') {
    return { ...response, status: 401 }
  }
  return response
}
