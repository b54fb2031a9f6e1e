import { visitedLength } from '../base/json.js'

/**
 * The canonical form of RFC 8785: no space, keys in the order of their UTF-16 code units, numbers
 * as ECMAScript writes them. What JSON cannot say is written as JSON.stringify does, never thrown
 * at: absent members are left out, other non-values are null, lone surrogates are escaped, big
 * integers are rounded to numbers. Where a value holds itself, each object is written in full only
 * once and is null elsewhere.
 */
export const canonicalJson = (value: unknown): string =>
  write(value, false) ?? (write(value, true) as string)

interface Container {
  readonly of: object
  /** Sorted keys of an object. */
  readonly keys: readonly string[] | undefined
  next: number
  isEmpty: boolean
}

/** Undefined where a value holds itself and is not to be written once only. */
function write(root: unknown, isOnce: boolean): string | undefined {
  const met = new Set<object>()
  const open: Container[] = []
  let text = ''
  let value = toJsonValue(root)
  for (;;) {
    if (typeof value !== 'object' || value === null) {
      text += JSON.stringify(value) ?? 'null'
    } else if (met.has(value)) {
      if (!isOnce) return undefined
      text += 'null'
    } else {
      met.add(value)
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
      if (!isOnce) met.delete(container.of)
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
