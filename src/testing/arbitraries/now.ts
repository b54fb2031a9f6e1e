/** The instant of every generated request. */
export const now = new Date('2026-01-15T12:00:00.000Z')
