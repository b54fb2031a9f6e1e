import { asList, isObject, own } from '../base/json.js'
import { parseDateTime } from '../formats/date-time.js'

/** A stored and a sent value; `exact` where all keys count, as they do within arrays. */
interface Pair {
  stored: unknown
  sent: unknown
  exact: boolean
}

/**
 * Whether sending a value leaves the stored one as it is: objects merge by key, so that keys
 * that are not sent stay; arrays are replaced; date-times are compared as instants. Nesting of
 * any depth is judged without recursion, and values that hold themselves are met once.
 */
export function unchanged(stored: unknown, sent: unknown): boolean {
  const met = new Map<unknown, Set<unknown>>()
  const pairs: Pair[] = [{ stored, sent, exact: false }]
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    if (Object.is(pair.stored, pair.sent) || sameInstant(pair.stored, pair.sent)) continue
    const sentBefore = met.get(pair.stored) ?? new Set()
    if (sentBefore.has(pair.sent)) continue
    met.set(pair.stored, sentBefore.add(pair.sent))
    const inner = innerPairs(pair)
    if (inner === undefined) return false
    for (const each of inner) pairs.push(each)
  }
  return true
}

/** The pairs that must be equal for this one to be; undefined where it cannot be. */
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
