import type { OperationName } from '../../../generated/operations.js'
import type { Settings } from '../contract/options.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import { Bound } from './bound.js'
import type { BodyCollectors, Check } from './check.js'

/** The topics about a draft as it would be published, and the collectors of one. */
interface DraftPlan {
  readonly topics: (check: Check) => void
  readonly collectors: BodyCollectors
}

/** Everything that a check of one operation needs. */
export class Plan<Operation extends OperationName = OperationName> {
  private readonly bound = new WeakMap<Settings, Bound>()

  constructor(
    readonly operation: Operation,
    /** The rules in contract order. */
    private readonly entries: readonly RuleEntry[],
    /** The topics that need no body. */
    readonly head: (check: Check) => void,
    /** The topics that need one, and the collector. */
    readonly body: (check: Check) => void,
    readonly draft?: DraftPlan,
  ) {}

  /** Returns the rules with the options of a contract, resolved once. */
  with(settings: Settings): Bound {
    let bound = this.bound.get(settings)
    if (bound === undefined) {
      bound = new Bound(this.operation, this.entries, settings)
      this.bound.set(settings, bound)
    }
    return bound
  }
}
