import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { unknownName } from '../base/nearest.js'

/** Throws a TypeError that suggests the nearest operation if `name` is not one. */
export function assertOperation(name: unknown): asserts name is OperationName {
  if (typeof name === 'string' && Object.hasOwn(operationTraits, name)) return
  throw unknownName('operation', String(name), Object.keys(operationTraits))
}
