/** The instant of every generated request. */
export const now = new Date('2026-01-15T12:00:00.000Z')

export const minutesAway = (minutes: number): string =>
  new Date(now.getTime() + minutes * 60_000).toISOString()
