import type { OperationName } from '../../../generated/operations.js'
import type { StoredResponse } from '../contract/facts.js'
import type { RequestInput } from '../contract/request.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Settings } from '../contract/settings.js'
import { Bound } from './bound.js'
import type { Check } from './check.js'
import type { OperationTraits } from './read-request.js'

/** The topics that need no body. */
export interface Head {
  /** What the request itself shows. */
  readonly ofRequest: (check: Check) => void
  /** What the facts about the caller show. */
  readonly ofFacts: (check: Check) => void
}

/** Everything that a check of one operation needs. */
export class Plan<Operation extends OperationName = OperationName> {
  private readonly bound = new WeakMap<Settings, Bound>()

  constructor(
    readonly traits: OperationTraits & { readonly operation: Operation },
    /** The rules in contract order. */
    private readonly entries: readonly RuleEntry[],
    readonly head: Head,
    /** The topics that need one, and the collector. */
    readonly body: (check: Check, request: RequestInput) => void,
    /** Returns the stored response to a repeated request. */
    readonly replay?: (check: Check) => StoredResponse | undefined,
  ) {}

  /** Returns the rules with the options of a contract, resolved once. */
  with(settings: Settings): Bound {
    let bound = this.bound.get(settings)
    if (bound === undefined) {
      bound = new Bound(this.traits, this.entries, settings)
      this.bound.set(settings, bound)
    }
    return bound
  }
}
