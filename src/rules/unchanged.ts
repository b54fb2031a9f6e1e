import { parseDateTime } from '../formats/date-time.js'
import { isObject, own } from '../json.js'

/**
 * Whether sending a value leaves the stored one as it is: objects merge by key, so that keys
 * that are not sent stay; arrays are replaced; date-times are compared as instants. Nesting of
 * any depth is judged without recursion.
 */
export function unchanged(stored: unknown, sent: unknown): boolean {
  const pairs: [unknown, unknown][] = [[stored, sent]]
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [before, after] = pair
    if (Object.is(before, after) || sameInstant(before, after)) continue
    if (Array.isArray(before) && Array.isArray(after)) {
      if (before.length !== after.length) return false
      after.forEach((item, index) => {
        pairs.push([before[index], item])
      })
    } else if (isObject(before) && isObject(after)) {
      for (const key of Object.keys(after)) pairs.push([own(before, key), own(after, key)])
    } else {
      return false
    }
  }
  return true
}

function sameInstant(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false
  const instant = parseDateTime(before)
  return instant !== undefined && instant === parseDateTime(after)
}
