import type { JsonObject } from '../base/json.js'
import { nearest } from '../base/nearest.js'
import type { Check } from './check.js'

/**
 * Reports a key of an object with other keys than the documented ones if it is nearly one of them
 * that is missing, or belongs inside another one.
 */
export function nearKey(
  c: Check,
  object: JsonObject,
  key: string,
  known: readonly string[],
  inside?: readonly string[],
): void {
  const missing = known.filter((name) => object[name] === undefined)
  const isMisspelled = missing.length > 0 && nearest(key, missing, true) !== undefined
  if (isMisspelled || inside?.includes(key)) c.unknown(key)
}
