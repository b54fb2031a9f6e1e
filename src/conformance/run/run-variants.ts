import type { ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/verdict-key.js'
import { skipReasons } from '../report/skip-reasons.js'
import { deriveVariants } from '../variants/derive.js'
import type { RunContext } from './run-context.js'
import { runTrial } from './run-trial.js'
import type { ScheduledTrial } from './schedule.js'

/** Returns the trials of the selected variants of the conformance cases. */
export function variantTrials(
  cases: readonly ConformanceCase[],
  { trialContext, isSelected }: RunContext,
): ScheduledTrial[] {
  return deriveVariants(cases).flatMap(({ trial, scenario, expected }) => {
    const { id, subject } = trial
    const { operation } = scenario
    if (!isSelected(operation, subject)) return []
    const run = () =>
      runTrial(trial, scenario, trialContext, (verdict) =>
        verdictKey(verdict) === expected ? undefined : { skipped: skipReasons.otherVerdict },
      )
    return [{ kind: 'variants', id, subject, operation, run }]
  })
}
