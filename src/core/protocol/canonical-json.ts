import { visitedLength } from '../base/json.js'

/**
 * Returns the canonical JSON of RFC 8785: no spaces, keys sorted by UTF-16 code units, numbers as
 * ECMAScript writes them. Values that JSON cannot express become what JSON.stringify writes:
 * undefined members are omitted, other such values are null, lone surrogates are escaped; big
 * integers become numbers. But a number that is not finite stays `Infinity`: `1e999` parses to it
 * and is not `null`. If a value is cyclic, or shared objects would make the text very long, each
 * object is written once, and then as `#` and its number. Throws what reading the value throws.
 */
export const canonicalJson = (value: unknown): string =>
  write(value, false) ?? (write(value, true) as string)

/** The longest text in which shared objects are written in full each time. */
const longestShared = 2 ** 20

/** Joins many pieces in linear time: a string that grows by `+=` keeps a node for each piece. */
class LongText {
  private joined = ''
  private pieces: string[] = []
  length = 0

  add(piece: string): void {
    this.length += piece.length
    if (this.pieces.push(piece) === mostPieces) this.join()
  }

  toString(): string {
    this.join()
    return this.joined
  }

  private join(): void {
    this.joined += this.pieces.join('')
    this.pieces = []
  }
}

const mostPieces = 4096

interface Container {
  readonly of: object
  /** Sorted keys of an object. */
  readonly keys: readonly string[] | undefined
  next: number
  isEmpty: boolean
}

/** Returns undefined if a value cannot be written in full and `isOnce` is false. */
function write(root: unknown, isOnce: boolean): string | undefined {
  // Numbers of the objects; without `isOnce`, undefined for those that are closed.
  const met = new Map<object, number | undefined>()
  const open: Container[] = []
  let isShared = false
  const text = new LongText()
  let value = toJsonValue(root)
  for (;;) {
    if (typeof value !== 'object' || value === null) {
      text.add(typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'null'))
    } else if (met.get(value) !== undefined) {
      if (!isOnce) return undefined
      text.add(`#${met.get(value)}`)
    } else {
      isShared ||= met.has(value)
      if (isShared && text.length > longestShared) return undefined
      met.set(value, met.size)
      open.push(enter(value))
      text.add(open.at(-1)?.keys === undefined ? '[' : '{')
    }
    for (;;) {
      const container = open.at(-1)
      if (container === undefined) return text.toString()
      const member = nextMember(container)
      if (member !== undefined) {
        text.add(member.before)
        value = member.value
        break
      }
      text.add(container.keys === undefined ? ']' : '}')
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
 * Returns the keys of a long array with gaps, which is written as an object: no JSON text has gaps,
 * and writing billions of them would take forever.
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

/** Returns the value that JSON.stringify would write; undefined if it would write nothing. */
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
