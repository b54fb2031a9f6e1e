import type { Path } from '../base/json.js'
import type { Shape } from './compiled.js'

/** What the contract defines for the values at one kind of path in a body. */
export class ShapeAtPath {
  private inner: ReadonlyMap<string, ShapeAtPath> | undefined
  private rest: ShapeAtPath | undefined

  constructor(
    /** Document and JSON Pointer of its schema. */
    readonly source: string,
    private readonly shape: Shape,
  ) {}

  get renamed(): Shape['renamed'] {
    return this.shape.renamed
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
  private others(): ShapeAtPath | undefined {
    const { items, others } = this.shape
    if (items !== undefined) this.rest ??= this.within('items', items)
    else if (others !== undefined) this.rest ??= this.within('additionalProperties', others)
    return this.rest
  }

  private readKnown(): ReadonlyMap<string, ShapeAtPath> {
    const { keys, inside = {} } = this.shape
    if (keys === undefined) return noKeys
    return new Map(
      keys.split(' ').map((key) => [key, this.within(`properties/${key}`, inside[key] ?? plain)]),
    )
  }

  private within(keyword: string, shape: Shape): ShapeAtPath {
    const source =
      shape.schema === undefined
        ? `${this.source}/${keyword}`
        : this.source.replace(/#.*/, `#/components/schemas/${shape.schema}`)
    return new ShapeAtPath(source, shape)
  }
}

/** The shape of a key that has none of its own. */
const plain: Shape = {}

const noKeys: ReadonlyMap<string, ShapeAtPath> = new Map()

const bodies = new WeakMap<Shape, ShapeAtPath>()

/** Returns the shape of the value at a path in a body, if the contract has one. */
export function shapeAt(body: Shape, path: Path): ShapeAtPath | undefined {
  let shape = bodies.get(body)
  if (shape === undefined) {
    shape = new ShapeAtPath(body.source ?? '', body)
    bodies.set(body, shape)
  }
  for (const key of path) {
    shape = shape.at(key)
    if (shape === undefined) return undefined
  }
  return shape
}
