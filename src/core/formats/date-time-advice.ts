import { quoted } from '../base/text.js'
import { daysIn, isDateTime } from './date-time.js'

/** A date, or a date and a time in a form that is close to RFC 3339. */
const near =
  /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(?:([Zz])|([+-]\d\d):?(\d\d)?)?)?$/

/** Returns what to write instead of a text that is nearly a date-time: "add the time: `…`". */
export function dateTimeAdvice(text: string): string | undefined {
  const [, year, month, day, hour, minute, second = '00', fraction = '', z, hours, minutes = '00'] =
    near.exec(text) ?? []
  if (year === undefined) return undefined
  const missing = missingPart(Number(year), Number(month), Number(day))
  if (missing !== undefined) return missing
  if (hour === undefined) return `add the time, such as ${quoted(`${text}T00:00:00Z`)}`
  if (Number(hour) > 23) return `hour ${hour} does not exist`
  if (Number(minute) > 59) return `minute ${minute} does not exist`
  const offset = z ?? (hours === undefined ? 'Z' : `${hours}:${minutes}`)
  const meant = `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}${offset}`
  if (!isDateTime(meant)) return undefined
  const isOffsetMissing = z === undefined && hours === undefined
  return `${isOffsetMissing ? 'add the offset from UTC, such as' : 'write'} ${quoted(meant)}`
}

/** Returns the part of a date that is not in the calendar. */
function missingPart(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12) return `month ${month} does not exist`
  const isDay = day >= 1 && day <= daysIn(month, year)
  return isDay ? undefined : `month ${month} of ${year} has no day ${day}`
}
