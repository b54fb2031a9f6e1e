import type { ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/verdict-key.js'
import { skipReasons } from '../report/skip-reasons.js'
import { deriveVariants } from '../variants/derive.js'
import type { Variant } from '../variants/variant.js'
import type { RunContext } from './run-context.js'
import { runTrial } from './run-trial.js'
import type { ScheduledTrial } from './schedule.js'

/** The variants of a list of cases, derived once: it takes seconds. */
const derived = new WeakMap<readonly ConformanceCase[], readonly Variant[]>()

function variantsOf(cases: readonly ConformanceCase[]): readonly Variant[] {
  const known = derived.get(cases) ?? deriveVariants(cases)
  derived.set(cases, known)
  return known
}

/** Returns the trials of the selected variants of the conformance cases. */
export function variantTrials(
  cases: readonly ConformanceCase[],
  { trialContext, isSelected }: RunContext,
): ScheduledTrial[] {
  const isOfRun = ({ request, rule }: ConformanceCase) => isSelected(request?.operation, rule)
  if (!cases.some(isOfRun)) return []
  return variantsOf(cases).flatMap(({ trial, scenario, base, expected }) => {
    const { id, subject } = trial
    const { operation } = scenario
    if (!isSelected(operation, subject)) return []
    const run = () =>
      runTrial(trial, scenario, trialContext, (verdict) =>
        verdictKey(verdict) === expected ? undefined : { skipped: skipReasons.otherVerdict },
      )
    const combinable = base && { base, scenario, expected }
    return [{ kind: 'variants', id, subject, operation, run, combinable }]
  })
}
