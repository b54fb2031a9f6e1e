import { fromPointer } from '../json.js'
import type { Shape } from './compiled.js'

/** The shape of the value at a pointer within a body of a shape, if the contract has one. */
export function shapeAt(body: Shape, pointer: string): Shape | undefined {
  let shape: Shape | null | undefined = body
  for (const key of fromPointer(pointer)) {
    const keys: Shape['keys'] = shape?.keys
    shape = keys !== undefined && Object.hasOwn(keys, key) ? keys[key] : shape?.others
  }
  return shape ?? undefined
}
