import type { OperationName } from '../../../generated/operations.js'
import type { ErrorCode, RuleId } from '../../../generated/rule-ids.js'
import type { FactName } from './facts.js'
import type { AnyRuleId, Severity } from './violation.js'

/** The parts of a request that a rule needs: method and path, credentials, other headers, body. */
export type Stage = 'route' | 'credentials' | 'headers' | 'body'

/** One rule, with what a check needs. */
export interface RuleEntry {
  /** The rule id; `structure` for the schemas: types, required fields, enums, ranges, formats. */
  readonly id: AnyRuleId | 'structure'
  /** Default severity. */
  readonly severity: Severity
  /** Default severity for campaigns of a channel, if it differs. */
  readonly severityByChannel?: Readonly<Record<string, Severity>>
  /** Default severity when a draft is published, if it differs. */
  readonly severityWhenPublishing?: Severity
  /** The error response of the rule. */
  readonly answer: { status: number; code: ErrorCode }
  /** Section of the API description that defines the rule; of a plugin, its page or name. */
  readonly source: string
  /** Rules that cover this one: while one of them is violated, this one reports nothing. */
  readonly silentIf: readonly RuleId[]
  /** The part of a request that it needs. Only rules before `body` apply to a repeated request. */
  readonly stage: Stage
  /** Whether it reports nothing about a field that another rule reports. */
  readonly yields?: true
  /** Members of `Facts` that the rule reads; if one is missing, the rule is `unchecked`. */
  readonly facts: readonly FactName[]
}

/** One rule as `contract.rules` lists it. An id may have several entries, for different operations. */
export interface Rule extends RuleEntry {
  readonly id: AnyRuleId
  readonly operations: readonly OperationName[]
  /** The name of the plugin that has the rule. */
  readonly plugin?: string
  /** Link to a page about the rule of a plugin. */
  readonly docs?: string
}

/** A rule with its texts, which a check does not need. */
export interface RuleDescription extends Rule {
  /** The requirement. */
  readonly summary: string
  /** Whether the OpenAPI document also expresses it as JSON Schema. */
  readonly portable: boolean
  /** The reason, if the rule is based on a decision and not on the API description alone. */
  readonly assumed?: string
  /** Whether only the error response is a decision, and the requirement is documented. */
  readonly isAnswerAssumed?: true
}

/** Returns an entry with the defaults that most entries share. */
export const ruleEntry = (
  id: RuleEntry['id'],
  status: number,
  code: ErrorCode,
  source: string,
  others?: Partial<RuleEntry>,
): RuleEntry => ({
  id,
  severity: 'error',
  answer: { status, code },
  source,
  silentIf: [],
  stage: 'body',
  facts: [],
  ...others,
})
