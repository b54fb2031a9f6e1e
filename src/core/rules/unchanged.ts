import { asList, isObject, own } from '../base/json.js'
import { parseDateTime } from '../formats/date-time.js'

/** A stored and a sent value; `exact` if all keys count, as in arrays. */
interface Pair {
  stored: unknown
  sent: unknown
  exact: boolean
}

/**
 * Returns whether sending a value would not change the stored one: objects merge by key, so missing
 * keys stay; arrays are replaced; date-times are compared as instants. Handles any depth and cyclic
 * values.
 */
export function unchanged(stored: unknown, sent: unknown): boolean {
  const seen = new Map<unknown, Set<unknown>>()
  const pairs: Pair[] = [{ stored, sent, exact: false }]
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    if (Object.is(pair.stored, pair.sent) || sameInstant(pair.stored, pair.sent)) continue
    const sentBefore = seen.get(pair.stored) ?? new Set()
    if (sentBefore.has(pair.sent)) continue
    seen.set(pair.stored, sentBefore.add(pair.sent))
    const inner = innerPairs(pair)
    if (inner === undefined) return false
    for (const each of inner) pairs.push(each)
  }
  return true
}

/** Returns the inner pairs that must be equal; undefined if the pair cannot be equal. */
function innerPairs({ stored, sent, exact }: Pair): Pair[] | undefined {
  if (Array.isArray(stored) && Array.isArray(sent)) {
    if (stored.length !== sent.length) return undefined
    const items = asList(sent) ?? []
    return items.map((item, index) => ({ stored: stored[index], sent: item, exact: true }))
  }
  if (!isObject(stored) || !isObject(sent)) return undefined
  const keys = Object.keys(sent)
  if (exact && keys.length !== Object.keys(stored).length) return undefined
  return keys.map((key) => ({ stored: own(stored, key), sent: own(sent, key), exact }))
}

function sameInstant(stored: unknown, sent: unknown): boolean {
  if (typeof stored !== 'string' || typeof sent !== 'string') return false
  const instant = parseDateTime(stored)
  return instant !== undefined && instant === parseDateTime(sent)
}
