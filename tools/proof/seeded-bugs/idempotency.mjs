import { createHash } from 'node:crypto'
import { bug, when } from './bugs/active.mjs'
import { dayOf, dig, isObject, own } from './check.mjs'
import { ApiError } from './errors.mjs'
import { required } from './offering-fields.mjs'
import { now, world } from './store.mjs'

const hour = 3_600_000
const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const uuid4WithoutDashes =
  /^[0-9a-f]{8}-?[0-9a-f]{4}-?4[0-9a-f]{3}-?[89ab][0-9a-f]{3}-?[0-9a-f]{12}$/i
const uuid4OfAnyVariant = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const anyUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Text that is equal for bodies that differ only in the order of members. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'none'
  const members = Object.keys(value).sort()
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`
}

export function fingerprintOf(call) {
  if (call.parseError) return createHash('sha256').update(call.bytes).digest('hex')
  if (bug('offers-conflict-top-level-names') && call.family === 'offers') {
    return Object.keys(call.body ?? {})
      .sort()
      .join()
  }
  const topLevelOnly = bug('offers-conflict-ignores-nested') || bug('offers-conflict-nested-unread')
  if (topLevelOnly && call.family === 'offers' && isObject(call.body)) {
    return JSON.stringify(call.body, Object.keys(call.body).sort())
  }
  if (bug('test-conflict-ignores-meta') && call.operation === 'test' && isObject(call.body)) {
    return canonical({ ...call.body, test_campaign_meta: 0 })
  }
  const impersonal = bug('test-conflict-ignores-personalization') && call.operation === 'test'
  if (impersonal && isObject(call.body)) {
    return canonical({ ...call.body, personalization_details: 0 })
  }
  if (bug('test-conflict-ignores-draft') && call.operation === 'test' && isObject(call.body)) {
    return canonical({ ...call.body, draft_id: 0 })
  }
  const windowUnread = bug('update-conflict-ignores-window') && call.operation === 'updateOffer'
  if (windowUnread && isObject(call.body)) return canonical({ ...call.body, scheduling: 0 })
  const timesUnread = bug('create-conflict-ignores-window') && call.operation === 'createOffer'
  if (timesUnread && isObject(call.body)) return canonical({ ...call.body, scheduling: 0 })
  const partly = bug('create-conflict-compares-required-fields') && call.operation === 'createOffer'
  if (partly) return canonical(required.map((name) => own(call.body, name)))
  if (bug('create-conflict-compares-name-only') && call.operation === 'createOffer') {
    return canonical(own(call.body, 'name'))
  }
  const unread = bug('test-conflict-ignores-content') && call.operation === 'test'
  if (unread && isObject(call.body)) return canonical({ ...call.body, campaign_content: 0 })
  const detailsUnread = bug('test-conflict-ignores-details') && call.operation === 'test'
  if (detailsUnread && isObject(call.body)) return canonical({ ...call.body, basic_details: 0 })
  const contentUnread = bug('create-conflict-ignores-content') && call.operation === 'createOffer'
  if (contentUnread && isObject(call.body)) return canonical({ ...call.body, offer_content: 0 })
  if (bug('offers-conflict-ignores-lists') && call.family === 'offers' && isObject(call.body)) {
    return JSON.stringify(call.body, (_name, value) => (Array.isArray(value) ? [] : value))
  }
  return canonical(call.body)
}

const optional = {
  'key-optional-search': 'search',
  'key-optional-status': 'status',
  'key-optional-executions': 'executions',
  'key-optional-create': 'createCampaign',
  'key-optional-test': 'test',
  'key-optional-update': 'updateCampaign',
  'key-optional-update-offer': 'updateOffer',
  'key-optional-update-campaign': 'updateCampaign',
  'key-optional-create-offer': 'createOffer',
}

const unversioned = {
  'key-any-version-test': 'test',
  'key-any-version-create-offer': 'createOffer',
  'key-any-version-search': 'search',
  'key-any-version-update-offer': 'updateOffer',
  'key-any-version-status': 'status',
}

/** Checks the header; undefined if a bug lets a call without a key pass. */
export function readKey(call) {
  const { operation, family } = call
  const key = call.header('idempotency-key')
  const offers = family === 'offers'
  if (!key) {
    if (Object.entries(optional).some(([id, name]) => bug(id) && name === operation)) return
    const swapped = bug('missing-key-code') && operation === 'createOffer'
    const field = bug('missing-key-code-update-offer') && operation === 'updateOffer'
    const usual = field ? 'REQUIRED_FIELD_MISSING' : 'MISSING_IDEMPOTENCY_KEY'
    const code = swapped ? 'INVALID_IDEMPOTENCY_KEY' : usual
    throw badKey(offers ? code : 'VALIDATION_FAILED', 'Idempotency-Key is missing')
  }
  let pattern = uuid4
  if (Object.entries(unversioned).some(([id, name]) => bug(id) && name === operation)) {
    pattern = anyUuid
  }
  if (bug('key-any-text-update-campaign') && operation === 'updateCampaign') pattern = /./
  if (bug('key-any-text-executions') && operation === 'executions') pattern = /./
  if (bug('key-any-text-search') && operation === 'search') pattern = /./
  if (bug('key-any-text-update-offer') && operation === 'updateOffer') pattern = /./
  if (bug('key-any-text-create') && operation === 'createCampaign') pattern = /./
  if (bug('key-any-text-status') && operation === 'status') pattern = /./
  if (bug('key-any-text-create-offer') && operation === 'createOffer') pattern = /./
  if (bug('key-upper-case-rejected')) pattern = new RegExp(uuid4.source)
  if (bug('key-without-dashes-accepted') && operation === 'createOffer') {
    pattern = uuid4WithoutDashes
  }
  if (bug('key-variant-unchecked') && offers) pattern = uuid4OfAnyVariant
  if (bug('key-end-unchecked') && offers) pattern = new RegExp(uuid4.source.slice(0, -1), 'i')
  if (!pattern.test(key)) {
    const swapped = bug('update-invalid-key-code') && operation === 'updateOffer'
    const invalid = swapped ? 'MISSING_IDEMPOTENCY_KEY' : 'INVALID_IDEMPOTENCY_KEY'
    const code = when('invalid-key-code', 'VALIDATION_FAILED', invalid)
    throw badKey(offers ? code : 'VALIDATION_FAILED', 'Not a UUID v4')
  }
  return key
}

function badKey(code, message) {
  const target = 'Idempotency-Key'
  const details = code === 'VALIDATION_FAILED' ? [{ target, message }] : undefined
  const invalid = bug('invalid-key-422') && code === 'INVALID_IDEMPOTENCY_KEY'
  const missing = bug('missing-key-428') && code === 'MISSING_IDEMPOTENCY_KEY'
  const status = invalid ? 422 : missing ? 428 : 400
  return new ApiError(status, code, message, { target, details })
}

const sameValues = (a, b) => canonical(Object.values(a ?? {})) === canonical(Object.values(b ?? {}))

function findSeeded(call, key) {
  const seeded = world.seededKey
  if (seeded?.key !== key || seeded.user !== call.account.user) return
  if (seeded.params && !sameValues(seeded.params, call.params)) return
  return { ...seeded, fingerprint: fingerprintOf({ ...call, ...seeded, parseError: undefined }) }
}

function isOver(entry, offers) {
  if (!offers || bug('offers-key-never-expires')) return false
  if (bug('offers-key-until-midnight')) return dayOf(now()) !== dayOf(entry.createdAt)
  const hours = bug('offers-key-expires-after-hour') ? 1 : 24
  return now() - entry.createdAt >= hours * hour
}

/** Whether a test could not be sent to some of the recipients. */
const hasFailed = ({ body }) =>
  Object.values(dig(body, 'data.data') ?? {}).some(({ status }) => status === 'FAILED')

/** Returns an earlier response for the key, or remembers that a call with it is running. */
export function begin(call, key) {
  const resource = `${call.account.user} ${call.method} ${call.path} `
  const scope = `${resource}${key}`
  const offers = call.family === 'offers'
  const entry = world.idempotency.get(scope) ?? findSeeded(call, key)
  const fingerprint = fingerprintOf(call)
  const failed = bug('replay-of-rejection-runs-again') && entry?.response?.status >= 400
  const kept = bug('offers-conflict-after-24-hours') && entry?.fingerprint !== fingerprint
  if (entry && !failed && (kept || !isOver(entry, offers))) {
    if (bug('replay-only-once') && entry.response) world.idempotency.delete(scope)
    if (entry.state === 'in-progress') {
      if (bug('running-call-waits') && offers && entry.done) return { waitsFor: entry.done }
      if (!letsPass(call)) throw conflict(call, 'in-progress')
    } else if (entry.fingerprint === fingerprint || (!offers && call.operation !== 'test')) {
      if (bug('update-offer-replay-409') && call.operation === 'updateOffer') {
        throw conflict(call, 'body')
      }
      if (!runsAgain(call)) return { replay: entry.response }
    } else if (!ignoresConflict(call)) {
      if (bug('test-conflict-frees-key') && !offers) world.idempotency.delete(scope)
      if (bug('conflict-replaces-key') && offers) entry.fingerprint = fingerprint
      throw conflict(call, 'body')
    } else if (!runsAgain(call)) {
      return { replay: entry.response }
    }
  }
  const lastOnly =
    (bug('status-remembers-last-key-only') && call.operation === 'status') ||
    (bug('update-offer-remembers-last-key-only') && call.operation === 'updateOffer')
  if (lastOnly) forgetKeys(resource)
  const created = { fingerprint, state: 'in-progress', createdAt: now() }
  created.done = new Promise((resolve) => {
    created.resolve = resolve
  })
  world.idempotency.set(scope, created)
  return {
    finish: (response) => {
      if (bug('create-offer-key-stays-running') && call.operation === 'createOffer') return
      const failed = call.operation === 'updateOffer' && response.status >= 400
      if (bug('rejected-update-key-stays-running') && failed) return
      Object.assign(created, { state: 'completed', response })
      if (bug('failed-send-frees-key') && hasFailed(response)) world.idempotency.delete(scope)
      created.resolve(response)
    },
    forget: () => world.idempotency.delete(scope),
  }
}

function forgetKeys(resource) {
  for (const scope of world.idempotency.keys()) {
    if (scope.startsWith(resource)) world.idempotency.delete(scope)
  }
}

const letsPass = ({ operation }) =>
  (bug('test-in-progress-executed') && operation === 'test') ||
  (bug('create-offer-in-progress-executed') && operation === 'createOffer') ||
  (bug('update-offer-in-progress-executed') && operation === 'updateOffer')

const runsAgain = ({ operation }) =>
  (bug('replay-runs-create-campaign') && operation === 'createCampaign') ||
  (bug('replay-runs-test') && operation === 'test') ||
  (bug('replay-runs-create-offer') && operation === 'createOffer') ||
  (bug('replay-runs-update-offer') && operation === 'updateOffer') ||
  (bug('replay-runs-update-campaign') && operation === 'updateCampaign') ||
  (bug('replay-runs-status') && operation === 'status') ||
  (bug('replay-runs-search') && operation === 'search') ||
  (bug('replay-runs-executions') && operation === 'executions')

const ignoresConflict = ({ operation, body }) =>
  (bug('test-conflict-replayed') && operation === 'test') ||
  (bug('draft-test-conflict-replayed') && operation === 'test' && own(body, 'draft_id')) ||
  (bug('update-offer-conflict-replayed') && operation === 'updateOffer') ||
  (bug('create-offer-conflict-replayed') && operation === 'createOffer')

function conflict(call, reason) {
  const target = 'Idempotency-Key'
  const running = reason === 'in-progress'
  if (call.family !== 'offers') {
    const status =
      bug('test-conflict-422') && !running ? 422 : bug('test-running-425') && running ? 425 : 409
    const swapped = bug('test-conflict-code') || (bug('test-running-code') && running)
    const code = swapped ? 'UNPROCESSABLE_ENTITY' : 'BAD_REQUEST'
    const details = bug('test-conflict-details') ? [{ target, message: 'used before' }] : []
    const message = running ? 'A send is running for this key' : 'This key was used before'
    return new ApiError(status, code, message, { target, details })
  }
  let code = running ? 'DUPLICATE_IDEMPOTENCY_KEY' : 'IDEMPOTENCY_CONFLICT'
  if (bug('offers-conflict-code') && !running) code = 'DUPLICATE_IDEMPOTENCY_KEY'
  if (bug('offers-running-code') && running) code = 'IDEMPOTENCY_CONFLICT'
  const early = bug('offers-running-425') && running
  const status = bug('offers-conflict-400') && !running ? 400 : early ? 425 : 409
  const message = 'This key is taken'
  const details = bug('offers-conflict-with-details') ? [{ code, target, message }] : undefined
  return new ApiError(status, code, message, { target, details })
}

/** What a replay answers: the stored response, unless a bug changes it. */
export function replayed(response, call) {
  const { operation } = call
  const copy = { ...response, headers: { ...response.headers, 'X-Replayed': 'true' } }
  const renewed =
    (bug('replay-new-response-id-test') && operation === 'test') ||
    (bug('replay-new-response-id-status') && operation === 'status') ||
    (bug('replay-new-response-id-update') && operation === 'updateCampaign') ||
    (bug('replay-new-response-id-create') && operation === 'createCampaign') ||
    (bug('replay-new-response-id-search') && operation === 'search') ||
    (bug('replay-new-response-id-offers') && call.family === 'offers')
  if (renewed) copy.body = { ...copy.body, response_id: call.responseId }
  if (bug('replay-of-create-offer-200') && operation === 'createOffer') copy.status = 200
  if (bug('replay-of-update-offer-empty') && operation === 'updateOffer') {
    copy.body = { response_id: copy.body.response_id }
  }
  if (bug('replay-of-status-empty') && operation === 'status') {
    copy.body = { ...copy.body, data: { replayed: true } }
  }
  if (bug('replay-of-create-without-data') && operation === 'createCampaign') {
    const { data: _data, ...rest } = copy.body
    copy.body = rest
  }
  if (bug('replay-of-test-flagged') && operation === 'test') {
    copy.body = { ...copy.body, idempotent_replay: true }
  }
  return copy
}
