import { visitedLength } from '../base/json.js'

/**
 * Writes the canonical form of RFC 8785: no space, keys in the order of their UTF-16 code units,
 * numbers as ECMAScript writes them. What JSON cannot say is written as JSON.stringify does: absent
 * members are left out, other non-values are null, lone surrogates are escaped, big integers are
 * rounded to numbers. Only numbers that are not finite stand as they are, `Infinity`: parsing makes
 * them of `1e999`, which is not `null`. Where a value holds itself, or is far larger than its objects
 * because many places share them, each object is written in full only once, and elsewhere as `#` and
 * its number. Throws what reading the value throws.
 */
export const canonicalJson = (value: unknown): string =>
  write(value, false) ?? (write(value, true) as string)

/** How long a text may be in which shared objects are written in full at each place. */
const longestShared = 2 ** 20

interface Container {
  readonly of: object
  /** Sorted keys of an object. */
  readonly keys: readonly string[] | undefined
  next: number
  isEmpty: boolean
}

/** Undefined where a value cannot be written in full and is not to be written once only. */
function write(root: unknown, isOnce: boolean): string | undefined {
  // With their numbers; in full those that are closed again are undefined.
  const met = new Map<object, number | undefined>()
  const open: Container[] = []
  let isShared = false
  let text = ''
  let value = toJsonValue(root)
  for (;;) {
    if (typeof value !== 'object' || value === null) {
      text += typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'null')
    } else if (met.get(value) !== undefined) {
      if (!isOnce) return undefined
      text += `#${met.get(value)}`
    } else {
      isShared ||= met.has(value)
      if (isShared && text.length > longestShared) return undefined
      met.set(value, met.size)
      open.push(enter(value))
      text += open.at(-1)?.keys === undefined ? '[' : '{'
    }
    for (;;) {
      const container = open.at(-1)
      if (container === undefined) return text
      const member = nextMember(container)
      if (member !== undefined) {
        text += member.before
        value = member.value
        break
      }
      text += container.keys === undefined ? ']' : '}'
      open.pop()
      if (!isOnce) met.set(container.of, undefined)
    }
  }
}

const enter = (of: object): Container => ({
  of,
  keys: Array.isArray(of) ? keysOfList(of) : Object.keys(of).sort(),
  next: 0,
  isEmpty: true,
})

/**
 * A long array with gaps, which no JSON text holds, is written as an object of what it has: to write
 * out its gaps may take forever.
 */
const keysOfList = (list: readonly unknown[]): string[] | undefined =>
  visitedLength(list) === list.length ? undefined : [...Object.keys(list), 'length'].sort()

interface Member {
  /** Comma and key. */
  before: string
  value: unknown
}

function nextMember(container: Container): Member | undefined {
  const { of, keys } = container
  const length = keys?.length ?? (of as unknown[]).length
  while (container.next < length) {
    const key = keys?.[container.next] ?? container.next
    container.next++
    const value = toJsonValue((of as Record<string | number, unknown>)[key])
    if (keys !== undefined && value === undefined) continue
    const comma = container.isEmpty ? '' : ','
    container.isEmpty = false
    return { before: keys === undefined ? comma : `${comma}${JSON.stringify(key)}:`, value }
  }
  return undefined
}

/** What JSON.stringify would write for the value; undefined where it would write nothing. */
function toJsonValue(given: unknown): unknown {
  const hasOwnForm =
    typeof given === 'object' &&
    given !== null &&
    'toJSON' in given &&
    typeof given.toJSON === 'function'
  const value: unknown = hasOwnForm ? (given as { toJSON: () => unknown }).toJSON() : given
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value
}
