import type { ConformanceCase } from '../cases/cases.js'
import { isCombinable } from '../combinations/combinable.js'
import { inTurn } from '../grouping.js'
import { Agenda } from './agenda.js'
import type { ServerConnection } from './connect.js'
import { findImplemented } from './find-implemented.js'
import type { RunSettings, TrialKind } from './options.js'
import { orderCases } from './order-cases.js'
import { runReplays } from './replay.js'
import { caseTrials } from './run-cases.js'
import type { RunContext } from './run-context.js'
import { exceptionTrials } from './run-exceptions.js'
import {
  generatedCount,
  generatedOperations,
  runGenerated,
  shrinkFindings,
} from './run-generated.js'
import { noSequences, scheduledSequences } from './run-sequences.js'
import { variantTrials } from './run-variants.js'
import type { ScheduledTrial } from './schedule.js'

/** Runs all tests, those that find most first; waits for the limits of the server only at the end. */
export async function runPhases(
  context: RunContext,
  cases: readonly ConformanceCase[],
  { sequenceSettings }: ServerConnection,
  { kinds }: RunSettings,
): Promise<void> {
  const { options, record, ending, trialContext } = context
  if (options.replay !== undefined) return runReplays(options.replay, context, sequenceSettings)
  const has = (kind: TrialKind) => kinds?.includes(kind) ?? true
  const ofCases = has('cases') ? caseTrials(cases, context) : []
  const ofExceptions = has('cases') ? exceptionTrials(cases, context) : []
  const sequences = has('sequences') ? scheduledSequences(context) : noSequences
  record.addSelected(ofCases.length + ofExceptions.length)
  for (const group of Object.values(sequences)) record.addSelected(group.length)
  if (has('generated')) {
    record.addTotal(generatedOperations(context).length * generatedCount(options))
  }
  const { first, second, later } = orderCases(ofCases)
  const agenda = new Agenda(context, sequenceSettings)
  // Sequences of the accounts of a server run before its state is set.
  const { isControlled } = trialContext.world
  if (!isControlled) await findImplemented(cases, context)
  await agenda.runSequences(sequences.first)
  if (isControlled) await findImplemented(cases, context)
  await agenda.run([...ofExceptions, ...first.filter(isAlone)])
  await agenda.runCombined(ofCases)
  await agenda.runUncleared(first)
  await agenda.runUncleared(later.filter(isStated))
  await agenda.runSequences(sequences.early)
  await agenda.runUncleared(second)
  await agenda.run([...first, ...second])
  const variants = has('variants') && !ending.isOver ? variantTrials(cases, context) : []
  record.addTotal(variants.length)
  await agenda.runCombined(variants)
  await agenda.run(variants.filter(({ subject }) => subject === 'rate-limit/exceeded'))
  await agenda.runSequences(sequences.late)
  if (variants.length > 0 && isControlled) {
    await agenda.runCrossings(cases, [...ofCases, ...variants])
  }
  await agenda.runLimitedSequences()
  await agenda.runSequences(sequences.last)
  const others = inTurn([...later, ...variants], ({ kind }) => kind)
  await agenda.runUncleared(others)
  await agenda.run(others)
  await agenda.finish()
  if (has('generated')) await runGenerated(context)
  await shrinkFindings(context)
}

const isStated = ({ stated }: ScheduledTrial): boolean => stated !== undefined

const isAlone = ({ combinable }: ScheduledTrial): boolean =>
  combinable === undefined || !isCombinable(combinable)
