import { type OperationName, operationNames } from '../../../generated/operations.js'
import { unknownName } from '../base/nearest.js'

/**
 * Throws a TypeError that suggests the nearest operation if `name` is not one; `where` says where the
 * name is.
 */
export function assertOperation(name: unknown, where = ''): asserts name is OperationName {
  if (operationNames.includes(name as OperationName)) return
  throw unknownName(`operation${where}`, String(name), operationNames)
}
