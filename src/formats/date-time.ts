const shape =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.(\d+))?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i

/**
 * The instant of an RFC 3339 date-time in epoch milliseconds (finer fractions are kept as a
 * fraction of a millisecond), or undefined where the text is none: `T` is demanded, the date must
 * exist in the calendar, and a leap second may only stand at the end of a UTC day.
 */
export function parseDateTime(text: string): number | undefined {
  const match = shape.exec(text)
  if (match === null) return undefined
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHour, offsetMinute] =
    match

  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  // A day that the calendar does not have leads into another month.
  if (date.getUTCMonth() !== Number(month) - 1) return undefined

  const offset = sign === undefined ? 0 : Number(offsetHour) * 60 + Number(offsetMinute)
  const minutes = Number(hour) * 60 + Number(minute) - (sign === '-' ? -offset : offset)
  if (second === '60' && (minutes + minutesPerDay) % minutesPerDay !== minutesPerDay - 1) {
    return undefined
  }
  return date.getTime() + (minutes * 60 + Number(second)) * 1000 + Number(`0.${fraction}0`) * 1000
}

const minutesPerDay = 24 * 60
