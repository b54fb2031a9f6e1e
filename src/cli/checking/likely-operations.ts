import type { Contract, OperationName } from '../../core/index.js'
import { bodyKeys } from './body-keys.js'

/** Maximum number of operations to name; more are no hint. */
const most = 3

/**
 * Returns the operations whose body a value looks like: those that know most of its keys and, among
 * these, that miss the fewest required ones.
 */
export function likelyOperations(value: unknown, contract: Contract): OperationName[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const count = Object.keys(value).length
  const ranked = bodyKeys(contract)
    .map(({ operation, known, required }) => ({
      operation,
      found: [...known].filter((key) => Object.hasOwn(value, key)).length,
      missing: required.filter((key) => !Object.hasOwn(value, key)).length,
    }))
    // A few common keys, such as `name`, are no sign.
    .filter(({ found }) => found > 0 && found * 3 >= count)
    .sort((one, other) => other.found - one.found || one.missing - other.missing)
  const [best] = ranked
  const likely = ranked.filter(
    ({ found, missing }) => found === best?.found && missing === best.missing,
  )
  return likely.length > most ? [] : likely.map(({ operation }) => operation)
}
