import { areAllIn, characterSet, digits } from './characters.js'

/**
 * The instant of an RFC 3339 date-time in epoch milliseconds (finer fractions are kept as a
 * fraction of a millisecond), or undefined where the text is none: `T` is demanded, the date must
 * exist in the calendar, and a leap second may only stand at the end of a UTC day.
 */
export function parseDateTime(text: string): number | undefined {
  if (!hasSeparators(text)) return undefined
  const year = pairAt(text, 0) * 100 + pairAt(text, 2)
  const month = pairAt(text, 5)
  const day = pairAt(text, 8)
  const hour = pairAt(text, 11)
  const minute = pairAt(text, 14)
  const second = pairAt(text, 17)
  // What is no number is not within any bounds.
  if (!(year >= 0 && day >= 1 && day <= daysIn(month, year))) return undefined
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return undefined

  const zone = zoneOf(text)
  if (zone === undefined || !isFraction(text, zone.start)) return undefined
  const minutes = hour * 60 + minute - zone.offset
  if (second === 60 && (minutes + minutesPerDay) % minutesPerDay !== minutesPerDay - 1) {
    return undefined
  }
  // `Date.UTC` takes a year below 100 for one of the 20th century; after 400 years all repeats.
  const date = Date.UTC(year + 400, month - 1, day) - millisecondsPer400Years
  const fraction = zone.start === fractionStart ? 0 : Number.parseFloat(text.slice(fractionStart))
  return date + (minutes * 60 + second) * 1000 + fraction * 1000
}

const minutesPerDay = 24 * 60
const millisecondsPer400Years = 146_097 * minutesPerDay * 60_000
const fractionStart = 19

const hasSeparators = (text: string): boolean =>
  text[4] === '-' &&
  text[7] === '-' &&
  (text[10] === 'T' || text[10] === 't') &&
  text[13] === ':' &&
  text[16] === ':'

/** The number of two digits; NaN where one of them is none. */
function pairAt(text: string, index: number): number {
  const tens = text.charCodeAt(index) - 0x30
  const ones = text.charCodeAt(index + 1) - 0x30
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** A month that does not exist has no days. */
function daysIn(month: number, year: number): number {
  if (!(month >= 1 && month <= 12)) return 0
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Where the zone starts, and the minutes that its clock is ahead of UTC. */
function zoneOf(text: string): { start: number; offset: number } | undefined {
  const last = text.length - 1
  if (text[last] === 'Z' || text[last] === 'z') return { start: last, offset: 0 }
  const start = last - 5
  const sign = text[start]
  const hour = pairAt(text, start + 1)
  const minute = pairAt(text, start + 4)
  if ((sign !== '+' && sign !== '-') || text[start + 3] !== ':') return undefined
  if (!(hour <= 23 && minute <= 59)) return undefined
  return { start, offset: (sign === '-' ? -1 : 1) * (hour * 60 + minute) }
}

const inFraction = characterSet(digits)

/** Between second and zone stands nothing, or a point and digits. */
const isFraction = (text: string, end: number): boolean =>
  end === fractionStart ||
  (text[fractionStart] === '.' &&
    end > fractionStart + 1 &&
    areAllIn(inFraction, text, fractionStart + 1, end))
