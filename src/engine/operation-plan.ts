import type { OperationName } from '../../generated/operations.js'
import type { RuleEntry } from '../rule-entry.js'
import type { idempotencyDecision } from '../rules/protocol.js'
import type { AnyRule } from '../rules/rule.js'
import type { Trigger } from '../rules/triggers.js'
import type { BodyJudge } from './body-judge.js'

/** What decides an entry of the contract; nothing where the compiled validators do. */
export type PlannedStep =
  | readonly [entry: RuleEntry]
  | readonly [entry: RuleEntry, trigger: Trigger, rule: AnyRule]

/** All that is judged of one operation, and with it everything that its check needs. */
export interface OperationPlan<Operation extends OperationName = OperationName> {
  readonly operation: Operation
  /** Judges the structure of its body, if it has one. */
  readonly body?: BodyJudge
  /** Judges the structure of the draft that it judges as a whole, if it does. */
  readonly draft?: BodyJudge
  /** What is to be done with its idempotency key, if it demands one. */
  readonly idempotency?: typeof idempotencyDecision
  /** In contract order. */
  readonly steps: readonly PlannedStep[]
}
