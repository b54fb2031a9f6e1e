import type { OperationName } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/expectations.js'
import { skipReasons } from '../report/skip-reasons.js'
import { Variants } from '../variants/derive.js'
import { limitVariants } from '../variants/limits.js'
import type { Variant } from '../variants/variant.js'
import type { QueuedTrial } from './queue.js'
import type { RunContext } from './run-context.js'
import { runTrial, type TrialContext } from './run-trial.js'

/** Returns the selected variants of the conformance cases, derived when the first of an operation runs. */
export function variantTrials(
  cases: readonly ConformanceCase[],
  { trialContext, isSelected, operations, record }: RunContext,
): (() => QueuedTrial[])[] {
  let derived: Variants | undefined
  const of = (operation: OperationName) => {
    derived ??= new Variants(cases)
    const trials = [...limitVariants(cases, operation), ...derived.of(operation)]
      .filter(({ trial }) => isSelected(operation, trial.subject))
      .map((variant) => variantTrial(variant, trialContext))
    record.addTotal(trials.length)
    return trials
  }
  return [...operations].map((operation) => () => of(operation))
}

/** Returns the trial of a variant, which does not run if the server makes its verdict another one. */
function variantTrial(
  { trial, scenario, expected }: Variant,
  trialContext: TrialContext,
): QueuedTrial {
  const { id, subject } = trial
  const run = () =>
    runTrial(trial, scenario, trialContext, (verdict) =>
      verdictKey(verdict) === expected ? undefined : { skipped: skipReasons.otherVerdict },
    )
  return { kind: 'variants', id, subject, operation: scenario.operation, run }
}
