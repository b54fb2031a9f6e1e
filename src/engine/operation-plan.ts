import type { OperationName } from '../../generated/operations.js'
import type { RuleEntry } from '../rule-entry.js'
import type { AnyRule } from '../rules/rule.js'
import type { Trigger } from '../rules/triggers.js'
import type { BodyStructure } from './compiled.js'

/** What decides an entry of the contract; nothing where the compiled validators do. */
export type PlannedStep =
  | readonly [entry: RuleEntry]
  | readonly [entry: RuleEntry, trigger: Trigger, rule: AnyRule]

/** All that is judged of one operation, and with it everything that its check needs. */
export interface OperationPlan<Operation extends OperationName = OperationName> {
  readonly operation: Operation
  /** The structure of its body, if it has one. */
  readonly body?: BodyStructure
  /** The structure of the draft that it judges as a whole, if it does. */
  readonly draft?: BodyStructure
  /** In contract order. */
  readonly steps: readonly PlannedStep[]
}
