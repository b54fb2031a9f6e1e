import type { RateLimit } from '../contract/options.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Settings } from '../contract/settings.js'
import type { AnyRuleId } from '../contract/violation.js'
import type { RankedEntry } from './finding.js'
import type { OperationTraits } from './read-request.js'

/** The rules of an operation with the options of a contract: what does not depend on the request. */
export class Bound {
  readonly limits: readonly RateLimit[]
  /** Whether the rules have their default severities, and there are no others. */
  readonly isUsual: boolean
  private ranked: ReadonlyMap<string, RankedEntry> | undefined
  /** The rules that the last check skipped, in the order of the topics and in that of the contract. */
  lastSkipped: readonly string[] = []
  private lastSorted: readonly AnyRuleId[] = []

  constructor(
    private readonly traits: OperationTraits,
    /** The rules of the contract, in contract order. */
    readonly entries: readonly RuleEntry[],
    private readonly settings: Settings,
  ) {
    const { operation, rateLimits } = traits
    const { limits, severities, pluginRulesOf } = settings
    this.limits = limits[operation] ?? rateLimits
    this.isUsual = severities.size === 0 && pluginRulesOf[operation] === undefined
  }

  /** Returns a rule, those of plugins included; read when something was found. */
  entry(id: string): RankedEntry {
    this.ranked ??= this.rankedEntries()
    return this.ranked.get(id) as RankedEntry
  }

  private rankedEntries(): ReadonlyMap<string, RankedEntry> {
    const ofPlugins = this.settings.pluginRulesOf[this.traits.operation]?.rules ?? []
    const entries = [...this.entries, ...ofPlugins.map(({ entry }) => entry)]
    const silencing = new Set<string>(entries.flatMap(({ silentIf }) => silentIf))
    return new Map(
      entries.map((entry, rank) => [
        entry.id,
        { ...entry, rank, silences: silencing.has(entry.id) },
      ]),
    )
  }

  /** Returns skipped rules in contract order; most checks skip the same as the one before. */
  inContractOrder(skipped: readonly string[]): AnyRuleId[] {
    if (skipped !== this.lastSkipped) {
      const rank = (id: string) => this.entry(id).rank
      this.lastSorted = [...skipped].sort((a, b) => rank(a) - rank(b)) as AnyRuleId[]
      this.lastSkipped = skipped
    }
    return this.lastSorted.slice()
  }
}
