import { deepest } from '../base/json.js'
import type { JsonTextError } from './error.js'
import { endOfNumber, survivesParsing } from './number.js'
import { type JsonScan, scanJson } from './scan.js'

/** A JSON text, read once. */
export interface ReadJson {
  /** The parsed value; undefined if there is an error. */
  value?: unknown
  /** The findings in the text; missing if there are none. */
  scan?: JsonScan
}

/** Parses a JSON text; scans it unless the value shows that there is nothing to find. Never throws. */
export function readJson(text: string): ReadJson {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { scan: { error: beyondEngine, ...scanJson(text) } }
  }
  try {
    if (hasNoFindings(text, value)) return { value }
  } catch {
    // What follows a colon in a string looks like a number, but is none.
  }
  const scan = scanJson(text)
  return scan.error === undefined ? { value, scan } : { scan }
}

/** The error for JSON that the engine cannot parse, such as too large a text. */
const beyondEngine: JsonTextError = {
  code: 'beyond-engine',
  offset: 0,
  line: 1,
  column: 1,
  message: 'the JSON is too large to parse',
}

/**
 * Returns true only if the text has no duplicate key and no number that parsing changes.
 *
 * Each member of an object has a colon after the quote of its key, or after spaces. Strings can only
 * add such colons. So if there are as many as the value has keys, parsing has dropped none, and each
 * number outside an array follows one of them.
 */
function hasNoFindings(text: string, value: unknown): boolean {
  // Counting by `for…in`, the fastest way, includes inherited keys.
  if (Object.keys(Object.prototype).length > 0) return false
  const keys = countKeys(value, 0)
  let colons = 0
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1)
    if (before !== quote && before > space) continue
    colons++
    if (!isNumberKept(text, at + 1)) return false
  }
  return colons === keys
}

const quote = 0x22
const space = 0x20
const minus = 0x2d
const nine = 0x39

/** Returns false if a number follows that parsing may change. */
function isNumberKept(text: string, after: number): boolean {
  let start = after
  while (text.charCodeAt(start) <= space) start++
  const first = text.charCodeAt(start)
  // A value that starts with one of these characters is a number.
  if (!(first >= minus && first <= nine)) return true
  return survivesParsing(text.slice(start, endOfNumber(text, start)))
}

/** Returns the number of keys in a value; NaN if it is too deep, or has a number outside objects. */
function countKeys(value: unknown, depth: number): number {
  if (typeof value === 'number') return Number.NaN
  if (typeof value !== 'object' || value === null) return 0
  if (depth === deepest) return Number.NaN
  let count = 0
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item, depth + 1)
    return count
  }
  for (const key in value) {
    const member = (value as Record<string, unknown>)[key]
    count += typeof member === 'object' ? 1 + countKeys(member, depth + 1) : 1
  }
  return count
}
