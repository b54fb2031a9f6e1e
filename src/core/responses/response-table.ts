import type { OperationName } from '../../../generated/operations.js'
import { type ResponseCheckId, responseCheckTable } from '../../../generated/response-checks.js'
import type { FindingLevel } from './finding.js'

/** What the contract holds a response to. An id stands again where a part has another level. */
export interface ResponseCheckDescription {
  id: ResponseCheckId
  level: FindingLevel
  operations: readonly OperationName[]
  /** What must hold. */
  summary: string
  /** Section of the API description that says so. */
  source: string
  /** The reason, where it rests on a decision. */
  assumed?: string
}

/** Every response check, in contract order. */
export const responseChecks: readonly ResponseCheckDescription[] = responseCheckTable

/** The checks of an operation's responses, in contract order, with the highest level of each. */
export function checksOf(operation: OperationName): ReadonlyMap<ResponseCheckId, FindingLevel> {
  const levels = new Map<ResponseCheckId, FindingLevel>()
  for (const { id, level, operations } of responseChecks) {
    if (operations.includes(operation) && levels.get(id) !== 'MUST') levels.set(id, level)
  }
  return levels
}
