import type { ConformanceCase } from '../cases/cases.js'
import { skipReasons } from '../report/skip-reasons.js'
import { sequences } from '../sequences/index.js'
import type { ServerConnection } from './connect.js'
import { findImplemented } from './find-implemented.js'
import type { ConformanceOptions, RunSettings, TrialKind } from './options.js'
import {
  priorities,
  type QueuedTrial,
  requestTrial,
  runQueue,
  sourceOf,
  type TrialSource,
} from './queue.js'
import type { RunContext } from './record.js'
import { caseTrials, exceptionTrials, orderCases, variantTrials } from './run-cases.js'
import {
  generatedCount,
  generatedOperations,
  generatedTrials,
  shrinkFindings,
} from './run-generated.js'
import { sequenceTrial, sequenceTrials } from './run-sequences.js'
import type { SequenceSettings } from './session.js'

/** Runs all tests, those that find most first. */
export async function runAll(
  context: RunContext,
  cases: readonly ConformanceCase[],
  { sequenceSettings }: ServerConnection,
  { kinds }: RunSettings,
): Promise<void> {
  const { options, record, trialContext } = context
  if (options.replay !== undefined) return runReplays(options.replay, context, sequenceSettings)
  const has = (kind: TrialKind) => kinds?.includes(kind) ?? true
  const sources: TrialSource[] = []
  if (has('cases')) {
    const { first, stated, others } = orderCases(cases)
    const trials = {
      first: [...exceptionTrials(cases, context), ...caseTrials(first, context)],
      stated: caseTrials(stated, context),
      others: caseTrials(others, context),
    }
    for (const [name, list] of Object.entries(trials)) {
      record.addSelected(list.length)
      sources.push(sourceOf(priorities[name as keyof typeof trials], list))
    }
  }
  if (has('sequences')) {
    for (const [priority, list] of sequenceTrials(context, sequenceSettings)) {
      record.addSelected(list.length)
      sources.push({ priority, groups: [() => list] })
    }
  }
  if (has('variants')) {
    sources.push({ priority: priorities.variants, groups: variantTrials(cases, context) })
  }
  if (has('generated')) {
    record.addTotal(generatedOperations(context).length * generatedCount(options))
    sources.push({ priority: priorities.generated, groups: generatedTrials(context) })
  }
  const isOfServer = ({ priority }: TrialSource) => priority === priorities.ofServer
  // Where the suite sets the state of a server, its own accounts are tested before that.
  const { isControlled } = trialContext.world
  const before = isControlled ? sources.filter(isOfServer) : []
  await runQueue(before, context)
  await findImplemented(cases, context)
  await runQueue(
    sources.filter((each) => !before.includes(each)),
    context,
  )
  await shrinkFindings(context)
}

/** Runs the trials of findings again, each once. */
async function runReplays(
  findings: NonNullable<ConformanceOptions['replay']>,
  context: RunContext,
  settings: SequenceSettings,
): Promise<void> {
  const { record, trialContext } = context
  const replays = new Map(
    findings.map(({ key, replay }) => [JSON.stringify(replay) ?? key, { key, replay }]),
  )
  record.addTotal(replays.size)
  const trials = [...replays.values()].flatMap(({ key, replay }): QueuedTrial[] => {
    if (replay?.kind === 'request') {
      return [requestTrial('cases', replay.trial, replay.scenario, trialContext)]
    }
    // Sequences of one operation may share an id; they differ in the data that they use.
    const found = sequences().filter(
      ({ id, operations: [operation] }) => id === replay?.id && operation === replay.operation,
    )
    if (found.length === 0) {
      const name = { kind: 'sequences', id: key, subject: 'structure' } as const
      record.skip({ ...name, operation: undefined }, skipReasons.missingTrial)
    }
    return found.map((sequence) => sequenceTrial(sequence, context, settings))
  })
  // Those of the accounts of the server run before its state is set.
  const isOfServer = ({ id }: QueuedTrial) =>
    sequences().some((each) => each.ofServer === true && each.id === id)
  const ordered = [...trials.filter(isOfServer), ...trials.filter((each) => !isOfServer(each))]
  await runQueue([{ priority: priorities.first, groups: [() => ordered] }], context)
}
