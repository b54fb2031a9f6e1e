const dateTime =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i

const minute = 60_000
const minutesOfDay = 1440
export const day = minutesOfDay * minute

/** Returns the milliseconds since 1970 of an RFC 3339 date-time, or NaN. */
export function instant(text) {
  const parts = typeof text === 'string' && dateTime.exec(text)
  if (!parts) return Number.NaN
  const [, date, hours, minutes, seconds, fraction = 0, sign, offsetHours, offsetMinutes] = parts
  const midnight = new Date(`${date}T00:00:00Z`)
  // `Date` takes 30 February as 2 March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date))
    return Number.NaN
  const offset = sign ? Number(`${sign}1`) * (offsetHours * 60 + Number(offsetMinutes)) : 0
  const total = midnight.getTime() / minute + hours * 60 + Number(minutes) - offset
  const isLastOfDay = (total - minutesOfDay + 1) % minutesOfDay === 0
  if (seconds === '60' && !isLastOfDay) return Number.NaN
  return total * minute + seconds * 1000 + fraction * 1000
}

/** The clock of the server, which the states endpoint can stop. */
export const clock = {
  stoppedAt: undefined,
  now() {
    return this.stoppedAt ?? Date.now()
  },
}
