import type { Path } from '../base/json.js'
import type { Shape } from './compiled.js'

/** What the contract says about one place in a body. */
export interface PlacedShape {
  /** Document and JSON Pointer of its schema. */
  readonly source: string
  /** Known keys. */
  readonly keys: readonly string[]
  readonly renamed: Shape['renamed']
}

/** The shape of the value at a path within a body of a shape, if the contract has one. */
export function shapeAt(body: Shape, path: Path): PlacedShape | undefined {
  let shape: Shape | undefined = body
  let source = body.source ?? ''
  const schemas = source.replace(/#.*/, '#/components/schemas/')
  for (const key of path) {
    const [way, inner]: Inner = innerOf(shape, String(key))
    if (inner === undefined) return undefined
    source = inner.schema === undefined ? `${source}/${way}` : schemas + inner.schema
    shape = inner
  }
  return { source, keys: keysOf(shape), renamed: shape.renamed }
}

/** The shape beneath a key, and the way to its schema from the one around it. */
type Inner = readonly [way: string, shape: Shape | undefined]

function innerOf(shape: Shape, key: string): Inner {
  const { inside = nothing, items, others } = shape
  const known = Object.hasOwn(inside, key) ? inside[key] : undefined
  if (known !== undefined) return [`properties/${key}`, known]
  if (keysOf(shape).includes(key)) return [`properties/${key}`, plain]
  return items ? ['items', items] : ['additionalProperties', others]
}

/** Lists of keys that were asked for: no more than the contract has, and asked for often. */
const listsOfKeys = new Map<string, readonly string[]>()

function keysOf({ keys = '' }: Shape): readonly string[] {
  let list = listsOfKeys.get(keys)
  if (list === undefined) {
    list = keys === '' ? [] : keys.split(' ')
    listsOfKeys.set(keys, list)
  }
  return list
}

const nothing: NonNullable<Shape['inside']> = {}

/** Nothing is said about the inside. */
const plain: Shape = {}
