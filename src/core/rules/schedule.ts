import { asObject } from '../base/json.js'
import type { BodyCheck } from '../engine/check.js'
import { parseDateTime, parseValidDateTime } from '../formats/date-time.js'
import { instantOf } from './offering-status.js'
import { isStartLocked } from './stored-offering.js'

const expiryPlace = ['scheduling', 'expiry_datetime']

/** Returns an instant as a date-time without milliseconds that are zero. */
const instant = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z')

const second = (time: number): string => instant(time - (time % 1000))

/** Start and expiry of an offering. (Scheduling) */
export function schedule(c: BodyCheck): void {
  const { start_datetime, expiry_datetime } = asObject(c.body.scheduling) ?? {}
  // Without a finding, the collector has accepted them.
  const parse = c.count === 0 ? parseValidDateTime : parseDateTime
  const start = typeof start_datetime === 'string' ? parse(start_datetime) : undefined
  const expiry = typeof expiry_datetime === 'string' ? parse(expiry_datetime) : undefined
  const sendsExpiry = expiry_datetime !== undefined
  const isUpdate = c.operation === 'updateOffering'
  // A locked start has no effect, so only the stored one counts.
  const sendsStart = start_datetime !== undefined && !(isUpdate && isStartLocked(c))
  const stored = isUpdate ? c.facts.offering : undefined
  if (sendsStart || sendsExpiry) {
    const from = sendsStart ? start : instantOf(stored, 'start_datetime')
    const to = sendsExpiry ? expiry : instantOf(stored, 'expiry_datetime')
    const isStoredUnknown =
      (!sendsStart && from === undefined) || (!sendsExpiry && to === undefined)
    if (isUpdate && stored !== null && isStoredUnknown) c.skip('offering/schedule-order')
    else if (from !== undefined && to !== undefined && to <= from) {
      const message =
        sendsStart && sendsExpiry
          ? 'The expiry must be after the start.'
          : sendsStart
            ? `The new start must be before the stored expiry, ${instant(to)}.`
            : `The new expiry must be after the stored start, ${instant(from)}.`
      c.report('offering/schedule-order', expiryPlace, message)
    }
  }
  if (expiry !== undefined && expiry <= c.now()) {
    c.report(
      'offering/expiry-in-past',
      expiryPlace,
      `The expiry must be in the future; it is now ${second(c.now())}.`,
    )
  }
  if (start === undefined || !sendsStart) return
  if (isUpdate) {
    if (stored === undefined) {
      c.skip('offering/start-in-past')
      return
    }
    if (instantOf(stored, 'start_datetime') === start) return
  }
  if (start >= c.now()) return
  c.report(
    'offering/start-in-past',
    ['scheduling', 'start_datetime'],
    `The start must not be in the past; it is now ${second(c.now())}.`,
  )
}
