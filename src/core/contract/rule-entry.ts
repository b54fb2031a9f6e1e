import type { OperationName } from '../../../generated/operations.js'
import type { ErrorCode, RuleId } from '../../../generated/rule-ids.js'
import type { Facts } from './facts.js'
import type { Severity } from './violation.js'

/** How much of a request must be there: method and path, credentials, other headers, body. */
export type Stage = 'route' | 'credentials' | 'headers' | 'body'

/** One rule as a check needs it. */
export interface RuleEntry {
  /** `structure` stands for the schemas: types, required fields, enums, ranges, formats. */
  readonly id: RuleId | 'structure'
  /** Default severity. */
  readonly severity: Severity
  /** Default severity for campaigns of a channel, where it is another. */
  readonly severityByChannel?: Readonly<Record<string, Severity>>
  /** Default severity when a draft is published, where it is another. */
  readonly severityWhenPublishing?: Severity
  /** What the rule is answered with when it rejects. */
  readonly answer: { status: number; code: ErrorCode }
  /** Section of the API description that says so. */
  readonly source: string
  /** Rules that already say it: while one of them is broken this one is silent. */
  readonly silentIf: readonly RuleId[]
  /** What it needs of a request. Only rules before `body` apply to a repeated request. */
  readonly stage: Stage
  /** Whether it is left out where another rule reports the same field. */
  readonly yields?: true
}

/** What the contract tells about a rule besides. */
export interface RuleTexts {
  readonly operations: readonly OperationName[]
  /** What must hold. */
  readonly summary: string
  /** Members of `Facts` that the rule reads; without them it is `unchecked`. */
  readonly facts: readonly (keyof Facts)[]
  /** Whether it also stands as JSON Schema in the OpenAPI document. */
  readonly portable: boolean
  /** The reason, where the rule rests on a decision and not on the API description alone. */
  readonly assumed?: string
  /** Whether that concerns only how it is answered, and what it demands is documented. */
  readonly isAnswerAssumed?: true
}

/** What most entries have is left out where they are written down. */
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
  ...others,
})
