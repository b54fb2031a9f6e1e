import { isObject } from '../../core/base/json.js'
import { parseDateTime } from '../../core/formats/date-time.js'

/** Shifts the instants in the `scheduling` of a body or offering by milliseconds. */
export function shiftTimes(value: unknown, milliseconds: number): unknown {
  if (milliseconds === 0 || !isObject(value) || !isObject(value.scheduling)) return value
  const shifted = Object.entries(value.scheduling).map(([field, instant]) => {
    const time = typeof instant === 'string' ? parseDateTime(instant) : undefined
    // Values that are not instants stay unchanged.
    return [field, time === undefined ? instant : new Date(time + milliseconds).toISOString()]
  })
  return { ...value, scheduling: Object.fromEntries(shifted) }
}
