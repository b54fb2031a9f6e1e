import type { OperationName } from '../../../generated/operations.js'
import { plans } from '../../../generated/plans.js'
import * as current from '../../../generated/triage.js'
import type { BodyValidator } from '../../../src/core/engine/body-validator.js'
import type { Triage, TriageBits } from '../../../src/core/engine/compiled.js'
import type { OperationPlan } from '../../../src/core/engine/operation-plan.js'
import { variations } from '../../../test/triage/compare.js'
import { TriageComparison } from '../../../test/triage/comparison.js'
import {
  casesOf,
  nearlyValid,
  type TriageRequest,
  variantsOf,
} from '../../../test/triage/requests.js'

/** The functions for whole bodies, by their names. */
export type TriageModule = Readonly<Record<string, Triage>>

const nameOf = new Map(Object.entries(current).map(([name, triage]) => [triage, name]))

/** A call of the triage during a check. */
interface Call {
  root: string
  parameters: Parameters<Triage>
  bits: TriageBits
}

/**
 * What became of a mutant: `detected` by a difference of verdicts or rules; `more` if it only sets
 * more bits, which makes checks slower and changes nothing; `fewer` if some bodies lack a bit that
 * they do not need; `same` if all bodies have the same bits.
 */
export type Outcome = 'detected' | 'more' | 'fewer' | 'same'

/** The requests of one operation with some options, and how the triage was called for each. */
export class Corpus {
  readonly #requests: { request: TriageRequest; calls: readonly Call[] }[] = []

  constructor(
    readonly operation: OperationName,
    private readonly variation: string,
    count: number,
    seed: number,
  ) {
    let calls: Call[] = []
    const watched = Object.entries<Triage>(current).map(([root, triage]): [string, Triage] => [
      root,
      (...parameters) => {
        const bits = triage(...parameters)
        calls.push({ root, parameters, bits })
        return bits
      },
    ])
    const comparison = this.#comparisonWith(Object.fromEntries(watched))
    const add = (request: TriageRequest): void => {
      calls = []
      if (comparison.difference(request) !== undefined) throw new Error('The triage is wrong.')
      this.#requests.push({ request, calls })
    }
    const { names = {} } = variations[variation] ?? {}
    for (const each of casesOf(operation)) add(each)
    if (variation === 'other names') {
      for (const each of nearlyValid(operation, names, seed)) add(each)
    }
    let left = count
    for (const each of variantsOf(operation, names, seed)) {
      if (left-- <= 0) break
      add(each)
    }
  }

  get size(): number {
    return this.#requests.length
  }

  /** Compares all requests with a changed triage, up to the first difference. */
  outcomeOf(changed: TriageModule): Outcome {
    const comparison = this.#comparisonWith(changed)
    const seen = new Set<Outcome>()
    for (const { request, calls } of this.#requests) {
      const effect = effectOn(calls, changed)
      if (effect === 'fewer' && comparison.difference(request) !== undefined) return 'detected'
      seen.add(effect)
    }
    return worst([...seen])
  }

  #comparisonWith(triage: TriageModule): TriageComparison {
    const plan: OperationPlan = plans[this.operation]
    const { body, draft } = plan
    return new TriageComparison(
      {
        ...plan,
        ...(body && { body: withTriage(body, triage) }),
        ...(draft && { draft: withTriage(draft, triage) }),
      },
      variations[this.variation]?.options ?? {},
    )
  }
}

/** Returns the first that applies to any of the parts. */
export const worst = (outcomes: readonly Outcome[]): Outcome =>
  (['detected', 'fewer', 'more'] as const).find((each) => outcomes.includes(each)) ?? 'same'

/** Returns whether a changed triage lacks bits, or only has more; it lacks them if it throws. */
function effectOn(calls: readonly Call[], changed: TriageModule): Outcome {
  let effect: Outcome = 'same'
  for (const { root, parameters, bits } of calls) {
    try {
      const { low, high } = (changed[root] as Triage)(...parameters)
      if ((bits.low & ~low) !== 0 || (bits.high & ~high) !== 0) return 'fewer'
      if (bits.low !== low || bits.high !== high) effect = 'more'
    } catch {
      return 'fewer'
    }
  }
  return effect
}

const withTriage = (validator: BodyValidator, triage: TriageModule): BodyValidator => ({
  ...validator,
  structure: Object.fromEntries(
    Object.entries(validator.structure).map(([value, each]) => [
      value,
      { ...each, triage: triage[nameOf.get(each.triage) as string] as Triage },
    ]),
  ),
})
