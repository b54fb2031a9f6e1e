import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { nearest, quoted } from '../base/text.js'

/** Throws a TypeError that names the nearest operation where `name` is none. */
export function demandOperation(name: unknown): asserts name is OperationName {
  if (typeof name === 'string' && Object.hasOwn(operationTraits, name)) return
  const meant = nearest(name, Object.keys(operationTraits))
  const hint = meant === undefined ? '' : ` Did you mean ${quoted(meant)}?`
  throw new TypeError(`Unknown operation: ${quoted(String(name))}.${hint}`)
}
