import type { OperationName } from '../../../generated/operations.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { idempotencyDecision } from '../rules/protocol.js'
import type { Outcome, RuleContext } from '../rules/rule.js'
import type { BodyJudge } from './body-judge.js'

/** An entry of the contract and what its rule says; nothing where the compiled validators decide. */
export type Heard = readonly [entry: RuleEntry, outcome?: Outcome]

/** All that is judged of one operation, and with it everything that its check needs. */
export interface OperationPlan<Operation extends OperationName = OperationName> {
  readonly operation: Operation
  /** Judges the structure of its body, if it has one. */
  readonly body?: BodyJudge
  /** Judges the structure of the draft that it judges as a whole, if it does. */
  readonly draft?: BodyJudge
  /** What is to be done with its idempotency key, if it demands one. */
  readonly idempotency?: typeof idempotencyDecision
  /** Every entry of an operation that judges drafts, in contract order. */
  readonly entries?: readonly RuleEntry[]
  /**
   * Asks every rule whose trigger is there, those about drafts with the draft, and answers what is
   * not fine, in contract order. Written out, because a loop would call rules at one place that no
   * engine could make fast.
   */
  ask(context: RuleContext, draft: RuleContext, isSound: boolean): readonly Heard[]
}
