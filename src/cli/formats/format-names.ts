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
