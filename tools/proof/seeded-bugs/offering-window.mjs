import { bug, when } from './bugs/active.mjs'
import { add, dayOf, dig, parseTime } from './check.mjs'
import { ApiError } from './errors.mjs'
import { now } from './store.mjs'

const hasOffset = (value) => /[+-]\d\d:?\d\d$/.test(value)

export const time = (value, path, out) => {
  const rejected =
    (bug('scheduling-offset-rejected') && hasOffset(value)) ||
    (bug('scheduling-without-fraction-rejected') && !/\.\d/.test(value)) ||
    (bug('scheduling-negative-offset-rejected') && /-\d\d:?\d\d$/.test(value)) ||
    (bug('scheduling-leap-day-rejected') && /-02-29T/.test(value)) ||
    (bug('scheduling-offset-13-rejected') && /\+1[34]:?\d\d$/.test(value))
  const invalid = Number.isNaN(parseTime(value)) || rejected
  if (invalid) add(out, path, `${path} has to be a date and time`)
}

export const timeOrDate = (value, path, out) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) time(value, path, out)
}

const minuteOf = (time) => Math.floor(time / 60_000)

function timeOf(value) {
  if (bug('scheduling-offsets-ignored')) {
    return parseTime(value?.replace?.(/[+-]\d\d:?\d\d$/, 'Z'))
  }
  if (bug('scheduling-offset-sign-swapped')) {
    const swap = (sign) => (sign === '+' ? '-' : '+')
    return parseTime(value?.replace?.(/[+-](?=\d\d:?\d\d$)/, swap))
  }
  const cut = bug('scheduling-offset-minutes-ignored')
  return parseTime(cut ? value?.replace?.(/([+-]\d\d):?\d\d$/, '$1:00') : value)
}

export function checkWindow(body, out, offering) {
  const start = timeOf(dig(body, 'scheduling.start_datetime'))
  const expiry = timeOf(dig(body, 'scheduling.expiry_datetime'))
  const stored = bug('update-order-needs-both') ? undefined : offering?.scheduling
  const from = Number.isNaN(start) ? parseTime(stored?.start_datetime) : start
  const to = Number.isNaN(expiry) ? parseTime(stored?.expiry_datetime) : expiry
  if (Number.isNaN(start) && Number.isNaN(expiry)) return
  const code = bug('scheduling-code') ? undefined : 'INVALID_SCHEDULING'
  const alone =
    (Number.isNaN(expiry) && bug('update-start-not-compared')) ||
    (Number.isNaN(start) && bug('update-expiry-alone-not-compared'))
  const sameDay = bug('scheduling-compared-by-day') && dayOf(to) === dayOf(from)
  const sameMinute = bug('scheduling-compared-by-minute') && minuteOf(to) === minuteOf(from)
  const { start_datetime, expiry_datetime } = { ...stored, ...body.scheduling }
  const tooLong = !offering && to - from > 366 * 86_400_000
  if (tooLong && bug('offer-window-over-year-rejected')) {
    return add(out, 'scheduling.expiry_datetime', 'The window is too long', code)
  }
  const unordered = bug('scheduling-compared-as-text')
    ? expiry_datetime <= start_datetime
    : (bug('expiry-equal-to-start-accepted') ? to < from : to <= from) || sameDay || sameMinute
  const orderSkipped = offering
    ? bug('update-order-unchecked') || alone
    : bug('create-order-unchecked')
  const tooLate =
    bug('update-window-compared-with-stored') && start >= parseTime(stored?.expiry_datetime)
  const both = !Number.isNaN(start) && !Number.isNaN(expiry)
  const apart = bug('update-times-compared-with-stored-only') && offering && both
  const eachUnordered =
    apart &&
    (start >= parseTime(stored?.expiry_datetime) || expiry <= parseTime(stored?.start_datetime))
  if (tooLate || (apart ? eachUnordered : unordered && !orderSkipped)) {
    return add(out, 'scheduling.expiry_datetime', 'The expiry has to be after the start', code)
  }
  const today = bug('update-expiry-earlier-today-accepted') && dayOf(expiry) === dayOf(now())
  const pastAccepted = offering && (bug('update-expiry-in-past-accepted') || today)
  const shorter = offering && from <= now() && expiry < parseTime(stored?.expiry_datetime)
  if (shorter && bug('active-expiry-cannot-shrink')) {
    return add(out, 'scheduling.expiry_datetime', 'The expiry can only be extended', code)
  }
  const ahead = bug('expiry-compared-with-local-time') ? 2 * 3_600_000 : 0
  if (bug('update-past-expiry-403') && offering && expiry <= now()) {
    throw new ApiError(403, 'EXPIRED_OFFERING', 'The offering is expired', { target: 'offer_id' })
  }
  const thisDay = bug('expiry-later-today-rejected') && dayOf(expiry) <= dayOf(now())
  if ((expiry <= now() + ahead || thisDay) && !pastAccepted) {
    return add(out, 'scheduling.expiry_datetime', 'The expiry is in the past', code)
  }
  const current = parseTime(offering?.scheduling?.start_datetime)
  if (offering && start <= now() && start !== current && !bug('update-start-in-past-accepted')) {
    const past = when('update-past-start-immutable', 'IMMUTABLE_FIELD', code)
    add(out, 'scheduling.start_datetime', 'The start is in the past', past)
  }
}
