import { bug, when } from './bugs/active.mjs'
import { add, parseTime } from './check.mjs'
import { now } from './store.mjs'

const nameLength = [
  when('offer-name-4-accepted', 4, when('offer-name-5-rejected', 6, 5)),
  when('offer-name-101-accepted', 101, when('offer-name-100-rejected', 99, 100)),
]

export function checkName(value, path, out) {
  if (typeof value !== 'string') return add(out, path, `${path} has to be text`)
  const [min, max] = nameLength
  const name = bug('offer-name-trimmed') ? value.trim() : value
  if (name.length < min || name.length > max) {
    add(out, path, `${path} has to have ${min} to ${max} characters`)
  }
  let pattern = /^[A-Za-z0-9_]*$/
  if (bug('offer-name-dot-accepted')) pattern = /^[\w.]*$/
  if (bug('offer-name-hyphen-accepted')) pattern = /^[A-Za-z0-9_-]*$/
  if (bug('offer-name-spaces-accepted')) pattern = /^[A-Za-z0-9_ ]*$/
  if (bug('offer-name-underscore-rejected')) pattern = /^[A-Za-z0-9]*$/
  if (bug('offer-name-digits-rejected')) pattern = /^[A-Za-z_]*$/
  if (bug('offer-name-leading-digit-rejected')) pattern = /^([A-Za-z_][A-Za-z0-9_]*)?$/
  if (bug('offer-name-leading-underscore-rejected')) pattern = /^([A-Za-z0-9]\w*)?$/
  if (bug('offer-name-trailing-newline-accepted')) pattern = /^[A-Za-z0-9_]*\n?$/
  if (bug('offer-name-start-unchecked')) pattern = /[A-Za-z0-9_]+$/
  if (bug('offer-name-end-unchecked')) pattern = /^[A-Za-z0-9_]+/
  const doubled = bug('offer-name-double-underscore-rejected') && name.includes('__')
  const lacksLetter = bug('offer-name-without-letter-rejected') && !/[a-z]/i.test(name)
  if (!pattern.test(name) || lacksLetter || doubled) {
    const code = bug('offer-name-code') ? 'INVALID_NAME' : 'INVALID_OFFER_NAME'
    add(out, path, `${path} may have letters, digits and underscores only`, code)
  }
}

const offeringsRead = new WeakMap()

/** A bug reads the names once and misses those of later offerings. */
function cachedOfferings({ offerings }) {
  if (!offeringsRead.has(offerings)) offeringsRead.set(offerings, [...offerings.values()])
  return offeringsRead.get(offerings)
}

/** Names that may not be used again: those of offerings that are not archived. */
function isTaken(workspace, { name, created_by: creator }, except) {
  const stored = [...workspace.offerings.values()]
  const named = bug('new-names-not-in-cache') ? cachedOfferings(workspace) : stored
  const putAway = stored.some((each) => each.archived && each.name === name)
  if (bug('name-of-archived-always-free') && putAway) return false
  const others = named.filter((each) => each !== except && !isFree(each, creator, except))
  if (others.some((each) => sameName(each.name, name))) return true
  if (bug('renamed-name-stays-taken') && stored.some(({ was }) => was === name)) return true
  return (
    workspace.offeringNames.has(name) &&
    !stored.some((each) => each.name === name || each.was === name)
  )
}

/** Whether names are equal; a bug compares them with LIKE, where `_` is any character. */
const sameName = (stored, name) =>
  bug('offer-name-underscore-as-wildcard') && /^\w+$/.test(name)
    ? new RegExp(`^${name.replaceAll('_', '.')}$`).test(stored)
    : stored === name

const isFree = (offering, creator, updated) =>
  (bug('offer-name-unique-per-creator') && creator && offering.created_by !== creator) ||
  (offering.archived &&
    !bug('archived-name-stays-taken') &&
    !(bug('update-archived-name-taken') && updated)) ||
  (bug('renamed-name-not-taken') && offering.was !== undefined) ||
  (bug('same-name-update-frees-name') && offering.keptName) ||
  (bug('scheduled-name-is-free') && parseTime(offering.scheduling?.start_datetime) > now()) ||
  (bug('expired-name-is-free') && parseTime(offering.scheduling?.expiry_datetime) <= now())

export function checkUnique(body, out, workspace, offering) {
  const { name } = body
  const current = bug('update-own-name-duplicate') ? undefined : offering
  if (typeof name !== 'string' || name === current?.name) return
  const skipped = offering ? bug('update-name-not-unique') : bug('create-name-not-unique')
  if (!skipped && isTaken(workspace, body, current)) {
    const named = when('taken-name-invalid-code', 'INVALID_OFFER_NAME', 'DUPLICATE_OFFER_NAME')
    const code = bug('duplicate-name-code') ? undefined : named
    const target = when('duplicate-name-target-value', name, 'name')
    add(out, target, 'Another offering has this name', code)
  }
}
