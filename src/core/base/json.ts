/** A JSON object. */
export type JsonObject = { readonly [key: string]: unknown }

/** A path in a body: keys and array indices, outermost first. */
export type Path = readonly (string | number)[]

/** The most objects and arrays in each other; a deeper body is rejected. */
export const deepest = 256

/** Returns whether a value has more objects and arrays in each other than a body can have. */
export function isTooDeep(value: unknown, levels = deepest): boolean {
  if (!isNested(value)) return false
  if (levels === 0) return true
  if (Array.isArray(value)) {
    // Takes a fourth of the time that the indices as keys would.
    for (const item of value) if (isTooDeep(item, levels - 1)) return true
    return false
  }
  for (const key in value) {
    const inner = value[key]
    // Most are scalars, for which a call takes longer.
    if (isNested(inner) && isTooDeep(inner, levels - 1)) return true
  }
  return false
}

/** What reading a value throws that is nested more deeply. */
export class TooDeepError extends TypeError {
  constructor() {
    super(`A body can be nested up to ${deepest} levels deep.`)
  }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns whether a value is an object or an array. */
export const isNested = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null

/** Returns whether a value is a number that JSON can express. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value)

export const isInteger = (value: unknown): value is number => Number.isInteger(value)

/** Returns the value if it is an object. */
export const asObject = (value: unknown): JsonObject | undefined =>
  isObject(value) ? value : undefined

/**
 * Returns the object's own value of a key that comes from a request or a table. Code reads a
 * literal key as a property: the contract has no key that `Object.prototype` has.
 */
export const own = (object: JsonObject, key: string | number): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

/**
 * Returns the members of both objects; those of the second win. Not a spread: Node 20 takes ten times as
 * long for one that adds members, longer than for a whole check.
 */
export const combined = <One extends object, Other extends object>(
  one: One | null | undefined,
  other: Other,
): One & Other => Object.assign({}, one, other)

/** Returns the type of a value in words, such as `an array`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Returns whether the object has a field; a field that is `undefined` counts as absent. */
export const given = (object: JsonObject, key: string): boolean => own(object, key) !== undefined

/** Returns whether an id is given; an empty one counts as absent. */
export const isGivenId = (id: unknown): boolean => id !== undefined && id !== ''

/** Returns the object at a path, if there is one. */
export const objectAt = (root: unknown, path: Path): JsonObject | undefined =>
  asObject(valueAt(root, path))

export function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const key of path) {
    if (!isNested(value)) return undefined
    value = own(value, key)
  }
  return value
}

/** Returns the path in dot notation, as the API writes targets; keys are not escaped. */
export const toTarget = (path: Path): string => path.join('.')

/** Returns the JSON Pointer (RFC 6901) of a path. */
export const toPointer = (path: Path): string =>
  path.reduce<string>((pointer, key) => `${pointer}/${escapedKey(key)}`, '')

/** Returns a lower bound of the length of a path's JSON Pointer without building the pointer. */
export function pointerLengthOf(path: Path): number {
  let length = path.length
  // The digits of an index count as one.
  for (const key of path) length += typeof key === 'string' ? key.length : 1
  return length
}

/** Returns the value if it is an array. */
export const asList = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined

/** A location in a body, as responses name it. */
export interface Location {
  target: string
  pointer: string
}

/** Returns a key as a JSON Pointer writes it. */
export const escapedKey = (key: string | number): string | number =>
  typeof key === 'string' && (key.includes('~') || key.includes('/'))
    ? key.replaceAll('~', '~0').replaceAll('/', '~1')
    : key

/** Returns the path of a JSON Pointer. Array indices stay strings. */
export const fromPointer = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((key) => (key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key))
