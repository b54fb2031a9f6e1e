import { deepest, isObject, own, TooDeepError } from '../base/json.js'
import { parseDateTime } from '../formats/date-time.js'

/**
 * Returns whether sending a value would not change the stored one: objects merge by key, so missing
 * keys stay; arrays are replaced; date-times are compared as instants.
 */
export const unchanged = (stored: unknown, sent: unknown): boolean => isSame(stored, sent, false, 0)

/** `isExact`: whether all keys count, as in arrays. */
function isSame(stored: unknown, sent: unknown, isExact: boolean, depth: number): boolean {
  if (Object.is(stored, sent) || sameInstant(stored, sent)) return true
  if (depth === deepest) throw new TooDeepError()
  if (Array.isArray(stored) && Array.isArray(sent)) {
    return (
      stored.length === sent.length &&
      sent.every((item, index) => isSame(stored[index], item, true, depth + 1))
    )
  }
  if (!isObject(stored) || !isObject(sent)) return false
  const keys = Object.keys(sent)
  return (
    (!isExact || keys.length === Object.keys(stored).length) &&
    keys.every((key) => isSame(own(stored, key), sent[key], isExact, depth + 1))
  )
}

function sameInstant(stored: unknown, sent: unknown): boolean {
  if (typeof stored !== 'string' || typeof sent !== 'string') return false
  const instant = parseDateTime(stored)
  return instant !== undefined && instant === parseDateTime(sent)
}
