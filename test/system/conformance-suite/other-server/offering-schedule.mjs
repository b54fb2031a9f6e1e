import { bug } from './active-bug.mjs'
import { instant } from './time.mjs'
import { has, isObject, own } from './values.mjs'

/** Returns the status at a time: some follow the clock, the others are stored. */
export function statusAt({ status, scheduling }, now) {
  if (['archived', 'expired', 'draft'].includes(status) || !isObject(scheduling)) return status
  const start = instant(scheduling.start_datetime)
  const expiry = instant(scheduling.expiry_datetime)
  if (now < start) return 'scheduled'
  if (bug('offer-never-active') && status === 'scheduled' && now < expiry) return 'scheduled'
  if (now >= expiry) return bug('offer-never-expired') ? 'active' : 'expired'
  const isUnknown = Number.isNaN(start) || (Number.isNaN(expiry) && status !== 'scheduled')
  return isUnknown ? (status ?? 'active') : 'active'
}

function isInOrder(start, expiry) {
  if (bug('offer-order-text')) return expiry > start
  const length = instant(expiry) - instant(start)
  return bug('offer-window-empty') ? length >= 0 : length > 0
}

/** Checks the schedule of a body against that of the offering to update, if there is one. */
export function checkSchedule({ scheduling }, offering, { now, isLocked }, violations) {
  const isMoment = (value) => !Number.isNaN(instant(value))
  const sent = {
    start: own(scheduling, 'start_datetime'),
    expiry: own(scheduling, 'expiry_datetime'),
  }
  const hasStart = isMoment(sent.start)
  const hasExpiry = isMoment(sent.expiry)
  if (!hasStart && !hasExpiry) return
  const stored = bug('offer-update-order') ? undefined : offering?.scheduling
  const at = (key) => (has(scheduling, key) ? scheduling[key] : own(stored, key))
  const start = at('start_datetime')
  const expiry = at('expiry_datetime')
  const report = (key, message) =>
    violations.add(`scheduling.${key}`, message, { code: 'INVALID_SCHEDULING' })
  if (isMoment(start) && isMoment(expiry) && !isInOrder(start, expiry)) {
    report('expiry_datetime', 'must be after start_datetime')
  } else if (hasExpiry && instant(sent.expiry) <= now) {
    report('expiry_datetime', 'must be in the future')
  }
  const isMoved = instant(offering?.scheduling?.start_datetime) !== instant(sent.start)
  if (hasStart && isMoved && !isLocked && instant(sent.start) < now) {
    report('start_datetime', 'must not be in the past')
  }
}
