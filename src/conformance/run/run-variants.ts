import type { ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/verdict-key.js'
import { combinableVariant } from '../combinations/combinable.js'
import { skipReasons } from '../report/skip-reasons.js'
import { deriveVariants } from '../variants/derive.js'
import { limitVariants } from '../variants/limits.js'
import type { Variant } from '../variants/variant.js'
import { selectedVariants } from '../variants/variants.js'
import type { RunContext } from './run-context.js'
import { runTrial, type TrialContext } from './run-trial.js'
import type { ScheduledTrial } from './schedule.js'

/** Returns the trials of the selected variants of the conformance cases. */
export function variantTrials(
  cases: readonly ConformanceCase[],
  { trialContext, isSelected }: RunContext,
): ScheduledTrial[] {
  const limits = [...limitVariants(cases)].filter(({ trial, scenario }) =>
    isSelected(scenario.operation, trial.subject),
  )
  return [...limits, ...selectedVariants(deriveVariants(cases), isSelected)].map((variant) => {
    const combinable = combinableVariant(variant)
    return { ...variantTrial(variant, trialContext), combinable }
  })
}

/** Returns the trial of a variant, which does not run if the server makes its verdict another one. */
export function variantTrial(
  { trial, scenario, expected }: Omit<Variant, 'base'>,
  trialContext: TrialContext,
): ScheduledTrial {
  const { id, subject } = trial
  const run = () =>
    runTrial(trial, scenario, trialContext, (verdict) =>
      verdictKey(verdict) === expected ? undefined : { skipped: skipReasons.otherVerdict },
    )
  return { kind: 'variants', id, subject, operation: scenario.operation, run }
}
