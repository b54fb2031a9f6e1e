import type { MakeFormat } from './format.js'

const others = () => import('./file-formats.js')

/** The formats of `check`, loaded on demand. */
export const formats = {
  pretty: async () => (await import('./pretty.js')).pretty,
  json: async () => (await others()).json,
  ndjson: async () => (await others()).ndjson,
  github: async () => (await others()).github,
  gitlab: async () => (await others()).gitlab,
  sarif: async () => (await others()).sarif,
  junit: async () => (await others()).junit,
  markdown: async () => (await others()).markdown,
  summary: async () => (await import('./pretty.js')).summary,
} satisfies Record<string, () => Promise<MakeFormat>>

export type FormatName = keyof typeof formats

export const formatNames = Object.keys(formats) as FormatName[]
