/** An object as JSON has it. */
export type JsonObject = { readonly [key: string]: unknown }

/** A place in a body: keys and array indices, outermost first. */
export type Path = readonly (string | number)[]

/** A place that may lie deep: its path is only put together where the place is named. */
export interface DeepPlace {
  readonly path: Path
  /** A lower bound of the length of its pointer, known without the path. */
  readonly pointerLength?: number | undefined
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is an object. */
export const asObject = (value: unknown): JsonObject | undefined =>
  isObject(value) ? value : undefined

/**
 * The object's own value of a key, for keys that a request or a table names. A key that stands in
 * the code is read as a property: no name of the contract is one that every object has.
 */
export const own = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

/** What a value is, in words. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Whether a field is given; `undefined`, which JSON does not have, counts as absent. */
export const given = (object: JsonObject, key: string): boolean => own(object, key) !== undefined

/** The object at a path of keys, if there is one. */
export const objectAt = (root: unknown, path: Path): JsonObject | undefined =>
  asObject(valueAt(root, path))

export function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = own(value as JsonObject, String(key))
  }
  return value
}

/** Dot notation, as the API writes targets; keys stand as they are. */
export const toTarget = (path: Path): string => path.join('.')

/** JSON Pointer (RFC 6901). */
export const toPointer = (path: Path): string =>
  path.reduce<string>((pointer, key) => `${pointer}/${escaped(key)}`, '')

/** Returns a lower bound of the length of a path's pointer, which need not be written for it. */
export function pointerLengthOf(path: Path): number {
  let length = path.length
  // The digits of an index count as one.
  for (const key of path) length += typeof key === 'string' ? key.length : 1
  return length
}

/** Most entries of an array that are looked at without asking whether it has gaps. */
const longestWithGaps = 2 ** 16

/** Most entries that an array has. */
const longestArray = 2 ** 32 - 1

/**
 * How many entries of an array to look at: all, but of a long one that has gaps only those up to the
 * first gap, which is one of them. No JSON text holds a gap, and a few bytes of code make billions.
 */
export function visitedLength(items: readonly unknown[]): number {
  const { length } = items
  if (length <= longestWithGaps) return length
  // What only pretends to be an array may say that it never ends.
  if (!(length <= longestArray)) return 0
  for (let index = 0; index < length; index++) if (!(index in items)) return index + 1
  return length
}

/** The array if the value is one; of a long one that has gaps, what comes before them. */
export function asList(value: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return undefined
  const length = visitedLength(value)
  return length === value.length ? value : value.slice(0, length)
}

/** A place in a body as answers name it. */
export interface Place {
  target: string
  pointer: string
}

/** Both names of a place. A key that must be escaped shows in the target, where no other slash is. */
export function placeOf(path: Path): Place {
  const target = toTarget(path)
  const isPlain = path.length > 0 && !target.includes('/') && !target.includes('~')
  return { target, pointer: isPlain ? `/${path.join('/')}` : toPointer(path) }
}

const special = /[~/]/

const escaped = (key: string | number): string | number =>
  typeof key === 'string' && special.test(key)
    ? key.replaceAll('~', '~0').replaceAll('/', '~1')
    : key

/** The path of a JSON Pointer. Array indices stay strings. */
export const fromPointer = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((key) => (key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key))
