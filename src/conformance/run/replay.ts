import { skipReasons } from '../report/skip-reasons.js'
import { sequences } from '../sequences/index.js'
import type { ConformanceOptions } from './options.js'
import type { RunContext } from './run-context.js'
import { runSequence } from './run-sequences.js'
import { runTrial } from './run-trial.js'
import { runTrials } from './run-trials.js'
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
  const needsAccounts = ({ replay }: (typeof findings)[number]) =>
    replay?.kind === 'sequence' &&
    sequences.some(({ id, ofServer }) => ofServer && id === replay.id)
  const all = [...replays.values()]
  const first = all.filter(needsAccounts)
  for (const { key, replay } of [...first, ...all.filter((each) => !first.includes(each))]) {
    if (context.ending.isOver) return
    if (replay?.kind === 'request') {
      const { trial, scenario } = replay
      const run = () => runTrial(trial, scenario, trialContext)
      const { id, subject } = trial
      const { operation } = scenario
      await runTrials([{ kind: 'cases', id, subject, operation, run }], context)
      continue
    }
    // Sequences of one operation may share an id; they differ in the data that they use.
    const found = sequences.filter(
      ({ id, operations: [operation] }) => id === replay?.id && operation === replay.operation,
    )
    if (found.length === 0) {
      const name = { kind: 'sequences', id: key, subject: 'structure' } as const
      record.skip({ ...name, operation: undefined }, skipReasons.missingTrial)
    }
    for (const sequence of found) {
      const { id, operations } = sequence
      const name = { kind: 'sequences', id, subject: id, operation: operations[0] } as const
      const outcome = await runSequence(sequence, context, settings)
      if ('skipped' in outcome) record.skip(name, outcome.skipped)
      else record.conclude(name, outcome.found)
    }
  }
}
