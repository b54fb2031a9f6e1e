import { shapeRoots, shapes } from '../../generated/shapes.js'
import { fromPointer, own } from '../json.js'
import type { Shape } from './compiled.js'

/** The shape of the value at a pointer of an operation's body, if the contract has one. */
export function shapeAt(
  operation: string,
  discriminator: string,
  pointer: string,
): Shape | undefined {
  const root = shapeRoots[operation]
  let shape = shapes[root?.[discriminator] ?? root?.[''] ?? -1]
  for (const key of fromPointer(pointer)) {
    const index = (own(shape?.keys ?? {}, key) as number | undefined) ?? shape?.others ?? -1
    shape = shapes[index]
  }
  return shape
}
