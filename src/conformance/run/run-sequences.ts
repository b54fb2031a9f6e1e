import { groupBy } from '../grouping.js'
import { reading } from '../report/selection.js'
import { RateLimited, shortWait } from '../sending/connection.js'
import { Unreachable } from '../sending/send.js'
import { SequenceSkipped } from '../sequences/call.js'
import { sequences } from '../sequences/index.js'
import { type Sequence, Session } from '../sequences/sequence.js'
import type { World } from '../world/world.js'
import type { ConformanceOptions } from './options.js'
import type { QueuedTrial } from './queue.js'
import type { RunContext } from './record.js'
import { noResponse, type TrialOutcome } from './run-trial.js'

const sequencesOf = (context: RunContext): Sequence[] =>
  sequences().filter(
    (sequence) =>
      sequence.operations.some((operation) => context.isSelected(operation, sequence.id)) &&
      isAllowed(sequence, context.options) &&
      isWanted(sequence, context),
  )

const needsTime = ({ needsTime: seconds = 0 }: Sequence): boolean => seconds > 0

/** Returns whether the options allow all calls of a sequence, and the time that it needs. */
function isAllowed(
  sequence: Sequence,
  { readOnly, quick, exclude = [] }: ConformanceOptions,
): boolean {
  const { operations, creates } = sequence
  if (operations.some((operation) => exclude.includes(operation))) return false
  const isReading = creates !== true && operations.every((each) => reading.has(each))
  if (readOnly === true && !isReading) return false
  return quick !== true || !needsTime(sequence)
}

/** Returns whether the sequence runs without a request, or was requested. */
function isWanted(
  { byDefault, operations: [tested] }: Sequence,
  { options, world }: RunContext,
): boolean {
  if (byDefault === undefined || options.rateLimits === true) return true
  // The documented limits are not those of this server.
  if (options.contract?.limits?.[tested] !== undefined) return false
  return byDefault === 'always' || world.isControlled
}

/**
 * When a sequence runs: first of all those of the accounts of the server, last those that use up limits by
 * the minute, and late those that wait, or show mostly what others do.
 */
export type SequenceTime = 'of-server' | 'early' | 'usual' | 'late' | 'limits'

function timeOf(sequence: Sequence, { isControlled }: World): SequenceTime {
  if (sequence.ofServer === true) return 'of-server'
  if (needsTime(sequence) && sequence.byDefault !== undefined) return 'limits'
  // Cases would use up the limits of a server whose state stays.
  if (!isControlled) return 'early'
  return needsTime(sequence) || sequence.isRandom === true ? 'late' : 'usual'
}

export function sequenceTrials(
  context: RunContext,
): ReadonlyMap<SequenceTime, readonly QueuedTrial[]> {
  const byTime = groupBy(sequencesOf(context), (each) => timeOf(each, context.world))
  return new Map(
    [...byTime].map(([time, list]) => [time, list.map((each) => sequenceTrial(each, context))]),
  )
}

export function sequenceTrial(sequence: Sequence, context: RunContext): QueuedTrial {
  const { id, operations } = sequence
  return {
    kind: 'sequences',
    id,
    subject: id,
    operation: operations[0],
    isAlone: true,
    // Others go on while it would have to wait.
    run: (isAgain) =>
      runSequence(context, new Session(sequence, context, isAgain ? undefined : shortWait)),
  }
}

/** Runs one sequence; returns its findings, or why it could not run. */
async function runSequence(context: RunContext, session: Session): Promise<TrialOutcome> {
  const { world, recover } = context
  const { sequence, found } = session
  try {
    if (sequence.ofServer === true) await world.save()
    else await session.begin()
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    await recover()
    return { skipped: error.message }
  }
  try {
    await sequence.run(session)
  } catch (error) {
    if (error instanceof Unreachable) {
      await recover()
      found.push({ finding: noResponse(error), evidence: session.last() })
    } else if (!(error instanceof SequenceSkipped || error instanceof RateLimited)) {
      throw error
    } else if (found.length === 0) {
      // Earlier findings remain true.
      const seconds = error instanceof RateLimited ? error.seconds : undefined
      return seconds === undefined ? { skipped: error.message } : { limitedFor: seconds }
    }
  }
  await explainLateReads(context, session)
  return { found }
}

/** Repeats a sequence once in a run, to tell findings that only show that the server shows writes late. */
async function explainLateReads(context: RunContext, session: Session): Promise<void> {
  const { record } = context
  const { sequence, ofReads, isControlled } = session
  // A server whose state the suite sets shows it at once.
  if (record.isLateReadTested || ofReads.length === 0 || isControlled) return
  record.isLateReadTested = true
  const patient = new Session(sequence, context, shortWait, 1)
  try {
    await patient.begin()
    await sequence.run(patient)
  } catch {
    // The findings stay as they are; if the run ended, the next trial shows it.
    return
  }
  const again = new Set(patient.ofReads.map(({ subject, cause }) => `${subject} ${cause}`))
  for (const finding of ofReads) {
    if (again.has(`${finding.subject} ${finding.cause}`)) continue
    finding.message +=
      ' A second after each write, the response is right: the server shows writes late. Other findings may have this cause too.'
  }
}
