import type { OperationName } from '../../../generated/operations.js'
import { responseCheckTexts } from '../../../generated/response-check-texts.js'
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
export const responseChecks: readonly ResponseCheckDescription[] = responseCheckTable.map(
  (check, index) => ({ ...check, ...(responseCheckTexts[index] as Texts) }),
)

type Texts = (typeof responseCheckTexts)[number]

/** Returns the checks of an operation's responses, in contract order, with their highest level. */
export function checksOf(operation: OperationName): ReadonlyMap<ResponseCheckId, FindingLevel> {
  const levels = new Map<ResponseCheckId, FindingLevel>()
  for (const { id, level, operations } of responseCheckTable) {
    if ((operations as readonly OperationName[]).includes(operation) && levels.get(id) !== 'MUST')
      levels.set(id, level)
  }
  return levels
}
