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
  writeNested(toJsonValue(value), 0) ?? write(value, false) ?? (write(value, true) as string)

/** The longest text in which shared objects are written in full each time. */
const longestShared = 2 ** 20

/** The deepest nesting that recursion writes; a cycle is deeper. */
const deepest = 100
/** The longest text that recursion writes, with which shared objects cost little. */
const longestNested = 2 ** 14

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

/** Writes in half the time of `write`. Returns undefined for a value that is deep or long. */
function writeNested(value: unknown, depth: number): string | undefined {
  if (!isObject(value)) return scalar(value)
  if (depth > deepest) return undefined
  const keys = keysOf(value)
  const { length } = keys ?? (value as unknown[])
  let text = ''
  for (let index = 0; index < length; index++) {
    const key = keys?.[index] ?? index
    const member = toJsonValue((value as Record<string | number, unknown>)[key])
    if (keys !== undefined && member === undefined) continue
    const written = writeNested(member, depth + 1)
    if (written === undefined || text.length > longestNested) return undefined
    if (text !== '') text += ','
    text += keys === undefined ? written : `${quoted(key as string)}:${written}`
  }
  return keys === undefined ? `[${text}]` : `{${text}}`
}

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
  const first = toJsonValue(root)
  if (!isObject(first)) return scalar(first)
  let value: object | undefined = first
  for (;;) {
    if (value === undefined) {
      const closed = open.pop() as Container
      text.add(closed.keys === undefined ? ']' : '}')
      if (!isOnce) met.set(closed.of, undefined)
    } else if (met.get(value) !== undefined) {
      if (!isOnce) return undefined
      text.add(`#${met.get(value)}`)
    } else {
      isShared ||= met.has(value)
      if (isShared && text.length > longestShared) return undefined
      met.set(value, met.size)
      const entered = enter(value)
      open.push(entered)
      text.add(entered.keys === undefined ? '[' : '{')
    }
    const container = open.at(-1)
    if (container === undefined) return text.toString()
    value = nextObject(container, text)
  }
}

const enter = (of: object): Container => ({
  of,
  keys: keysOf(of),
  next: 0,
  isEmpty: true,
})

/** Returns the sorted keys of an object; undefined for an array. */
const keysOf = (of: object): readonly string[] | undefined =>
  Array.isArray(of) ? keysOfList(of) : sorted(Object.keys(of))

/** Sorts keys by UTF-16 code units; for few keys, insertion is faster than `sort`. */
function sorted(keys: string[]): string[] {
  if (keys.length > 20) return keys.sort()
  for (let index = 1; index < keys.length; index++) {
    const key = keys[index] as string
    let at = index
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string
    keys[at] = key
  }
  return keys
}

/**
 * Returns the keys of a long array with gaps, which is written as an object: no JSON text has gaps,
 * and writing billions of them would take forever.
 */
const keysOfList = (list: readonly unknown[]): string[] | undefined =>
  visitedLength(list) === list.length ? undefined : [...Object.keys(list), 'length'].sort()

/** Writes the members up to the next object or array, and returns that. */
function nextObject(container: Container, text: LongText): object | undefined {
  const { of, keys } = container
  const length = keys?.length ?? (of as unknown[]).length
  while (container.next < length) {
    const key = keys?.[container.next] ?? container.next
    container.next++
    const value = toJsonValue((of as Record<string | number, unknown>)[key])
    if (keys !== undefined && value === undefined) continue
    const comma = container.isEmpty ? '' : ','
    container.isEmpty = false
    const before = keys === undefined ? comma : `${comma}${quoted(key as string)}:`
    if (isObject(value)) {
      text.add(before)
      return value
    }
    text.add(before + scalar(value))
  }
  return undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the text of a value that is neither object nor array. */
const scalar = (value: unknown): string =>
  typeof value === 'string' ? quoted(value) : String(value ?? null)

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them.
const escapedInJson = /["\\\u0000-\u001f\ud800-\udfff]/

/** Calls `JSON.stringify` only where needed, because the test takes less time. */
const quoted = (text: string): string =>
  escapedInJson.test(text) ? JSON.stringify(text) : `"${text}"`

/** Returns the value that JSON.stringify would write; undefined if it would write nothing. */
function toJsonValue(given: unknown): unknown {
  if (typeof given === 'string') return given
  const toJson =
    typeof given === 'object' && given !== null && (given as { toJSON?: unknown }).toJSON
  const value: unknown = typeof toJson === 'function' ? toJson.call(given) : given
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value
}
