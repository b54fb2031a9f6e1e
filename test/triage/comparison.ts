import type { RuleId } from '../../generated/rule-ids.js'
import type { Facts } from '../../src/core/contract/facts.js'
import {
  type ContractOptions,
  readOptions,
  type Settings,
} from '../../src/core/contract/options.js'
import type { RequestInput } from '../../src/core/contract/request.js'
import { check } from '../../src/core/engine/check.js'
import type { OperationPlan } from '../../src/core/engine/operation-plan.js'
import { everyBit } from '../../src/core/engine/structure.js'
import { unchecked } from '../../src/core/rules/rule.js'

/** Compares the check of an operation with one that runs every validator and every rule. */
export class TriageComparison {
  /** How many of the bodies violate each rule. */
  readonly violated = new Map<RuleId, number>()
  private readonly full: OperationPlan
  private readonly watched: OperationPlan
  private readonly settings: Settings
  /** Rules that did not run, although they report something. */
  private missed: string[] = []

  constructor(plan: OperationPlan, options: ContractOptions) {
    this.settings = readOptions({ ...options, responseId: () => 'response-1' })
    this.full = withoutTriage(plan)
    this.watched = {
      ...plan,
      runRules: (context, draft, bits) => {
        const outcomes = plan.runRules(context, draft, bits)
        const ran = new Set(outcomes.map(([entry]) => entry))
        for (const [entry, outcome] of plan.runRules(context, draft, everyBit)) {
          if (outcome === undefined) continue
          if (!ran.has(entry)) this.missed.push(entry.id)
          if (outcome !== unchecked) this.count(entry.id as RuleId)
        }
        return outcomes
      },
    }
  }

  /** Returns how the two differ on a request; undefined if they do not. */
  difference(request: RequestInput, facts: Facts): object | undefined {
    this.missed = []
    const found = asText(check(this.watched, this.settings, request, facts))
    const expected = asText(check(this.full, this.settings, request, facts))
    const { missed } = this
    return missed.length === 0 && found === expected ? undefined : { missed, found, expected }
  }

  private count(id: RuleId): void {
    this.violated.set(id, (this.violated.get(id) ?? 0) + 1)
  }
}

/** Returns the plan without triage, which sets every bit. */
function withoutTriage(plan: OperationPlan): OperationPlan {
  const { body } = plan
  if (body === undefined) return plan
  const structure = Object.fromEntries(
    Object.entries(body.structure).map(([value, each]) => [
      value,
      { ...each, triage: () => everyBit },
    ]),
  )
  return { ...plan, body: { ...body, structure } }
}

/** Returns a verdict as text, with what JSON leaves out. */
const asText = (verdict: object): string =>
  JSON.stringify({ ...verdict, request: undefined }, (_, value) =>
    typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value,
  )
