/** RFC 3339 with each part within its bounds, but for the length of the month. */
const form =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Whether a text is an RFC 3339 date-time: `T` is demanded, the date must exist in the calendar,
 * and a leap second may only stand at the end of a UTC day.
 */
export const isDateTime = (text: string): boolean =>
  form.test(text) &&
  pairAt(text, 8) <= daysIn(pairAt(text, 5), yearOf(text)) &&
  (pairAt(text, 17) !== 60 || isLastMinuteOfDay(text))

/**
 * The instant of an RFC 3339 date-time in epoch milliseconds (finer fractions are kept as a
 * fraction of a millisecond), or undefined where the text is none.
 */
export function parseDateTime(text: string): number | undefined {
  if (!isDateTime(text)) return undefined
  // `Date.UTC` takes a year below 100 for one of the 20th century; after 400 years all repeats.
  const date = Date.UTC(yearOf(text) + 400, pairAt(text, 5) - 1, pairAt(text, 8))
  const fraction = text[fractionStart] === '.' ? Number.parseFloat(text.slice(fractionStart)) : 0
  const seconds = minutesOf(text) * 60 + pairAt(text, 17)
  return date - millisecondsPer400Years + seconds * 1000 + fraction * 1000
}

const minutesPerDay = 24 * 60
const millisecondsPer400Years = 146_097 * minutesPerDay * 60_000
const fractionStart = 19

/** The number of two digits. */
const pairAt = (text: string, index: number): number =>
  (text.charCodeAt(index) - 0x30) * 10 + text.charCodeAt(index + 1) - 0x30

const yearOf = (text: string): number => pairAt(text, 0) * 100 + pairAt(text, 2)

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

function daysIn(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Minutes since midnight in UTC; beyond the day where the zone puts it on another one. */
const minutesOf = (text: string): number =>
  pairAt(text, 11) * 60 + pairAt(text, 14) - offsetOf(text)

/** The minutes that the clock of the zone is ahead of UTC. */
function offsetOf(text: string): number {
  const sign = text[text.length - 6]
  if (sign !== '+' && sign !== '-') return 0
  const minutes = pairAt(text, text.length - 5) * 60 + pairAt(text, text.length - 2)
  return sign === '+' ? minutes : -minutes
}

const isLastMinuteOfDay = (text: string): boolean =>
  (minutesOf(text) + minutesPerDay) % minutesPerDay === minutesPerDay - 1
