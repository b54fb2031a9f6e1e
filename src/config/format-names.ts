/** The formats of `check`. */
export const formatNames = [
  'pretty',
  'json',
  'ndjson',
  'github',
  'gitlab',
  'sarif',
  'junit',
  'markdown',
  'summary',
] as const

export type FormatName = (typeof formatNames)[number]

/** The formats of a report of the suite. */
export const reportFormatNames = ['pretty', 'json', 'junit', 'html'] as const

export type ReportFormat = (typeof reportFormatNames)[number]
