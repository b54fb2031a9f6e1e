import type { Path } from '../base/json.js'
import type { Shape } from './compiled.js'

/** What the contract defines for the value at one path. */
export interface ShapeAtPath {
  /** Document and JSON Pointer of its schema. */
  readonly source: string
  /** Known keys. */
  readonly keys: readonly string[]
  /** Returns the known keys of the value under a key. */
  keysIn(key: string): readonly string[]
  readonly renamed: Shape['renamed']
}

/** Returns the shape of the value at a path in a body, if the contract has one. */
export function shapeAt(body: Shape, path: Path): ShapeAtPath | undefined {
  let shape: Shape | undefined = body
  let source = body.source ?? ''
  const schemas = source.replace(/#.*/, '#/components/schemas/')
  for (const key of path) {
    const [keyword, inner]: Inner = innerOf(shape, String(key))
    if (inner === undefined) return undefined
    source = inner.schema === undefined ? `${source}/${keyword}` : schemas + inner.schema
    shape = inner
  }
  const { inside = nothing, renamed } = shape
  return { source, keys: keysOf(shape), keysIn: (key) => keysOf(inside[key] ?? plain), renamed }
}

/** The shape of the value of a key, and the pointer from the parent schema to its schema. */
type Inner = readonly [keyword: string, shape: Shape | undefined]

function innerOf(shape: Shape, key: string): Inner {
  const { inside = nothing, items, others } = shape
  const known = Object.hasOwn(inside, key) ? inside[key] : undefined
  if (known !== undefined) return [`properties/${key}`, known]
  if (keysOf(shape).includes(key)) return [`properties/${key}`, plain]
  return items ? ['items', items] : ['additionalProperties', others]
}

/** Caches the lists of keys, which are read often; the contract limits their number. */
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

/** The shape of a key that has none of its own. */
const plain: Shape = {}
