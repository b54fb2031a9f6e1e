import type { JsonScan } from './json-text/scan.js'

/** Header names in any letter case, a Fetch `Headers` object or a plain record. */
export type HeadersInput =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | {
      get(name: string): string | null
      forEach(visit: (value: string, name: string) => void): void
    }

/**
 * One request in no framework's shape. A part left undefined is not judged (its rules are listed
 * in `unchecked`); one that is given but empty is. A body that is undefined is a missing body.
 */
export interface RequestInput {
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string | readonly string[]>> | undefined
  headers?: HeadersInput | undefined
  body?: unknown
  /** What `scanJson` found in the text of the body; without it that text is not judged. */
  bodyScan?: JsonScan | undefined
}

/** Header values by lower-case name. Repeated values are joined; empty ones are absent. */
export type RequestHeaders = ReadonlyMap<string, string>

/** Of another shape than a header record or object, it is as if there were none. */
export function readHeaders(input: HeadersInput): RequestHeaders {
  const headers = new Map<string, string>()
  const add = (name: string, value: unknown) => {
    const text = Array.isArray(value) ? value.join(', ') : value
    if (typeof text !== 'string' || typeof name !== 'string') return
    const trimmed = trimSpace(text)
    if (trimmed === '') return
    const before = headers.get(name.toLowerCase())
    headers.set(name.toLowerCase(), before === undefined ? trimmed : `${before}, ${trimmed}`)
  }
  if (typeof input.forEach === 'function') {
    input.forEach((value: string, name: string) => {
      add(name, value)
    })
  } else {
    for (const [name, value] of Object.entries(input)) add(name, value)
  }
  return headers
}

/** Without the spaces and tabs around it, which HTTP does not count to a header's value. */
function trimSpace(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x09
