import { fromPointer } from '../json.js'
import type { Shape } from './compiled.js'

/** What the contract says about one place in a body. */
export interface PlacedShape {
  /** Document and JSON Pointer of its schema. */
  readonly source: string
  /** Known keys. */
  readonly keys: readonly string[]
  readonly renamed: Shape['renamed']
}

/** The shape of the value at a pointer within a body of a shape, if the contract has one. */
export function shapeAt(body: Shape, pointer: string): PlacedShape | undefined {
  let shape: Shape | undefined = body
  let source = body.source ?? ''
  const schemas = source.replace(/#.*/, '#/components/schemas/')
  for (const key of fromPointer(pointer)) {
    const [way, inner]: Inner = innerOf(shape, key)
    if (inner === undefined) return undefined
    source = inner.schema === undefined ? `${source}/${way}` : schemas + inner.schema
    shape = inner
  }
  return { source, keys: keysOf(shape), renamed: shape.renamed }
}

/** The shape beneath a key, and the way to its schema from the one around it. */
type Inner = readonly [way: string, shape: Shape | undefined]

function innerOf(shape: Shape, key: string): Inner {
  if (keysOf(shape).includes(key)) return [`properties/${key}`, shape.inside?.[key] ?? plain]
  return shape.items ? ['items', shape.items] : ['additionalProperties', shape.others]
}

const keysOf = ({ keys }: Shape): string[] => keys?.split(' ') ?? []

/** Nothing is said about the inside. */
const plain: Shape = {}
