import type { Path } from '../json.js'
import type { Shape } from './compiled.js'

/** The shape of the value at a path within a body of a shape, if the contract has one. */
export function shapeAt(body: Shape, path: Path): Shape | undefined {
  let shape: Shape | null | undefined = body
  for (const key of path) {
    const keys: Shape['keys'] = shape?.keys
    shape = keys !== undefined && Object.hasOwn(keys, key) ? keys[key] : shape?.others
  }
  return shape ?? undefined
}
