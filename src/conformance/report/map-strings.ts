import { isObject } from '../../core/base/json.js'

/** Maps every string in a value, given the key of the object that it is in; keys stay unchanged. */
export function mapStrings(
  value: unknown,
  change: (text: string, key: string) => string,
  key = '',
): unknown {
  if (typeof value === 'string') return change(value, key)
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, change, key))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapStrings(inner, change, name)]),
  )
}
