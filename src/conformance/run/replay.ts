import { skipReasons } from '../report/skip-reasons.js'
import { sequences } from '../sequences/index.js'
import type { ConformanceOptions } from './options.js'
import { priorities, type QueuedTrial, requestTrial, runQueue } from './queue.js'
import type { RunContext } from './run-context.js'
import { sequenceTrial } from './run-sequences.js'
import type { SequenceSettings } from './session.js'

/** Runs the trials of findings again, each once. */
export async function runReplays(
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
