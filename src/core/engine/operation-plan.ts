import type { OperationName } from '../../../generated/operations.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { idempotencyDecision } from '../rules/protocol.js'
import type { Outcome, RuleContext } from '../rules/rule.js'
import type { BodyValidator } from './body-validator.js'

/** What a rule reports; no outcome where the compiled validators decide. */
export type RuleOutcome = readonly [entry: RuleEntry, outcome?: Outcome]

/** Everything that the check of one operation needs. */
export interface OperationPlan<Operation extends OperationName = OperationName> {
  readonly operation: Operation
  /** Validates the structure of its body, if it has one. */
  readonly body?: BodyValidator
  /** Validates the structure of a whole draft, if the operation checks one. */
  readonly draft?: BodyValidator
  /** Decides about its idempotency key, if it requires one. */
  readonly idempotency?: typeof idempotencyDecision
  /** Every entry of an operation that checks drafts, in contract order. */
  readonly entries?: readonly RuleEntry[]
  /**
   * Runs every rule whose trigger holds, those about drafts on the draft, and returns what they
   * report, in contract order. Written out, because engines optimise no loop that calls every rule
   * at one place.
   */
  runRules(
    context: RuleContext,
    draft: RuleContext,
    hasNoStructureProblems: boolean,
  ): readonly RuleOutcome[]
}
