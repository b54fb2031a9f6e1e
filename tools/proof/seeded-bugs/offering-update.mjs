import { bug, switchedOn } from './bugs/active.mjs'
import { dig, isObject, own, parseTime } from './check.mjs'
import { ApiError, offeringViolations } from './errors.mjs'
import { canonical } from './idempotency.mjs'
import { locksViolated } from './offering-locks.mjs'
import { checkOffering } from './offering-rules.mjs'
import { itemOf, statusOf, withoutOffsets } from './offerings.mjs'
import { now } from './store.mjs'

function immutable(violations) {
  const error = offeringViolations(violations)
  if (bug('immutable-409')) error.status = 409
  return error
}

function find({ account: { workspace }, params }) {
  const { offer_id: id } = params
  if (bug('malformed-offer-id-500') && !/^offer_/.test(id)) {
    throw new TypeError('Cast to ObjectId failed')
  }
  const offering =
    workspace.offerings.get(id) ??
    (bug('update-id-without-prefix') ? workspace.offerings.get(`offer_${id}`) : undefined)
  if (offering && !(bug('archived-404') && offering.archived)) return offering
  if (bug('unknown-offer-is-created')) return workspace.offerings.set(id, { id }).get(id)
  const status = bug('unknown-offer-400') ? 400 : 404
  const code = bug('unknown-offer-code') ? 'NOT_FOUND' : 'OFFER_NOT_FOUND'
  throw new ApiError(status, code, 'There is no such offering', { target: 'offer_id' })
}

/** The status that decides what may change. */
function effectiveStatus(offering) {
  const status = statusOf(offering)
  const { createdStatus } = offering
  const { statusFor } = offering
  if (statusFor?.until > now()) return statusFor.status
  if (bug('updated-active-counts-as-scheduled') && status === 'active' && offering.touched) {
    return 'scheduled'
  }
  if (bug('updated-scheduled-counts-as-active') && status === 'scheduled') {
    return offering.touched ? 'active' : status
  }
  const started = now() - parseTime(offering.scheduling?.start_datetime)
  if (bug('active-a-minute-late') && status === 'active' && started < 60_000) return 'scheduled'
  const ended = now() - parseTime(offering.scheduling?.expiry_datetime)
  if (bug('expired-a-minute-late') && status === 'expired' && ended < 60_000) return 'active'
  if (bug('start-reached-unnoticed') && status === 'active') return createdStatus ?? status
  if (bug('expiry-passed-unnoticed') && status === 'expired') return createdStatus ?? status
  return status
}

const changesNothing = (body, offering) =>
  Object.entries(body).every(([name, value]) => canonical(value) === canonical(offering[name]))

function checkStatus(status, body, offering) {
  const extended = parseTime(dig(body, 'scheduling.expiry_datetime')) > now()
  const tagsOnly = isObject(body) && Object.keys(body).every((name) => name === 'tags')
  const nameOnly = isObject(body) && Object.keys(body).every((name) => name === 'name')
  const scheduleOnly = isObject(body) && Object.keys(body).every((name) => name === 'scheduling')
  if (bug('archived-can-be-rescheduled') && status === 'archived' && scheduleOnly) return
  if (bug('archived-name-can-change') && status === 'archived' && nameOnly) return
  const unchanged = isObject(body) && changesNothing(body, offering)
  if (bug('expired-unchanged-accepted') && status === 'expired' && unchanged) return
  if (bug('expired-tags-can-change') && status === 'expired' && tagsOnly) return
  if (bug('expired-can-be-extended') && status === 'expired' && extended) return
  if (status === 'archived' && !bug('archived-can-be-updated')) {
    const code = bug('archived-code') ? 'EXPIRED_OFFERING' : 'ARCHIVED_OFFERING'
    const number = bug('archived-409') ? 409 : 403
    throw new ApiError(number, code, 'An archived offering cannot change', { target: 'offer_id' })
  }
  if (status === 'expired' && !bug('expired-can-be-updated')) {
    const code = bug('expired-code') ? 'IMMUTABLE_FIELD' : 'EXPIRED_OFFERING'
    const number = bug('expired-400') ? 400 : 403
    throw new ApiError(number, code, 'An expired offering cannot change', { target: 'offer_id' })
  }
}

