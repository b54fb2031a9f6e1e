import type { OperationName } from '../../generated/operations.js'
import {
  type ContractOptions,
  readOptions,
  type Settings,
} from '../../src/core/contract/options.js'
import type { BodyValidator } from '../../src/core/engine/body-validator.js'
import { check } from '../../src/core/engine/check.js'
import type { TriageBits } from '../../src/core/engine/compiled.js'
import type { OperationPlan } from '../../src/core/engine/operation-plan.js'
import { everyBit } from '../../src/core/engine/structure.js'
import { unchecked } from '../../src/core/rules/rule.js'
import { bitsOfRules, isStructureSet } from './bits.js'
import type { TriageRequest } from './requests.js'

/** What the triage and the check say about one rule, or about the structure. */
interface RuleCounts {
  /** How many bodies set its bit. */
  set: number
  /** How many bodies violate it, of those whose triage decides whether it runs. */
  violated: number
}

/** Compares the check of an operation with one that runs every validator and every rule. */
export class TriageComparison {
  readonly operation: OperationName
  bodies = 0
  accepted = 0
  /** The counts of each rule that has a bit. */
  readonly rules: ReadonlyMap<string, RuleCounts>
  private readonly full: OperationPlan
  private readonly watched: OperationPlan
  private readonly settings: Settings
  private readonly isSet: ReadonlyMap<string, (bits: TriageBits) => boolean>
  /** Rules that did not run, although they report something. */
  private missed: string[] = []

  constructor(plan: OperationPlan, options: ContractOptions) {
    this.operation = plan.operation
    const time = new Date('2026-05-01T12:00:00Z')
    this.settings = readOptions({ ...options, responseId: () => 'response-1', clock: () => time })
    this.full = {
      ...plan,
      ...(plan.body && { body: withoutTriage(plan.body) }),
      ...(plan.draft && { draft: withoutTriage(plan.draft) }),
    }
    this.isSet = new Map([['structure', isStructureSet], ...bitsOfRules(plan.operation)])
    this.rules = new Map([...this.isSet.keys()].map((id) => [id, { set: 0, violated: 0 }]))
    this.watched = {
      ...plan,
      ...(plan.body && { body: this.watchedBody(plan.body) }),
      runRules: this.watchedRules(plan),
    }
  }

  /** Returns how the two differ on a request; undefined if they do not. */
  difference({ request, facts }: TriageRequest): object | undefined {
    this.missed = []
    const verdict = check(this.watched, this.settings, request, facts)
    const found = asText(verdict)
    const expected = asText(check(this.full, this.settings, request, facts))
    this.bodies++
    if (verdict.ok) this.accepted++
    const { missed } = this
    return missed.length === 0 && found === expected ? undefined : { missed, found, expected }
  }

  /** Runs the compiled validators also if the triage finds a structure valid. */
  private watchedBody(body: BodyValidator): BodyValidator {
    const full = withoutTriage(body)
    return {
      ...body,
      validate: (structure, ...subject) => {
        const found = body.validate(structure, ...subject)
        const { violations } = body.validate(full.structure, ...subject)
        if (violations.list.length > 0) this.addViolation('structure')
        if (violations.list.length > found.violations.list.length) this.missed.push('structure')
        return found
      },
    }
  }

  /** Runs also the rules whose bits are not set. */
  private watchedRules({ runRules }: OperationPlan): OperationPlan['runRules'] {
    return (context, draft, bits) => {
      const outcomes = runRules(context, draft, bits)
      // Without a body, or with a draft, no triage decides which rules run.
      if (bits === everyBit) return outcomes
      for (const [id, isSet] of this.isSet) if (isSet(bits)) this.countsOf(id).set++
      const ran = new Set(outcomes.map(([entry]) => entry))
      for (const [entry, outcome] of runRules(context, draft, everyBit)) {
        if (outcome === undefined) continue
        if (!ran.has(entry)) this.missed.push(entry.id)
        if (outcome !== unchecked) this.addViolation(entry.id)
      }
      return outcomes
    }
  }

  private addViolation(id: string): void {
    if (this.rules.has(id)) this.countsOf(id).violated++
  }

  private countsOf = (id: string): RuleCounts => this.rules.get(id) as RuleCounts
}

/** Returns a validator whose triage sets every bit. */
const withoutTriage = (validator: BodyValidator): BodyValidator => ({
  ...validator,
  structure: Object.fromEntries(
    Object.entries(validator.structure).map(([value, each]) => [
      value,
      { ...each, triage: () => everyBit },
    ]),
  ),
})

/** Returns a verdict as text, with what JSON leaves out. */
const asText = (verdict: object): string =>
  JSON.stringify({ ...verdict, request: undefined }, (_, value) =>
    typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value,
  )
