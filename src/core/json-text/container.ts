import type { DeepPlace, Path } from '../base/json.js'

/** An object or array that is not closed yet. */
export interface Container {
  readonly parent: Container | undefined
  /** Its key or index in the parent, if it has one. */
  readonly place: string | number | undefined
  /** Index of its opening bracket in the text. */
  readonly offset: number
  readonly closing: '}' | ']'
  /** A lower bound of the length of its pointer. */
  readonly pointerLength: number
  /** Key or index of the member being read; undefined before the first key. */
  current: string | number | undefined
  /** Every key so far, from the second on. */
  keys: Set<string> | undefined
}

/** Makes a key the current one of an object; true where the object has had it before. */
export function isRepeated(object: Container, key: string): boolean {
  const last = object.current as string | undefined
  object.current = key
  // Most of what lies deep has one key alone, which needs no set.
  // Stryker disable next-line ConditionalExpression: it only saves the set.
  if (last === undefined) return false
  object.keys ??= new Set([last])
  const { size } = object.keys
  return object.keys.add(key).size === size
}

/** A place in a JSON text. */
export interface JsonFinding extends DeepPlace {
  /** Made when it is read: a place may lie deep, and many places in one container. */
  readonly path: Path
  /** Index into the text where the key or the number starts. */
  readonly offset: number
}

/** The place of a member; there may be as many as the text has members. */
class MemberPlace implements JsonFinding {
  readonly pointerLength: number
  private readonly last: string | number | undefined

  constructor(
    private readonly container: Container | undefined,
    readonly offset: number,
  ) {
    this.last = container?.current
    this.pointerLength = container === undefined ? 0 : pointerLengthIn(container)
  }

  get path(): Path {
    const path: (string | number)[] = []
    let place = this.last
    for (let at = this.container; at !== undefined; at = at.parent) {
      path.push(place as string | number)
      place = at.place
    }
    return path.reverse()
  }
}

/** The place of the member that is being read. */
export const finding = (container: Container | undefined, offset: number): JsonFinding =>
  new MemberPlace(container, offset)

/** A lower bound of the length of the pointer of the member that is being read. */
export const pointerLengthIn = ({ pointerLength, current }: Container): number =>
  pointerLength + 1 + (typeof current === 'string' ? current.length : 1)
