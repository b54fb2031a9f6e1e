/** RFC 3339 with each part in its range, except the day in months of fewer than 31 days. */
export const dateTimeForm =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Returns whether a text is an RFC 3339 date-time. It requires `T`, a date that exists in the
 * calendar, and the end of a UTC day for a leap second.
 */
export const isDateTime = (text: string): boolean =>
  dateTimeForm.test(text) &&
  pairAt(text, 8) <= daysIn(pairAt(text, 5), yearOf(text)) &&
  (pairAt(text, 17) !== 60 || isLastMinuteOfDay(text))

/**
 * Returns the instant of an RFC 3339 date-time in epoch milliseconds, with fractions of a
 * millisecond; undefined if the text is not a date-time.
 */
export const parseDateTime = (text: string): number | undefined =>
  isDateTime(text) ? parseValidDateTime(text) : undefined

/** Returns what `parseDateTime` does, of a text that `isDateTime` accepts. */
export function parseValidDateTime(text: string): number {
  const fraction = text[fractionStart] === '.' ? Number.parseFloat(text.slice(fractionStart)) : 0
  const minutes = daysOf(text) * minutesPerDay + minutesOf(text)
  return (minutes * 60 + pairAt(text, 17)) * 1000 + fraction * 1000
}

const minutesPerDay = 24 * 60
const fractionStart = 19
/** Days from 1 March of year 0, with which the calendar's leap days come last, to 1970. */
const daysTo1970 = 719_468

/** Returns the days since 1970; `Date.UTC` takes longer, and means 19xx by a year below 100. */
function daysOf(text: string): number {
  const monthsSinceMarch = (pairAt(text, 5) + 9) % 12
  const year = monthsSinceMarch < 10 ? yearOf(text) : yearOf(text) - 1
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  // 153 days in each five months from March on.
  const daysOfMonths = Math.floor((153 * monthsSinceMarch + 2) / 5)
  return 365 * year + leapDays + daysOfMonths + pairAt(text, 8) - 1 - daysTo1970
}

/** Returns the number of the two digits at `index`. */
const pairAt = (text: string, index: number): number =>
  (text.charCodeAt(index) - 0x30) * 10 + text.charCodeAt(index + 1) - 0x30

const yearOf = (text: string): number => pairAt(text, 0) * 100 + pairAt(text, 2)

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Returns the number of days of a month from 1 to 12. */
export function daysIn(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Returns the minutes since midnight in UTC; negative or over a day if the UTC date differs. */
const minutesOf = (text: string): number =>
  pairAt(text, 11) * 60 + pairAt(text, 14) - offsetOf(text)

/** Returns the UTC offset in minutes. */
function offsetOf(text: string): number {
  const sign = text[text.length - 6]
  if (sign !== '+' && sign !== '-') return 0
  const minutes = pairAt(text, text.length - 5) * 60 + pairAt(text, text.length - 2)
  return sign === '+' ? minutes : -minutes
}

const isLastMinuteOfDay = (text: string): boolean =>
  (minutesOf(text) + minutesPerDay) % minutesPerDay === minutesPerDay - 1
