const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i

/** The instant of an ISO 8601 date and time with a zone, on a day that the calendar has. */
export function readInstant(text: string): Date | undefined {
  if (!dateTime.test(text)) return undefined
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return undefined
  // A day that the calendar does not have is taken for one of the next month.
  const day = text.slice(0, 10)
  return new Date(day).toISOString().startsWith(day) ? instant : undefined
}
