import type { ConformanceCase } from '../cases/cases.js'
import { matchesExpectation } from '../checking/expectations.js'
import type { Trial } from '../checking/trial.js'
import { skipReasons } from '../report/skip-reasons.js'
import { scenarioOf } from '../world/case-scenario.js'
import { withDefaultFacts } from '../world/default-facts.js'
import type { QueuedTrial } from './queue.js'
import type { RunContext } from './run-context.js'
import { runTrial } from './run-trial.js'

/** Returns the trials of the selected cases, and skips those that cannot run over HTTP. */
export function caseTrials(
  cases: readonly ConformanceCase[],
  { contract, options, trialContext, isSelected, record }: RunContext,
): QueuedTrial[] {
  const { contract: contractOptions = {}, fixtures = {} } = options
  const setup = { contract, contractOptions, maxBodyBytes: fixtures.maxBodyBytes }
  return cases.flatMap((each) => {
    const { id, rule: subject } = each
    const scenario = scenarioOf(each, setup)
    const operation = 'skipped' in scenario ? each.request?.operation : scenario.operation
    if (!isSelected(operation, subject)) return []
    if ('skipped' in scenario) {
      record.skip({ kind: 'cases', id, subject, operation }, scenario.skipped)
      return []
    }
    // A case of level MAY has no scenario.
    const trial: Trial = { id, subject, level: each.level as Trial['level'] }
    const complete = withDefaultFacts(scenario)
    const run = () =>
      runTrial(trial, complete, trialContext, (verdict) =>
        matchesExpectation(verdict, each) ? undefined : { skipped: skipReasons.otherVerdict },
      )
    return [{ kind: 'cases', id, subject, operation: scenario.operation, run }]
  })
}
