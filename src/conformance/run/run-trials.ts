import { inTurn } from '../grouping.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { WaitBudget } from '../sending/wait-budget.js'
import type { RunContext } from './run-context.js'
import { Schedule, type ScheduledTrial } from './schedule.js'

/**
 * Runs trials, the operations in turn, several at once if the options allow it. Waits for the rate
 * limits of the server, and returns the trials for which it would have to wait longer than
 * `longestWait`.
 */
export const runTrials = (
  trials: readonly ScheduledTrial[],
  context: RunContext,
  longestWait?: number,
): Promise<ScheduledTrial[]> => runInOrder(inTurn(trials, operationOf), context, longestWait)

const operationOf = ({ operation }: ScheduledTrial) => operation

/** Does the same in the given order; takes trials from a generator when it is their turn. */
export async function runInOrder(
  trials: Iterable<ScheduledTrial>,
  context: RunContext,
  longestWait = Number.POSITIVE_INFINITY,
): Promise<ScheduledTrial[]> {
  const { options, trialContext } = context
  const schedule = new Schedule(trials)
  // The state of a server that the suite controls belongs to one request at a time, so the second
  // worker sends when the first one checks a response.
  const workers = trialContext.world.isControlled ? 2 : (options.concurrency ?? 1)
  let current: Promise<boolean> | undefined
  // Workers that wait at once use the time only once.
  const wait = (...wanted: Parameters<WaitBudget['wait']>): Promise<boolean> => {
    current ??= trialContext.budget.wait(...wanted).finally(() => {
      current = undefined
    })
    return current
  }
  const settings = { longestWait, wait }
  await Promise.all(Array.from({ length: workers }, () => work(schedule, context, settings)))
  return schedule.drop()
}

interface WaitSettings extends Pick<WaitBudget, 'wait'> {
  /** Seconds. */
  longestWait: number
}

async function work(
  schedule: Schedule,
  context: RunContext,
  { longestWait, wait }: WaitSettings,
): Promise<void> {
  const { record, ending, implemented } = context
  while (!ending.isOver) {
    const now = Date.now()
    const next = await schedule.next(now)
    if (next === undefined) return
    if ('at' in next) {
      const seconds = (next.at - now) / 1000
      if (seconds > longestWait) return
      const isWaited = await wait(seconds, `the rate limit of ${next.operation}`)
      if (!isWaited) return skipAll(schedule.drop(), skipReasons.limited, context)
      continue
    }
    if (!implemented.has(next.operation)) {
      skipAll([next], skipReasons.notImplemented, context)
      continue
    }
    const outcome = await next.run()
    if ('skipped' in outcome) skipAll([next], outcome.skipped, context)
    else if ('limitedFor' in outcome) {
      const until = Date.now() + outcome.limitedFor * 1000
      if (!schedule.postpone(next, until)) skipAll([next], skipReasons.limited, context)
    } else {
      if (next.isUnrecorded !== true) record.addResult(next, outcome)
    }
  }
}

function skipAll(trials: readonly ScheduledTrial[], reason: string, { record }: RunContext): void {
  for (const trial of trials) if (trial.isUnrecorded !== true) record.skip(trial, reason)
}
