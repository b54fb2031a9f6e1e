import type { OperationName } from '../../../generated/operations.js'
import { type ResponseCheckId, responseCheckTable } from '../../../generated/response-checks.js'
import type { FindingLevel } from './finding.js'

/** Returns the checks of an operation's responses, in contract order, with their highest level. */
export function checksOf(operation: OperationName): ReadonlyMap<ResponseCheckId, FindingLevel> {
  const levels = new Map<ResponseCheckId, FindingLevel>()
  for (const { id, level, operations } of responseCheckTable) {
    if ((operations as readonly OperationName[]).includes(operation) && levels.get(id) !== 'MUST')
      levels.set(id, level)
  }
  return levels
}
