/** RFC 3339 with each part in its range, except the day in months of fewer than 31 days. */
const form =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Returns whether a text is an RFC 3339 date-time. It requires `T`, a date that exists in the
 * calendar, and the end of a UTC day for a leap second.
 */
export const isDateTime = (text: string): boolean =>
  form.test(text) &&
  pairAt(text, 8) <= daysIn(pairAt(text, 5), yearOf(text)) &&
  (pairAt(text, 17) !== 60 || isLastMinuteOfDay(text))

/**
 * Returns the instant of an RFC 3339 date-time in epoch milliseconds, with fractions of a
 * millisecond; undefined if the text is not a date-time.
 */
export function parseDateTime(text: string): number | undefined {
  if (!isDateTime(text)) return undefined
  // `Date.UTC` maps years below 100 to the 20th century; the calendar repeats every 400 years.
  const date = Date.UTC(yearOf(text) + 400, pairAt(text, 5) - 1, pairAt(text, 8))
  const fraction = text[fractionStart] === '.' ? Number.parseFloat(text.slice(fractionStart)) : 0
  const seconds = minutesOf(text) * 60 + pairAt(text, 17)
  return date - millisecondsPer400Years + seconds * 1000 + fraction * 1000
}

const minutesPerDay = 24 * 60
const millisecondsPer400Years = 146_097 * minutesPerDay * 60_000
const fractionStart = 19

/** Returns the number of the two digits at `index`. */
const pairAt = (text: string, index: number): number =>
  (text.charCodeAt(index) - 0x30) * 10 + text.charCodeAt(index + 1) - 0x30

const yearOf = (text: string): number => pairAt(text, 0) * 100 + pairAt(text, 2)

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

function daysIn(month: number, year: number): number {
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
