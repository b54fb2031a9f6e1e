import type { OperationName } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import { skipReasons } from '../report/skip-reasons.js'
import { sequences } from '../sequences/index.js'
import { findImplemented } from './find-implemented.js'
import type { ConformanceOptions, RunSettings, TrialKind } from './options.js'
import { type QueuedTrial, requestTrial, runQueue, type Stage, stageOf } from './queue.js'
import type { RunContext } from './record.js'
import { caseTrials, exceptionTrials, orderCases, variantTrials } from './run-cases.js'
import {
  generatedCount,
  generatedOperations,
  generatedTrials,
  shrinkFindings,
} from './run-generated.js'
import { type SequenceTime, sequenceTrial, sequenceTrials } from './run-sequences.js'

/** Runs all tests, those that find most first. */
export async function runAll(
  context: RunContext,
  cases: readonly ConformanceCase[],
  { kinds }: RunSettings,
): Promise<void> {
  const { options, record, world } = context
  if (options.replay !== undefined) return runReplays(options.replay, cases, context)
  const has = (kind: TrialKind) => kinds?.includes(kind) ?? true
  const ordered = orderCases(has('cases') ? cases : [])
  const selected = (of: readonly ConformanceCase[]) => caseTrials(of, context)
  const first = selected(ordered.first)
  if (has('cases')) first.unshift(...exceptionTrials(cases, context))
  const stated = selected(ordered.stated)
  const others = selected(ordered.others)
  const ofSequences = has('sequences') ? sequenceTrials(context) : new Map()
  const sequencesAt = (time: SequenceTime): Stage => [ofSequences.get(time) ?? []]
  const lists = [first, stated, others, ...ofSequences.values()]
  record.addSelected(lists.reduce((sum, { length }) => sum + length, 0))
  if (has('generated')) {
    record.addTotal(generatedOperations(context).length * generatedCount(options))
  }
  const ofServer = sequencesAt('of-server')
  // Those that find most come first.
  const stages = [
    sequencesAt('early'),
    stageOf(first),
    stageOf(stated),
    sequencesAt('usual'),
    stageOf(others),
    sequencesAt('late'),
    has('variants') ? variantTrials(cases, context) : [],
    sequencesAt('limits'),
    has('generated') ? generatedTrials(context) : [],
  ]
  // Where the suite sets the state of a server, its own accounts are tested before that.
  const { isControlled } = world
  if (isControlled) await runQueue([ofServer], context)
  await findImplemented(cases, context)
  await runQueue(isControlled ? stages : [ofServer, ...stages], context)
  await shrinkFindings(context)
}

/** Runs the trials of findings again, each once. */
async function runReplays(
  findings: NonNullable<ConformanceOptions['replay']>,
  cases: readonly ConformanceCase[],
  context: RunContext,
): Promise<void> {
  const { record } = context
  const operations = new Set<OperationName>()
  const replays = new Map(
    findings.map(({ key, replay }) => [JSON.stringify(replay) ?? key, { key, replay }]),
  )
  record.addTotal(replays.size)
  const trials = [...replays.values()].flatMap(({ key, replay }): QueuedTrial[] => {
    if (replay?.kind === 'request') {
      return [requestTrial('cases', replay, context)]
    }
    // Sequences of one operation may share an id; they differ in the data that they use.
    const found = sequences().filter(
      ({ id, operations: [operation] }) => id === replay?.id && operation === replay.operation,
    )
    if (found.length === 0) {
      const name = { kind: 'sequences', id: key, subject: 'structure' } as const
      record.skip({ ...name, operation: undefined }, skipReasons.missingTrial)
    }
    for (const sequence of found) for (const name of sequence.operations) operations.add(name)
    return found.map((sequence) => sequenceTrial(sequence, context))
  })
  // Those of the accounts of the server run before its state is set.
  const isOfServer = ({ id }: QueuedTrial) =>
    sequences().some((each) => each.ofServer === true && each.id === id)
  await runQueue([[trials.filter(isOfServer)]], context)
  await findImplemented(cases, { ...context, operations })
  await runQueue([[trials.filter((each) => !isOfServer(each))]], context)
}
