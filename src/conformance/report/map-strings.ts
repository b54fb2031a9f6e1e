import { isObject } from '../../core/base/json.js'

/** Maps every string in a value; keys stay unchanged. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, change))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, change)]),
  )
}
