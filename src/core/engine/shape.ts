import type { Path } from '../base/json.js'

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
  /** The keys that a value of another key requires, separated by spaces. */
  readonly needs?: { readonly [key: string]: { readonly [value: string]: string } }
}

/** What the contract defines for the values at one kind of path in a body. */
export class ShapeAtPath {
  private inner: ReadonlyMap<string, ShapeAtPath> | undefined
  private rest: ShapeAtPath | undefined

  constructor(
    /** Document and JSON Pointer of its schema. */
    readonly source: string,
    private readonly shape: Shape,
    /** Its place among the known keys of its object, from 1. */
    readonly place: number,
  ) {}

  get renamed(): Shape['renamed'] {
    return this.shape.renamed
  }

  /** Returns the keys that a text of another key requires. */
  neededBy(key: string, value: string): readonly string[] {
    return this.shape.needs?.[key]?.[value]?.split(' ') ?? []
  }

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
    const { items, others } = this.shape
    if (items !== undefined) this.rest ??= this.within('items', items, 0)
    else if (others !== undefined) this.rest ??= this.within('additionalProperties', others, 0)
    return this.rest
  }

  private readKnown(): ReadonlyMap<string, ShapeAtPath> {
    const { keys, inside = {} } = this.shape
    if (keys === undefined) return noKeys
    const known = new Map<string, ShapeAtPath>()
    for (const [index, key] of keys.split(' ').entries()) {
      known.set(key, this.within(`properties/${key}`, inside[key] ?? plain, index + 1))
    }
    return known
  }

  private within(keyword: string, shape: Shape, place: number): ShapeAtPath {
    const source =
      shape.schema === undefined
        ? `${this.source}/${keyword}`
        : this.source.replace(/#.*/, `#/components/schemas/${shape.schema}`)
    return new ShapeAtPath(source, shape, place)
  }
}

/** The shape of a key that has none of its own. */
const plain: Shape = {}

const noKeys: ReadonlyMap<string, ShapeAtPath> = new Map()

const bodies = new WeakMap<Shape, ShapeAtPath>()

/** Returns the shape of a whole body. */
function shapeOf(body: Shape): ShapeAtPath {
  let shape = bodies.get(body)
  if (shape === undefined) {
    shape = new ShapeAtPath(body.source ?? '', body, 0)
    bodies.set(body, shape)
  }
  return shape
}

/** Returns the shape of the value at a path in a body, if the contract has one. */
export function shapeAt(body: Shape, path: Path): ShapeAtPath | undefined {
  let shape: ShapeAtPath | undefined = shapeOf(body)
  for (const key of path) {
    shape = shape.at(key)
    if (shape === undefined) return undefined
  }
  return shape
}

/** Returns the source of a value, or of a key; that of an unknown key is the source of its object. */
export function sourceAt(body: Shape, path: Path): string {
  let shape: ShapeAtPath | undefined = shapeOf(body)
  let { source } = shape
  for (const key of path) {
    shape = shape.at(key)
    if (shape === undefined) break
    source = shape.source
  }
  return source
}
