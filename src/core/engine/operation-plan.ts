import type { OperationName } from '../../../generated/operations.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { idempotencyDecision } from '../rules/protocol.js'
import type { RuleContext, RuleResult } from '../rules/rule.js'
import type { BodyValidator } from './body-validator.js'
import type { TriageBits } from './compiled.js'

/** A rule with its result; no result if the compiled validators decide. */
export type RuleOutcome = readonly [entry: RuleEntry, outcome?: RuleResult]

/** Everything that a check of one operation needs. */
export interface OperationPlan<Operation extends OperationName = OperationName> {
  readonly operation: Operation
  /** Validates the structure of its body, if it has one. */
  readonly body?: BodyValidator
  /** Validates the structure of a whole draft, if the operation checks one. */
  readonly draft?: BodyValidator
  /** Returns the decision about the idempotency key, if the operation requires one. */
  readonly idempotency?: typeof idempotencyDecision
  /** Every entry of an operation that checks drafts, in contract order. */
  readonly entries?: readonly RuleEntry[]
  /**
   * Runs every rule whose trigger matches, on the request or on the draft, and returns the results
   * in contract order. Without its bit (see `TriageBits`), a rule does not run. It is generated without a
   * loop, because engines cannot optimise a call site that calls every rule.
   */
  runRules(context: RuleContext, draft: RuleContext, bits: TriageBits): readonly RuleOutcome[]
}
