const dateTime = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i

/** The instant of an ISO 8601 date and time with a zone, on a day that the calendar has. */
export function readInstant(text: string): Date | undefined {
  const [, year, month, day] = (dateTime.exec(text) ?? []).map(Number)
  const instant = new Date(text)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day > days || Number.isNaN(instant.getTime()) ? undefined : instant
}
