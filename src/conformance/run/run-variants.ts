import type { OperationName } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/expectations.js'
import { Variants } from '../variants/derive.js'
import { limitVariants } from '../variants/limits.js'
import { type QueuedTrial, requestTrial } from './queue.js'
import type { RunContext } from './run-context.js'

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
      // A server may make the verdict another one.
      .map(({ trial, scenario, expected }) =>
        requestTrial(
          'variants',
          trial,
          scenario,
          trialContext,
          (verdict) => verdictKey(verdict) === expected,
        ),
      )
    record.addTotal(trials.length)
    return trials
  }
  return [...operations].map((operation) => () => of(operation))
}