const replacedEntirely = ['tags', 'offering_attribute_configuration']
const mergedOneLevel = ['scheduling', 'variation_meta']

function mergedTags(value, stored) {
  if (bug('empty-tags-ignored') && value.length === 0) return stored
  if (bug('tags-appended')) return [...new Set([...(stored ?? []), ...value])]
  return value
}

function merge(offering, body) {
  if (bug('update-drops-other-fields')) delete offering.tags
  const defaults = bug('update-applies-defaults') ? { priority: 1, description: '' } : {}
  for (const [name, value] of Object.entries({ ...defaults, ...body })) {
    if (['id', 'status', 'archived', 'was', '__proto__'].includes(name)) continue
    if (bug('update-false-ignored') && !value) continue
    const stored = offering[name]
    if (name === 'tags') offering.tags = mergedTags(value, stored)
    else if (replacedEntirely.includes(name)) offering[name] = mergedAttributes(value, stored)
    else if (mergedOneLevel.includes(name) && isObject(value) && isObject(stored)) {
      offering[name] = bug('update-replaces-scheduling') ? value : { ...stored, ...value }
      const group = own(value, 'control_group')
      if (group) offering[name].control_group = { ...stored.control_group, ...group }
    } else offering[name] = value
  }
}

function save(offering, body) {
  if (typeof body.name === 'string' && body.name !== offering.name) offering.was ??= offering.name
  merge(offering, body)
}

function mergedAttributes(value, stored) {
  if (bug('empty-attributes-ignored') && value?.length === 0) return stored
  return bug('attributes-appended') && Array.isArray(value) ? [...(stored ?? []), ...value] : value
}

/** Bugs in how an update is saved; returns the body that is merged. */
function misread(body, offering, status) {
  const { start_datetime: start, expiry_datetime: expiry } = body.scheduling ?? {}
  const { scheduling: stored } = offering
  if (bug('same-name-update-frees-name') && body.name === offering.name) offering.keptName = true
  if (bug('moved-start-unnoticed')) offering.firstStart ??= stored?.start_datetime
  const touches =
    bug('updated-scheduled-counts-as-active') || bug('updated-active-counts-as-scheduled')
  if (touches) offering.touched = true
  if (bug('extended-expiry-unnoticed')) offering.firstExpiry ??= stored?.expiry_datetime
  if (bug('updated-offering-not-listed')) offering.unlisted = true
  if (bug('status-cached-by-update')) offering.statusFor = { status, until: now() + 10_000 }
  if (bug('updated-offering-listed-twice')) offering.revised = true
  if (bug('lock-uses-first-type')) offering.firstType ??= dig(offering, 'variation_meta.type')
  const unsaved = switchedOn({
    'scheduled-expiry-not-saved': 'scheduled',
    'active-expiry-not-saved': 'active',
  })
  if (expiry && unsaved.includes(status)) {
    return withoutFields(body, ['scheduling.expiry_datetime'])
  }
  if (bug('scheduled-start-not-saved') && start && status === 'scheduled') {
    return withoutFields(body, ['scheduling.start_datetime'])
  }
  if (bug('expiry-saved-once') && expiry) {
    if (offering.expirySaved) return withoutFields(body, ['scheduling.expiry_datetime'])
    offering.expirySaved = true
  }
  if (bug('active-name-not-saved') && status === 'active') return withoutFields(body, ['name'])
  if (bug('variation-type-update-not-saved') && body.variation_meta) {
    return withoutFields(body, ['variation_meta.type'])
  }
  if (bug('updated-times-lose-offset') && isObject(body.scheduling)) {
    return { ...body, scheduling: withoutOffsets(body.scheduling) }
  }
  if (bug('conversion-update-not-saved')) return withoutFields(body, ['conversion'])
  if (bug('variation-type-reset-by-update') && body.variation_meta) {
    return { ...body, variation_meta: { type: 'SMV', ...body.variation_meta } }
  }
  if (bug('expiry-saved-as-start') && expiry && !start) {
    return { ...body, scheduling: { start_datetime: expiry } }
  }
  if (bug('variants-update-not-saved') && body.variation_meta) {
    return withoutFields(body, ['variation_meta.variantsPerLocale'])
  }
  if (bug('expiry-change-moves-start') && expiry && !start) {
    const moved = parseTime(stored?.start_datetime) + parseTime(expiry)
    const at = new Date(moved - parseTime(stored?.expiry_datetime)).toISOString()
    return { ...body, scheduling: { ...body.scheduling, start_datetime: at } }
  }
  if (bug('start-saved-as-expiry') && start && !expiry) {
    return { ...body, scheduling: { start_datetime: start, expiry_datetime: start } }
  }
  if (bug('start-change-moves-expiry') && start && !expiry) {
    const moved = parseTime(stored?.expiry_datetime) + parseTime(start)
    const at = new Date(moved - parseTime(stored?.start_datetime)).toISOString()
    return { ...body, scheduling: { ...body.scheduling, expiry_datetime: at } }
  }
  return body
}

