import type { ConformanceCase } from '../cases/cases.js'
import { withEdits } from '../combinations/parts.js'
import { type Change, type Context, type Crossing, withoutKind } from '../crossings/crossing.js'
import { crossingsOf } from '../crossings/crossings.js'
import type { Variant } from '../variants/variant.js'
import type { RunContext } from './run-context.js'
import { variantTrial } from './run-variants.js'
import type { ScheduledTrial } from './schedule.js'
import { fewSuspects, runCombinations } from './suspects.js'

/** Contexts in which a change is tried alone at most. */
const mostTries = 3

/**
 * Makes the changes of cases and variants in other valid requests, many in each. Those that a response
 * makes suspicious are tried alone, and become tests if they show more than the case or variant itself.
 * Returns the combinations that would have to wait.
 */
export async function runCrossings(
  cases: readonly ConformanceCase[],
  trials: readonly ScheduledTrial[],
  run: RunContext,
  runOrigin: (origin: ScheduledTrial) => Promise<void>,
): Promise<readonly ScheduledTrial[]> {
  const { trialContext, isSelected, record, ending } = run
  if (ending.isOver) return []
  const origins = new Map(trials.map((trial) => [trial.id, trial]))
  const tries = new Map<Change, number>()
  const ofContexts = new Map<Context, Promise<void>>()

  const canTry = ({ trial, around, change }: Crossing) =>
    isSelected(around.operation, trial.subject) && (tries.get(change) ?? 0) < mostTries

  /** Runs a variant after the case or variant that it comes from, and records what only it shows. */
  const tryVariant = async (variant: Omit<Variant, 'base'>, id: string) => {
    const origin = origins.get(id)
    if (origin !== undefined) await runOrigin(origin)
    const trial = variantTrial(variant, trialContext)
    const outcome = await trial.run()
    // The combination was not limited; a limit now is rare, and others try the change.
    if (!('findings' in outcome)) return
    const findings = outcome.findings.filter(
      (finding) => !record.hasCause(id, finding) && !record.hasLike(trial.operation, finding),
    )
    if (findings.length === 0) return
    record.addTotal(1)
    record.addResult(trial, { ...outcome, findings })
  }
  const tryContext = ({ context: { id }, around }: Crossing) => {
    const trial = {
      id: `variant/${withoutKind(id)}+`,
      subject: 'structure',
      level: 'MUST',
    } as const
    return tryVariant({ trial, scenario: around, expected: 'valid' }, id)
  }
  const tryAlone = async (crossing: Crossing) => {
    const { change, context, around, edits } = crossing
    tries.set(change, (tries.get(change) ?? 0) + 1)
    const ofContext = ofContexts.get(context) ?? tryContext(crossing)
    ofContexts.set(context, ofContext)
    await ofContext
    await tryVariant({ ...crossing, scenario: withEdits(around, edits) }, change.id)
  }

  return runCombinations(crossingsOf(cases, isSelected), run, async (suspicious) => {
    for (const crossing of suspicious.filter(canTry).slice(0, fewSuspects)) {
      if (!ending.isOver) await tryAlone(crossing)
    }
  })
}
