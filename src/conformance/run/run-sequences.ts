import type { OperationName } from '../../core/index.js'
import { Unreachable } from '../sending/send.js'
import { RateLimited } from '../sending/wait-budget.js'
import { sequences } from '../sequences/index.js'
import { type Sequence, SequenceSkipped } from '../sequences/sequence.js'
import type { FindingWithEvidence } from './record.js'
import type { RunContext } from './run-context.js'
import { noResponse } from './run-trial.js'
import { createSession, type SessionSettings } from './session.js'

type Settings = Omit<SessionSettings, 'sequence' | 'context'>

export const sequencesOf = ({ options, isSelected }: Pick<RunContext, 'options' | 'isSelected'>) =>
  sequences.filter(({ id, operations, isOnRequest }) => {
    if (isOnRequest === true && options.rateLimits !== true) return false
    const { readOnly = false, exclude = [] } = options
    if (operations.some((operation) => exclude.includes(operation))) return false
    const isTested = (operation: OperationName) => isSelected(operation, id)
    // A sequence calls all its operations.
    return readOnly ? operations.every(isTested) : operations.some(isTested)
  })

/** Runs the sequences one after the other. */
export async function runSequences(context: RunContext, settings: Settings): Promise<void> {
  for (const sequence of sequencesOf(context)) {
    if (context.ending.isOver) return
    const { id, operations } = sequence
    const name = { kind: 'sequences', id, subject: id, operation: operations[0] } as const
    const isImplemented = operations.every((operation) => context.implemented.has(operation))
    const outcome = isImplemented
      ? await runSequence(sequence, context, settings)
      : { skipped: 'the server does not implement the operation' }
    if ('skipped' in outcome) context.record.skip(name, outcome.skipped)
    else context.record.conclude(name, outcome.found)
  }
}

/** Runs one sequence; returns its findings, or why it could not run. */
export async function runSequence(
  sequence: Sequence,
  context: RunContext,
  settings: Settings,
): Promise<{ found: readonly FindingWithEvidence[] } | { skipped: string }> {
  const { trialContext } = context
  const { session, found, last, begin } = createSession({ ...settings, sequence, context })
  try {
    begin(await trialContext.world.begin(sequence.workspace ?? {}))
    await sequence.run(session)
  } catch (error) {
    if (error instanceof Unreachable) {
      await trialContext.recover()
      found.push({ finding: noResponse(error), evidence: last() })
    } else if (!(error instanceof SequenceSkipped || error instanceof RateLimited)) {
      throw error
    } else if (found.length === 0) {
      // Earlier findings remain true.
      return { skipped: error.message }
    }
  }
  return { found }
}
