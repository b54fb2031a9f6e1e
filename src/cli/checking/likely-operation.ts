import type { Contract, OperationName } from '../../core/index.js'
import { bodyKeys } from './body-keys.js'

/**
 * Returns the operation whose body a value looks like: the one that knows most of its keys and, among
 * several, the first of those that miss the fewest required ones.
 */
export function likelyOperation(value: unknown, contract: Contract): OperationName | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const count = Object.keys(value).length
  const ranked = bodyKeys(contract)
    .map(({ operation, known, required }) => ({
      operation,
      found: [...known].filter((key) => Object.hasOwn(value, key)).length,
      missing: required.filter((key) => !Object.hasOwn(value, key)).length,
    }))
    // A few common keys, such as `name`, are not enough.
    .filter(({ found }) => found > 0 && found * 2 > count)
    .sort((one, other) => other.found - one.found || one.missing - other.missing)
  return ranked[0]?.operation
}
