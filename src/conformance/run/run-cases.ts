import type { ConformanceCase } from '../cases/cases.js'
import { matchesExpectation } from '../checking/expectations.js'
import type { Trial } from '../checking/trial.js'
import { scenarioOf } from '../world/case-scenario.js'
import { withDefaultFacts } from '../world/default-facts.js'
import type { RunContext } from './run-context.js'
import { runTrial } from './run-trial.js'

/** Tests the server with the conformance cases. */
export async function runCases(
  cases: readonly ConformanceCase[],
  { contract, options, trialContext, isSelected, record }: RunContext,
): Promise<void> {
  const { contract: contractOptions = {}, fixtures = {} } = options
  const setup = { contract, contractOptions, maxBodyBytes: fixtures.maxBodyBytes }
  for (const each of cases) {
    if (record.isOver) return
    const { id, rule: subject } = each
    const scenario = scenarioOf(each, setup)
    const operation = 'skipped' in scenario ? each.request?.operation : scenario.operation
    if (!isSelected(operation, subject)) continue
    const name = { kind: 'cases', id, subject, operation } as const
    if ('skipped' in scenario) {
      record.skip(name, scenario.skipped)
      continue
    }
    // A case of level MAY has no scenario.
    const trial: Trial = { id, subject, level: each.level as Trial['level'] }
    const result = await runTrial(trial, withDefaultFacts(scenario), trialContext, (verdict) =>
      matchesExpectation(verdict, each)
        ? undefined
        : { skipped: 'has another verdict with the data of this server' },
    )
    if ('skipped' in result) record.skip(name, result.skipped)
    else record.addResult(name, result)
  }
}