/** A copy of a body that lacks the fields at some paths. */
function withoutFields(body, paths) {
  const copy = structuredClone(body)
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop()
    delete names.reduce(own, copy)[last]
  }
  return copy
}

const offeringsInUpdate = new Set()

const clientsInCreation = new Set()

/** A bug that allows each client one creation at a time; returns what ends it. */
function lockCreation({ user }) {
  if (clientsInCreation.has(user)) {
    throw new ApiError(409, 'DUPLICATE_IDEMPOTENCY_KEY', 'A creation is running', {
      target: 'Idempotency-Key',
    })
  }
  clientsInCreation.add(user)
  return () => clientsInCreation.delete(user)
}

/** Bugs that allow one call for an offering or client at a time; returns what ends it. */
export function lockOffering({ operation, params, account }) {
  if (bug('create-lock-per-client') && operation === 'createOffer') return lockCreation(account)
  if (!bug('update-lock-per-offering') || operation !== 'updateOffer') return
  const { offer_id: id } = params
  if (offeringsInUpdate.has(id)) {
    throw new ApiError(409, 'DUPLICATE_IDEMPOTENCY_KEY', 'An update is running', {
      target: 'offer_id',
    })
  }
  offeringsInUpdate.add(id)
  return () => offeringsInUpdate.delete(id)
}

/** Finds the offering of a call and rejects one that cannot change. */
export function offeringToUpdate(call) {
  const offering = find(call)
  const status = effectiveStatus(offering)
  checkStatus(status, call.body, offering)
  return { offering, status }
}

export function updateOffer(call) {
  let { body } = call
  const { account, params, responseId } = call
  if (bug('unknown-offer-200') && !account.workspace.offerings.has(params.offer_id)) {
    return { status: 200, body: { response_id: responseId, data: { id: params.offer_id } } }
  }
  const { offering, status } = offeringToUpdate(call)
  const locked = isObject(body) ? locksViolated(body, offering, status) : []
  const names = locked.map(({ target }) => target)
  if (bug('locked-fields-dropped')) body = withoutFields(body, names)
  else if (locked.length > 0) {
    if (bug('immutable-saves-other-fields')) save(offering, withoutFields(body, names))
    throw immutable(locked)
  }
  const out = []
  const offerings = call.knownOfferings ?? account.workspace.offerings
  checkOffering(body, out, { ...account.workspace, offerings }, offering)
  if (out.length > 0 && bug('rejected-update-reserves-name')) {
    account.workspace.offeringNames.add(own(body, 'name'))
  }
  const taken = out.length === 1 && out[0].code === 'DUPLICATE_OFFER_NAME'
  if (taken && bug('update-duplicate-name-409')) {
    throw Object.assign(offeringViolations(out), { status: 409 })
  }
  if (out.length > 0) throw offeringViolations(out)
  if (bug('update-lost')) {
    return { status: 200, body: { response_id: responseId, data: { id: offering.id } } }
  }
  if (bug('unchanged-update-204') && changesNothing(body, offering)) {
    return { status: 204, body: '' }
  }
  if (call.snapshot) Object.assign(offering, call.snapshot)
  save(offering, misread(body, offering, status))
  const data = { id: offering.id, status: itemOf(offering).status }
  const answer = { response_id: responseId, data }
  if (bug('update-without-response-id')) delete answer.response_id
  return {
    status: bug('update-answered-201') ? 201 : bug('update-answered-204') ? 204 : 200,
    body: answer,
  }
}
