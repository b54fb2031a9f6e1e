import { skipReasons } from '../report/skip-reasons.js'
import { Unreachable } from '../sending/send.js'
import { RateLimited } from '../sending/wait-budget.js'
import { sequences } from '../sequences/index.js'
import { type Sequence, SequenceSkipped } from '../sequences/sequence.js'
import type { ConformanceOptions } from './options.js'
import type { FindingWithEvidence } from './record.js'
import type { RunContext } from './run-context.js'
import { noResponse } from './run-trial.js'
import { createSession, type SequenceSettings } from './session.js'

type Selected = Pick<RunContext, 'options' | 'isSelected' | 'trialContext'>

/** Returns the sequences that a run contains. */
const sequencesOf = (context: Selected): Sequence[] =>
  sequences.filter(
    (sequence) =>
      sequence.operations.some((operation) => context.isSelected(operation, sequence.id)) &&
      isAllowed(sequence, context.options) &&
      isWanted(sequence, context),
  )

const needsTime = ({ needsTime: seconds = 0 }: Sequence): boolean => seconds > 0
const isRandom = (sequence: Sequence): boolean => sequence.isRandom === true
const usesUpLimits = ({ isOnRequest }: Sequence): boolean => isOnRequest === true

/** Returns whether the options allow all calls of a sequence, and the time that it needs. */
function isAllowed(
  sequence: Sequence,
  { readOnly, quick, exclude = [] }: ConformanceOptions,
): boolean {
  const { operations, creates, changes } = sequence
  if (operations.some((operation) => exclude.includes(operation))) return false
  if (readOnly === true && (creates === true || changes === true)) return false
  return quick !== true || !needsTime(sequence)
}

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

/** The sequences of a run by their place among the cases. */
interface ScheduledSequences {
  /** Run before anything else. */
  first: readonly Sequence[]
  /** Run after the cases that the description settles. */
  early: readonly Sequence[]
  /** Wait, or show mostly what others do; run before what is less probable. */
  late: readonly Sequence[]
  /** Use up limits by the minute. */
  last: readonly Sequence[]
}

export const noSequences: ScheduledSequences = { first: [], early: [], late: [], last: [] }

/**
 * Returns the sequences of a run. Cases would use up the limits of a server whose state stays, so there
 * only those that do the same come after them.
 */
export function scheduledSequences(context: Selected): ScheduledSequences {
  const all = sequencesOf(context)
  const ofServer = all.filter((each) => each.ofServer === true)
  const others = all.filter((each) => each.ofServer !== true)
  const calling = others.filter((each) => !needsTime(each))
  const waiting = others.filter(needsTime)
  const timed = waiting.filter((each) => !usesUpLimits(each))
  if (context.trialContext.world.isControlled) {
    return {
      first: ofServer,
      early: calling.filter((each) => !isRandom(each)),
      late: [...timed, ...calling.filter(isRandom)],
      last: waiting.filter(usesUpLimits),
    }
  }
  const first = [...ofServer, ...calling, ...timed]
  return { ...noSequences, first, last: waiting.filter(usesUpLimits) }
}

/**
 * Runs sequences one after the other. Returns those for which it would have to wait for a rate limit
 * longer than the `longestPause` of the settings.
 */
export async function runSequences(
  list: readonly Sequence[],
  context: RunContext,
  settings: SequenceSettings,
): Promise<Sequence[]> {
  const limited: Sequence[] = []
  for (const sequence of list) {
    if (context.ending.isOver) break
    const { id, operations } = sequence
    const name = { kind: 'sequences', id, subject: id, operation: operations[0] } as const
    const isImplemented = operations.every((operation) => context.implemented.has(operation))
    const outcome = isImplemented
      ? await runSequence(sequence, context, settings)
      : { skipped: skipReasons.notImplemented }
    if ('found' in outcome) context.record.conclude(name, outcome.found)
    else if (outcome.isLimited === true && settings.longestPause !== undefined) {
      limited.push(sequence)
    } else context.record.skip(name, outcome.skipped)
  }
  return limited
}

/** Runs one sequence; returns its findings, or why it could not run. */
export async function runSequence(
  sequence: Sequence,
  context: RunContext,
  settings: SequenceSettings,
): Promise<{ found: readonly FindingWithEvidence[] } | { skipped: string; isLimited?: boolean }> {
  const { trialContext } = context
  const { session, found, last } = createSession({ ...settings, sequence, context })
  try {
    if (sequence.ofServer === true) await trialContext.world.save()
    else await session.begin()
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    await trialContext.recover()
    return { skipped: error.message }
  }
  try {
    await sequence.run(session)
  } catch (error) {
    if (error instanceof Unreachable) {
      await trialContext.recover()
      found.push({ finding: noResponse(error), evidence: last() })
    } else if (!(error instanceof SequenceSkipped || error instanceof RateLimited)) {
      throw error
    } else if (found.length === 0) {
      // Earlier findings remain true.
      return { skipped: error.message, isLimited: error instanceof RateLimited }
    }
  }
  return { found }
}
