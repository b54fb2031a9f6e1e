import type { OperationName } from '../../../generated/operations.js'
import { type ResponseCheckId, responseCheckTable } from '../../../generated/response-checks.js'
import type { FindingLevel } from './finding.js'

/** A requirement for responses. An id has several entries if its parts have different levels. */
export interface ResponseCheckDescription {
  id: ResponseCheckId
  level: FindingLevel
  operations: readonly OperationName[]
  /** The requirement. */
  summary: string
  /** Section of the API description that defines it. */
  source: string
  /** The reason, if it is based on a decision. */
  assumed?: string
}

/** Every response check, in contract order. */
export const responseChecks: readonly ResponseCheckDescription[] = responseCheckTable

/** Returns the checks of an operation's responses, in contract order, with their highest level. */
export function checksOf(operation: OperationName): ReadonlyMap<ResponseCheckId, FindingLevel> {
  const levels = new Map<ResponseCheckId, FindingLevel>()
  for (const { id, level, operations } of responseChecks) {
    if (operations.includes(operation) && levels.get(id) !== 'MUST') levels.set(id, level)
  }
  return levels
}
