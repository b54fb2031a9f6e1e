import type { Change, Crossing } from '../crossings/crossing.js'
import { storedCrossings } from '../crossings/stored-crossings.js'
import type { RunContext } from './run-context.js'
import { variantTrial } from './run-variants.js'
import type { ScheduledTrial } from './schedule.js'
import { fewSuspects, runCombinations } from './suspects.js'

/** Contexts in which a change is tried alone at most. */
const mostTries = 3

/**
 * Makes the changes of cases and variants in other valid requests, many in each. Those that a response
 * makes suspicious are tried alone, and become tests if they show more than the case or variant itself.
 */
export async function runCrossings(
  trials: readonly ScheduledTrial[],
  context: RunContext,
  runAtOnce: (trials: readonly ScheduledTrial[]) => Promise<void>,
): Promise<void> {
  const { trialContext, isSelected, record, ending } = context
  const own = new Map(trials.map((trial) => [trial.id, trial]))
  const tries = new Map<Change, number>()
  const isTried = ({ trial, scenario, change }: Crossing) =>
    isSelected(scenario.operation, trial.subject) && (tries.get(change) ?? 0) < mostTries
  const tryAlone = async (crossing: Crossing) => {
    const { change } = crossing
    tries.set(change, (tries.get(change) ?? 0) + 1)
    const ofChange = own.get(change.id)
    if (ofChange !== undefined) await runAtOnce([ofChange])
    const trial = variantTrial(crossing, trialContext)
    const outcome = await trial.run()
    if (!('findings' in outcome)) return
    const findings = outcome.findings.filter((finding) => !record.hasCause(change.id, finding))
    if (findings.length === 0) return
    record.addTotal(1)
    record.addResult(trial, { ...outcome, findings })
  }
  const combinations = storedCrossings().filter(({ members }) =>
    members.some(({ item }) => isTried(item)),
  )
  await runCombinations(combinations, context, async (suspicious) => {
    for (const crossing of suspicious.filter(isTried).slice(0, fewSuspects)) {
      if (!ending.isOver) await tryAlone(crossing)
    }
  })
}
