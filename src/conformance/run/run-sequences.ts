import { Unreachable } from '../sending/send.js'
import { sequences } from '../sequences/index.js'
import { type Sequence, SequenceSkipped } from '../sequences/sequence.js'
import type { RunContext } from './run-context.js'
import { createStage, type StageSettings } from './stage.js'

/** Which sequences are run. */
export const sequencesOf = ({ options, isSelected }: Pick<RunContext, 'options' | 'isSelected'>) =>
  sequences.filter(
    ({ id, operations, isOnRequest }) =>
      operations.some((operation) => isSelected(operation, id)) &&
      (isOnRequest !== true || options.rateLimits === true),
  )

/** Plays the sequences, one after the other. */
export async function trySequences(
  context: RunContext,
  settings: Omit<StageSettings, 'sequence' | 'context'>,
): Promise<void> {
  for (const sequence of sequencesOf(context)) {
    if (context.record.isOver) return
    await play(sequence, context, settings)
  }
}

async function play(
  sequence: Sequence,
  context: RunContext,
  settings: Omit<StageSettings, 'sequence' | 'context'>,
): Promise<void> {
  const { id, operations } = sequence
  const name = { kind: 'sequences', id, subject: id, operation: operations[0] } as const
  const { stage, shown } = createStage({ ...settings, sequence, context })
  try {
    await context.laboratory.world.begin(sequence.workspace ?? {})
    await sequence.run(stage)
  } catch (error) {
    if (!(error instanceof SequenceSkipped || error instanceof Unreachable)) throw error
    // What was found before is no less true.
    if (shown.length === 0) {
      context.record.skip(name, error.message)
      return
    }
  }
  context.record.conclude(name, shown)
}
