import { bug, when } from './bugs/active.mjs'
import { dig, own } from './check.mjs'
import { ApiError } from './errors.mjs'
import { now, world } from './store.mjs'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const without = (id, limits, span) => (bug(id) ? limits.filter(([each]) => each !== span) : limits)

const reads = [
  [minute, when('list-limit-of-create', 100, when('list-limit-minute-151', 151, 150))],
  [hour, when('read-limit-hour-300', 300, 500)],
  [day, 1000],
]
const writes = [
  [minute, when('create-limit-minute-150', 150, 100)],
  [hour, when('create-limit-hour-3000', 3000, 300)],
  [day, 600],
]

const perSecond = bug('test-limit-second-missing')
  ? []
  : [[second, when('test-limit-second-11', 11, when('test-limit-second-5', 5, 10))]]

const templatesPerMinute = when(
  'templates-limit-minute-500',
  500,
  when('templates-limit-minute-100', 100, 150),
)

// Sliding windows: span in milliseconds, calls in it.
export const limits = {
  test: without(
    'test-limit-hour-missing',
    without(
      'test-limit-minute-missing',
      [
        ...perSecond,
        [minute, when('test-limit-minute-101', 101, when('test-limit-minute-60', 60, 100))],
        [hour, when('test-limit-hour-600', 600, 6000)],
      ],
      minute,
    ),
    hour,
  ),
  listOffers: without(
    'list-limit-day-missing',
    without('list-limit-minute-missing', without('list-limit-hour-missing', reads, hour), minute),
    day,
  ),
  templates: without(
    'templates-limit-hour-missing',
    without('templates-limit-day-missing', [[minute, templatesPerMinute], ...reads.slice(1)], day),
    hour,
  ),
  createOffer: without(
    'create-limit-day-missing',
    without('create-limit-minute-missing', writes, minute),
    day,
  ),
  updateOffer: without(
    'update-limit-minute-missing',
    without(
      'update-limit-hour-missing',
      without(
        'update-limit-day-missing',
        [[minute, when('update-limit-minute-150', 150, 100)], [hour, 300], writes[2]],
        day,
      ),
      hour,
    ),
    minute,
  ),
}

const bucketOf = (operation) => {
  if (bug('list-and-templates-share-limit') && operation === 'templates') return 'listOffers'
  if (bug('create-and-update-share-limit') && operation === 'createOffer') return 'updateOffer'
  if (bug('list-and-create-share-limit') && operation === 'createOffer') return 'listOffers'
  return operation
}

/** The part of an operation that a bug counts on its own. */
const partOf = (operation, { body, params, query, header }) => {
  if (bug('list-limit-per-query') && operation === 'listOffers') return String(query ?? '')
  if (bug('test-limit-per-channel') && operation === 'test') return own(body, 'channel')
  if (bug('test-limit-per-tenant-header') && operation === 'test') {
    return header?.('x-svc-tenant-id') ?? ''
  }
  if (bug('test-limit-per-request-id') && operation === 'test') {
    return header?.('x-svc-request-id') ?? ''
  }
  if (bug('test-limit-per-identifier') && operation === 'test') {
    return dig(body, 'test_campaign_meta.identifier')
  }
  if (bug('test-limit-per-draft') && operation === 'test') return own(body, 'draft_id')
  if (bug('update-limit-per-offering') && operation === 'updateOffer') return params.offer_id
  return ''
}

export function callsOf(user, operation, request) {
  const shared = bug('test-limit-shared-by-clients') && operation === 'test'
  const name = `${shared ? 'anyone' : user} ${bucketOf(operation)} ${partOf(operation, request)}`
  if (!world.calls.has(name)) world.calls.set(name, [])
  return world.calls.get(name)
}

/** What a call counts for: one, unless a bug counts the recipients of a test. */
function weightOf({ operation, body }) {
  const values = dig(body, 'test_campaign_meta.identifier_values')
  const counted = bug('test-limit-counts-recipients') && operation === 'test'
  return counted && Array.isArray(values) ? values.length : 1
}

/** Counts a call, or rejects it with 429 if the caller made too many. */
export function limitRate(call) {
  const { operation, family } = call
  if (bug('test-limit-counts-all-calls') && family === 'campaigns' && operation !== 'test') {
    callsOf(call.account.user, 'test', call).push(now())
  }
  if (!limits[operation]) return
  if (bug('templates-limit-missing') && operation === 'templates') return
  const calls = callsOf(call.account.user, operation, call)
  const time = now()
  let wait = 0
  for (const [span, max] of limits[operation]) {
    const recent = calls.filter((at) => at > time - span && at <= time)
    const most = bug('update-limit-off-by-one') && operation === 'updateOffer' ? max - 1 : max
    if (recent.length >= most) {
      if (wait > 0 && bug('retry-after-shortest-window')) break
      wait = Math.max(wait, recent[recent.length - most] + span - time)
    }
  }
  if (wait === 0) {
    calls.push(...Array(weightOf(call)).fill(time))
    if (calls.length > 20_000) calls.splice(0, 10_000)
    return
  }
  throw tooMany(operation, family, Math.max(1, Math.ceil(wait / second)))
}

function tooMany(operation, family, seconds) {
  let retryAfter = String(seconds)
  if (bug('retry-after-milliseconds')) retryAfter = String(seconds * second)
  if (bug('retry-after-date')) retryAfter = new Date(now() + seconds * second).toUTCString()
  const reads = ['listOffers', 'templates'].includes(operation)
  if (bug('read-retry-after-minutes') && reads) retryAfter = String(Math.ceil(seconds / 60))
  if (bug('retry-after-always-60')) retryAfter = '60'
  if (bug('retry-after-epoch')) retryAfter = String(Math.ceil(now() / second) + seconds)
  if (bug('retry-after-zero')) retryAfter = '0'
  if (bug('retry-after-fraction')) retryAfter = (seconds - 0.5).toFixed(1)
  const dropped =
    bug('retry-after-missing') ||
    (bug('retry-after-missing-list') && operation === 'listOffers') ||
    (bug('retry-after-missing-create') && operation === 'createOffer') ||
    (bug('retry-after-missing-update') && operation === 'updateOffer')
  const status = family === 'offers' && bug('rate-limited-503') ? 503 : 429
  const code = family === 'offers' ? 'RATE_LIMIT_EXCEEDED' : 'RATE_LIMITED'
  return new ApiError(status, bug('rate-limited-code') ? 'TOO_MANY_REQUESTS' : code, 'Slow down', {
    target: 'rate',
    headers: dropped ? {} : { 'Retry-After': retryAfter },
  })
}
