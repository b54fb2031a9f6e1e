import { deepest, TooDeepError } from '../base/json.js'

/**
 * Returns the canonical JSON of RFC 8785: no spaces, keys sorted by UTF-16 code units, numbers as
 * ECMAScript writes them. Values that JSON cannot express become what JSON.stringify writes:
 * undefined members are omitted, other such values are null, lone surrogates are escaped; big
 * integers become numbers. But a number that is not finite stays `Infinity`: `1e999` parses to it
 * and is not `null`. Throws a TooDeepError if a member is nested more than 256 levels deep,
 * and what reading the value throws.
 */
export const canonicalJson = (value: unknown): string => written(value, 0) ?? 'null'

/** Returns undefined for a value that JSON.stringify would not write. */
function written(given: unknown, depth: number): string | undefined {
  const value = toJsonValue(given)
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return scalar(value)
  if (depth > deepest) throw new TooDeepError()
  let text = ''
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      text += `${index === 0 ? '' : ','}${written(value[index], depth + 1) ?? 'null'}`
    }
    return `[${text}]`
  }
  for (const key of Object.keys(value).sort()) {
    const member = written((value as Record<string, unknown>)[key], depth + 1)
    if (member !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${member}`
  }
  return `{${text}}`
}

/** Returns the text of a value that is neither string nor object. */
const scalar = (value: unknown): string | undefined =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol'
    ? undefined
    : String(typeof value === 'bigint' ? Number(value) : value)

/** Returns what an object such as a date is sent as. */
function toJsonValue(value: unknown): unknown {
  const toJson =
    typeof value === 'object' && value !== null && (value as { toJSON?: unknown }).toJSON
  return typeof toJson === 'function' ? toJson.call(value) : value
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them.
const escapedInJson = /["\\\u0000-\u001f\ud800-\udfff]/

/** Calls `JSON.stringify` only where needed, because the test takes less time. */
const quoted = (text: string): string =>
  escapedInJson.test(text) ? JSON.stringify(text) : `"${text}"`
