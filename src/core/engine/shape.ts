import { escapedKey, isNested, type Location, own, type Path } from '../base/json.js'

/** What the contract defines for the values at one kind of path in a body. */
export interface Shape {
  /** Document and JSON Pointer of the schema; only for a whole body. */
  readonly source?: string
  /** The name of its schema, unless the parent schema contains it. */
  readonly schema?: string
  /** Known keys, separated by spaces. */
  readonly keys?: string
  /** The shapes of the keys that have one. */
  readonly inside?: { readonly [key: string]: Shape }
  /** The shape of all other keys. */
  readonly others?: Shape
  /** The shape of the items of an array. */
  readonly items?: Shape
  /** Maps keys of an earlier version to their current names. */
  readonly renamed?: { readonly [key: string]: string }
  /** The keys that a value of another key requires. */
  readonly needs?: { readonly [key: string]: { readonly [value: string]: readonly string[] } }
}

/** What the contract defines for the values at one kind of path in a body. */
export class ShapeAtPath {
  private inner: ReadonlyMap<string, ShapeAtPath> | undefined
  private rest: ShapeAtPath | undefined

  constructor(
    /** Document and JSON Pointer of its schema. */
    readonly source: string,
    readonly defined: Shape,
    /** Its place among the known keys of its object, from 1. */
    readonly place: number,
    /** The known keys from the last index or unknown key to it, each after a dot, or a slash. */
    readonly dotted: string,
    readonly pointer: string,
  ) {}

  /** The shapes of the known keys. Kept, because many violations need them. */
  get known(): ReadonlyMap<string, ShapeAtPath> {
    this.inner ??= this.readKnown()
    return this.inner
  }

  /** Returns the shape of the value of a key or index, if the contract has one. */
  at(key: string | number): ShapeAtPath | undefined {
    return this.known.get(key as string) ?? this.others()
  }

  /** Returns the shape of the items or of the unknown keys. */
  others(): ShapeAtPath | undefined {
    const { items, others } = this.defined
    if (items !== undefined) this.rest ??= this.within('items', items)
    else if (others !== undefined) this.rest ??= this.within('additionalProperties', others)
    return this.rest
  }

  private readKnown(): ReadonlyMap<string, ShapeAtPath> {
    const { keys, inside = {} } = this.defined
    if (keys === undefined) return noKeys
    const known = new Map<string, ShapeAtPath>()
    for (const [index, key] of keys.split(' ').entries()) {
      known.set(key, this.within(`properties/${key}`, inside[key] ?? plain, index + 1, key))
    }
    return known
  }

  /** Returns the shape of a known key, or of others. */
  private within(keyword: string, shape: Shape, place = 0, key?: string): ShapeAtPath {
    const source =
      shape.schema === undefined
        ? `${this.source}/${keyword}`
        : this.source.replace(/#.*/, `#/components/schemas/${shape.schema}`)
    return key === undefined
      ? new ShapeAtPath(source, shape, place, '', '')
      : new ShapeAtPath(source, shape, place, `${this.dotted}.${key}`, `${this.pointer}/${key}`)
  }
}

/** The shape of a key that has none of its own. */
const plain: Shape = {}

const noKeys: ReadonlyMap<string, ShapeAtPath> = new Map()

const bodies = new WeakMap<Shape, ShapeAtPath>()

/** Returns the shape of a whole body. */
export function shapeOf(body: Shape): ShapeAtPath {
  let shape = bodies.get(body)
  if (shape === undefined) {
    shape = new ShapeAtPath(body.source ?? '', body, 0, '', '')
    bodies.set(body, shape)
  }
  return shape
}

/** What a body and the contract have at a path. */
export interface Site extends Location {
  readonly value: unknown
  readonly shape: ShapeAtPath | undefined
  /** The value that has the last key of the path, and its shape. */
  readonly around: unknown
  readonly shapeAround: ShapeAtPath | undefined
  /** Where the contract defines the value, or for an unknown key the nearest value around it. */
  readonly source: string
}

/** Returns what a body and the contract have at a path. */
export function siteAt(body: unknown, bodyShape: Shape, path: Path): Site {
  let value = body
  let shape: ShapeAtPath | undefined = shapeOf(bodyShape)
  let around: unknown
  let shapeAround: ShapeAtPath | undefined
  let { source } = shape
  // Those of known keys are kept with their shapes.
  let dotted = ''
  let pointer = ''
  for (const key of path) {
    around = value
    shapeAround = shape
    value = isNested(value) ? own(value, key) : undefined
    shape = shapeAround?.known.get(key as string)
    if (shape === undefined) {
      dotted += `${shapeAround?.dotted ?? ''}.${key}`
      pointer += `${shapeAround?.pointer ?? ''}/${escapedKey(key)}`
      shape = shapeAround?.others()
    }
    source = shape?.source ?? source
  }
  return {
    target: (dotted + (shape?.dotted ?? '')).slice(1),
    pointer: pointer + (shape?.pointer ?? ''),
    value,
    shape,
    around,
    shapeAround,
    source,
  }
}
