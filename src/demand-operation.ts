import { type OperationName, operationTable } from '../generated/operations.js'
import { nearest, quoted } from './text.js'

/** Throws a TypeError that names the nearest operation where `name` is none. */
export function demandOperation(name: unknown): asserts name is OperationName {
  if (typeof name === 'string' && Object.hasOwn(operationTable, name)) return
  const meant = nearest(name, Object.keys(operationTable))
  const hint = meant === undefined ? '' : ` Did you mean ${quoted(meant)}?`
  throw new TypeError(`Unknown operation: ${quoted(String(name))}.${hint}`)
}
