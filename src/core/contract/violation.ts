import type { ErrorCode, RuleId } from '../../../generated/rule-ids.js'

/** How the contract treats a rule that is broken. */
export type Severity = 'error' | 'warn' | 'off'

/** One problem of a request. */
export interface Violation {
  /** The rule that is broken; `structure` for types, required fields, enums, ranges and formats. */
  rule: RuleId | 'structure'
  severity: 'error' | 'warn'
  /** HTTP status that this violation alone would be answered with. */
  status: number
  code: ErrorCode
  /**
   * Dot notation with array indices as segments; a header or parameter by its name; '' for none. A very
   * long one has an ellipsis in its middle.
   */
  target: string
  /** JSON Pointer of the same place in the body; '' for what is not in the body. */
  pointer: string
  /** What is wrong, why, and what to write instead where that is known. */
  message: string
  /** Where the contract states it. */
  source: string
  /** For `structure`: the JSON Schema keyword that failed, such as `required` or `enum`. */
  keyword?: string
}
