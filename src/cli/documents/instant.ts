const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i

/** Parses an ISO 8601 date and time with a time zone. Returns undefined for an invalid date. */
export function readInstant(text: string): Date | undefined {
  if (!dateTime.test(text)) return undefined
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return undefined
  // `Date` moves an invalid day, such as February 30, to the next month.
  const day = text.slice(0, 10)
  return new Date(day).toISOString().startsWith(day) ? instant : undefined
}
