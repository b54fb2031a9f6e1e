import type { OperationName } from '../../../generated/operations.js'
import type { ResponseCheckId } from '../../../generated/response-checks.js'
import type { RuleId } from '../../../generated/rule-ids.js'
import type { PluginRuleId } from './violation.js'

/** A value that an exception accepts; compared strictly. */
export type ExceptionValue = string | number | boolean | null

/** All rules or response checks with the same prefix, such as `auth/*`. */
type GroupOf<Id extends string> = Id extends `${infer Group}/${string}` ? `${Group}/*` : never

/**
 * A known difference between a deployment and the contract. What it matches becomes a note and does
 * not make a request or a response invalid.
 */
export interface Exception {
  /** The id of a rule or of a check of responses, a group (`auth/*`), or `structure`. */
  rule: 'structure' | RuleId | ResponseCheckId | GroupOf<RuleId | ResponseCheckId> | PluginRuleId
  /** The operations. Default: all. */
  operation?: OperationName | readonly OperationName[]
  /**
   * The target of the violation: a path in dot notation, in which `*` stands for one segment, or the
   * name of a header or parameter. Default: any.
   */
  target?: string
  /** The values that it accepts at the target. Default: any. */
  values?: readonly ExceptionValue[]
  /** Why the deployment differs. */
  reason: string
  /** The last day on which it applies, as `YYYY-MM-DD` in UTC. Default: no end. */
  until?: string
}

/** Returns whether an exception no longer applies at a time: its last day, in UTC, has passed. */
export const isExpired = ({ until }: Pick<Exception, 'until'>, now: Date): boolean =>
  until !== undefined && until < now.toISOString().slice(0, until.length)
