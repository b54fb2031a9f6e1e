import type { ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/verdict-key.js'
import { deriveVariants } from '../variants/derive.js'
import type { RunContext } from './run-context.js'
import { runTrial } from './run-trial.js'

/** Tests the server with variants of the conformance cases. */
export async function runVariants(
  cases: readonly ConformanceCase[],
  { trialContext, isSelected, record }: RunContext,
): Promise<void> {
  for (const { trial, scenario, expected } of deriveVariants(cases)) {
    if (record.isOver) return
    const { id, subject } = trial
    const { operation } = scenario
    if (!isSelected(operation, subject)) continue
    const name = { kind: 'cases', id, subject, operation } as const
    const result = await runTrial(trial, scenario, trialContext, (verdict) =>
      verdictKey(verdict) === expected
        ? undefined
        : { skipped: 'has another verdict with the data of this server' },
    )
    if ('skipped' in result) record.skip(name, result.skipped)
    else record.addResult(name, result)
  }
}
