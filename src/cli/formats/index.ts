import type { MakeFormat } from './format.js'
import type { FormatName } from './format-names.js'

/** The formats of `check`, loaded on demand. */
export const formats = {
  pretty: async () => (await import('./pretty.js')).pretty,
  json: async () => (await import('./json.js')).json,
  ndjson: async () => (await import('./json.js')).ndjson,
  github: async () => (await import('./github.js')).github,
  gitlab: async () => (await import('./gitlab.js')).gitlab,
  sarif: async () => (await import('./sarif.js')).sarif,
  junit: async () => (await import('./junit.js')).junit,
  markdown: async () => (await import('./markdown.js')).markdown,
  summary: async () => (await import('./pretty.js')).summary,
} satisfies Record<FormatName, () => Promise<MakeFormat>>
