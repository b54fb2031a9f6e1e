import { offeringStatuses } from '../../../generated/tables.js'
import { asObject, type JsonObject } from '../base/json.js'
import { parseDateTime } from '../formats/date-time.js'

/**
 * Returns the status of a stored offering at a time: `archived`, `expired` or `draft` as stored,
 * else `scheduled` before the start, `active` from the start to before the expiry, then `expired`.
 * Without stored instants, returns the stored status; for an invalid time, or a stored status that
 * is not documented, such as `ACTIVE`, undefined. (States and transitions)
 */
export function offeringStatusAt(offering: JsonObject, now: Date | number): string | undefined {
  const stored = offering.status ?? undefined
  if (stored !== undefined && !isStatus(stored)) return undefined
  if (stored === 'archived' || stored === 'expired' || stored === 'draft') return stored
  const start = instantOf(offering, 'start_datetime')
  const expiry = instantOf(offering, 'expiry_datetime')
  const time = Number(now)
  if (Number.isNaN(time)) return undefined
  if (time >= (expiry ?? Number.POSITIVE_INFINITY)) return 'expired'
  if (time < (start ?? Number.NEGATIVE_INFINITY)) return 'scheduled'
  if (start !== undefined && expiry !== undefined) return 'active'
  return stored
}

const statuses: readonly unknown[] = offeringStatuses

const isStatus = (value: unknown): value is string => statuses.includes(value)

export type InstantField = 'start_datetime' | 'expiry_datetime'

/** Returns an instant of an offering's `scheduling` in epoch milliseconds. */
export function instantOf(
  offering: JsonObject | null | undefined,
  field: InstantField,
  parse: (text: string) => number | undefined = parseDateTime,
): number | undefined {
  const text = asObject(offering?.scheduling)?.[field]
  return typeof text === 'string' ? parse(text) : undefined
}
