import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { unknownName } from '../base/nearest.js'

/**
 * Throws a TypeError that suggests the nearest operation if `name` is not one; `where` says where the
 * name is.
 */
export function assertOperation(name: unknown, where = ''): asserts name is OperationName {
  if (typeof name === 'string' && Object.hasOwn(operationTraits, name)) return
  throw unknownName(`operation${where}`, String(name), Object.keys(operationTraits))
}
