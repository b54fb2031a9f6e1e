import type { ErrorCode, RuleId } from '../../../generated/rule-ids.js'

/** What the contract does when a rule is violated. */
export type Severity = (typeof severities)[number]

export const severities = ['error', 'warn', 'off'] as const

/** The id of a rule of a plugin, such as `acme/offer-prefix`; editors still complete other ids. */
export type PluginRuleId = `${string}/${string}` & Record<never, never>

/** The id of a rule of the contract or of a plugin. */
export type AnyRuleId = RuleId | PluginRuleId

/** One thing wrong with a request. */
export interface Violation<Code extends ErrorCode = ErrorCode> {
  /** The violated rule; `structure` for types, required fields, enums, ranges and formats. */
  rule: AnyRuleId | 'structure'
  severity: 'error' | 'warn'
  /** HTTP status of the response if this were the only violation. */
  status: number
  code: Code
  /**
   * The field in dot notation, with array indices as segments; or the name of a header or
   * parameter; '' for the whole request. A very long target has an ellipsis in its middle.
   */
  target: string
  /** JSON Pointer of the field in the body; '' if the target is not in the body. */
  pointer: string
  /** What is wrong, why, and what to write instead. */
  message: string
  /** Where the contract defines the rule. */
  source: string
  /** For `structure`: the JSON Schema keyword that failed, such as `required` or `enum`. */
  keyword?: string
}

/** What a note adds to the violation or finding that an exception matched. */
export interface ExceptionNote {
  /** The reason of the exception. */
  reason: string
  /** The last day of the exception. */
  until?: string
  /** The index of the exception in the option `exceptions`. */
  exception: number
}

/** A violation that an exception accepts. It does not make a request invalid. */
export type Note<Code extends ErrorCode = ErrorCode> = Violation<Code> & ExceptionNote
