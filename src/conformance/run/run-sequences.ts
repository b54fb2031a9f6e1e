import { Unreachable } from '../sending/send.js'
import { sequences } from '../sequences/index.js'
import { type Sequence, SequenceSkipped } from '../sequences/sequence.js'
import type { RunContext } from './run-context.js'
import { createSession, type SessionSettings } from './session.js'

type Selected = Pick<RunContext, 'options' | 'isSelected' | 'trialContext'>

export const sequencesOf = (context: Selected) =>
  sequences.filter(
    (sequence) =>
      sequence.operations.some((operation) => context.isSelected(operation, sequence.id)) &&
      isWanted(sequence, context),
  )

/** Returns whether the sequence runs without a request, or was requested. */
function isWanted(
  { isOnRequest, byDefault, operations: [tested] }: Sequence,
  { options, trialContext }: Selected,
): boolean {
  if (isOnRequest !== true || options.rateLimits === true) return true
  // The documented limits are not those of this server.
  if (options.contract?.limits?.[tested] !== undefined) return false
  return byDefault === 'always' || (byDefault === 'controlled' && trialContext.world.isControlled)
}

/** Runs the sequences one after the other. */
export async function runSequences(
  context: RunContext,
  settings: Omit<SessionSettings, 'sequence' | 'context'>,
): Promise<void> {
  for (const sequence of sequencesOf(context)) {
    if (context.record.isOver) return
    await runSequence(sequence, context, settings)
  }
}

async function runSequence(
  sequence: Sequence,
  context: RunContext,
  settings: Omit<SessionSettings, 'sequence' | 'context'>,
): Promise<void> {
  const { id, operations } = sequence
  const name = { kind: 'sequences', id, subject: id, operation: operations[0] } as const
  const { session, found } = createSession({ ...settings, sequence, context })
  try {
    await context.trialContext.world.begin(sequence.workspace ?? {})
    await sequence.run(session)
  } catch (error) {
    if (!(error instanceof SequenceSkipped || error instanceof Unreachable)) throw error
    // Earlier findings remain true.
    if (found.length === 0) {
      context.record.skip(name, error.message)
      return
    }
  }
  context.record.conclude(name, found)
}
