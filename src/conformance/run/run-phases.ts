import type { ConformanceCase } from '../cases/cases.js'
import { isCombinable } from '../combinations/combinable.js'
import { isNot } from '../grouping.js'
import { shortWait } from '../sending/throttle.js'
import type { ServerConnection } from './connect.js'
import type { RunSettings, TrialKind } from './options.js'
import { orderCases } from './order-cases.js'
import { runReplays } from './replay.js'
import { caseTrials } from './run-cases.js'
import type { RunContext } from './run-context.js'
import { runCrossings } from './run-crossings.js'
import { exceptionTrials } from './run-exceptions.js'
import {
  generatedCount,
  generatedOperations,
  runGenerated,
  shrinkFindings,
} from './run-generated.js'
import { runSequences, scheduledSequences } from './run-sequences.js'
import { runTrials } from './run-trials.js'
import { variantTrials } from './run-variants.js'
import { alternating, type ScheduledTrial } from './schedule.js'
import { findSuspects } from './suspects.js'

/** Runs all tests, those that find most first. */
export async function runPhases(
  context: RunContext,
  cases: readonly ConformanceCase[],
  { sequenceSettings }: ServerConnection,
  { kinds }: RunSettings,
): Promise<void> {
  const { options, record, ending } = context
  if (options.replay !== undefined) return runReplays(options.replay, context, sequenceSettings)
  const has = (kind: TrialKind) => kinds?.includes(kind) ?? true
  const ofCases = has('cases') ? caseTrials(cases, context) : []
  const { first, second, later } = orderCases(ofCases)
  const ofExceptions = has('cases') ? exceptionTrials(cases, context) : []
  record.addTotal(ofCases.length + ofExceptions.length)
  const ordered = has('sequences')
    ? scheduledSequences(context)
    : { first: [], early: [], late: [], last: [] }
  for (const group of Object.values(ordered)) record.addTotal(group.length)
  if (has('generated')) {
    record.addTotal(generatedOperations(context).length * generatedCount(options))
  }

  // What finds most comes first; only at the end the run waits for the limits of the server.
  const begun = new Set<ScheduledTrial>()
  const limited: ScheduledTrial[] = []
  const runAtOnce = async (trials: Iterable<ScheduledTrial>, before: ScheduledTrial[] = []) => {
    const next = [...trials].filter(isNot(begun))
    for (const trial of next) begun.add(trial)
    const after = await runTrials([...before, ...next], context, shortWait)
    limited.push(...after)
  }
  const runEarly = (trials: Iterable<ScheduledTrial>) => runAtOnce(trials, limited.splice(0))
  const early = { ...sequenceSettings, longestPause: shortWait }
  const limitedSequences = await runSequences(ordered.first, context, early)
  await runEarly([...ofExceptions, ...first.filter(isAlone)])
  const combined = await findSuspects(ofCases.filter(isNot(begun)), context, runAtOnce)
  await runEarly(combined.suspects)
  await runEarly(first.filter(isNot(combined.cleared)))
  limitedSequences.push(...(await runSequences(ordered.early, context, early)))
  await runEarly(second.filter(isNot(combined.cleared)))
  limited.push(...combined.limited)
  await runEarly([...first, ...second])
  const variants = has('variants') && !ending.isOver ? variantTrials(cases, context) : []
  record.addTotal(variants.length)
  const ofVariants = await findSuspects(variants, context, runAtOnce)
  limited.push(...ofVariants.limited)
  const limits = variants.filter(({ subject }) => subject === 'rate-limit/exceeded')
  await runEarly([...combined.suspects, ...ofVariants.suspects, ...limits])
  await runEarly(later.filter((trial) => isStated(trial) && !combined.cleared.has(trial)))
  limitedSequences.push(...(await runSequences(ordered.late, context, early)))
  if (variants.length > 0 && context.trialContext.world.isControlled) {
    limited.push(...(await runCrossings([...ofCases, ...variants], context, runAtOnce)))
  }
  const stillLimited = await runSequences([...limitedSequences, ...ordered.last], context, early)
  const others = alternating(later, variants)
  const isCleared = (trial: ScheduledTrial) =>
    combined.cleared.has(trial) || ofVariants.cleared.has(trial)
  await runEarly(others.filter((trial) => !isCleared(trial)))
  await runEarly(others)
  // What is left has to wait.
  await runSequences(stillLimited, context, sequenceSettings)
  const single = limited.filter((trial) => !isCombination(trial))
  await runTrials(limited.splice(0).filter(isCombination), context)
  const rankOf = (trial: ScheduledTrial) => {
    if (combined.suspects.has(trial) || ofVariants.suspects.has(trial)) return 0
    return isCleared(trial) ? 2 : 1
  }
  const left = [...single, ...limited].sort((one, other) => rankOf(one) - rankOf(other))
  await runTrials(left, context)
  if (has('generated')) await runGenerated(context)
  await shrinkFindings(context)
}

const isCombination = ({ isUnrecorded }: ScheduledTrial): boolean => isUnrecorded === true

const isStated = ({ stated }: ScheduledTrial): boolean => stated !== undefined

const isAlone = ({ combinable }: ScheduledTrial): boolean =>
  combinable === undefined || !isCombinable(combinable)
