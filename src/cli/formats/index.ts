import type { MakeFormat } from './format.js'

/** The formats of `check`, loaded on demand. */
export const formats = {
  pretty: async () => (await import('./pretty.js')).pretty,
  json: async () => (await import('./json-output.js')).json,
  ndjson: async () => (await import('./json-output.js')).ndjson,
  github: async () => (await import('./github.js')).github,
  gitlab: async () => (await import('./gitlab.js')).gitlab,
  sarif: async () => (await import('./sarif.js')).sarif,
  junit: async () => (await import('./junit.js')).junit,
  markdown: async () => (await import('./markdown.js')).markdown,
  summary: async () => (await import('./pretty.js')).summary,
} satisfies Record<string, () => Promise<MakeFormat>>

export type FormatName = keyof typeof formats

export const formatNames = Object.keys(formats) as FormatName[]
