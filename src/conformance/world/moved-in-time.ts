import { isObject } from '../../core/base/json.js'
import { parseDateTime } from '../../core/formats/date-time.js'

/** The instants of a body's or offering's `scheduling`, so many milliseconds later. */
export function movedInTime(value: unknown, milliseconds: number): unknown {
  if (milliseconds === 0 || !isObject(value) || !isObject(value.scheduling)) return value
  const moved = Object.entries(value.scheduling).map(([field, instant]) => {
    const time = typeof instant === 'string' ? parseDateTime(instant) : undefined
    // What is no instant is left as it is.
    return [field, time === undefined ? instant : new Date(time + milliseconds).toISOString()]
  })
  return { ...value, scheduling: Object.fromEntries(moved) }
}
