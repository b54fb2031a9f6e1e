import { setImmediate } from 'node:timers/promises'
import type { OperationName } from '../../core/index.js'
import type { RequestTrial } from '../checking/trial.js'
import { groupBy, inTurn } from '../grouping.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { TrialKind } from './options.js'
import type { RunContext, TrialName } from './record.js'
import { runTrial, type TrialContext, type TrialOutcome } from './run-trial.js'

export interface QueuedTrial extends TrialName {
  operation: OperationName
  /** Whether it runs alone, because it also calls other operations than its own. */
  isAlone?: boolean
  /** `isAgain`: whether it had to wait for a limit before. */
  run(isAgain: boolean): Promise<TrialOutcome>
}

export const requestTrial = (
  kind: TrialKind,
  request: RequestTrial,
  context: TrialContext,
): QueuedTrial => ({
  kind,
  id: request.trial.id,
  subject: request.trial.subject,
  operation: request.scenario.operation,
  run: () => runTrial(request, context),
})

/** Groups of trials that take turns. */
export type Stage = readonly Iterable<QueuedTrial>[]

/** Returns a stage of trials whose operations take turns. */
export const stageOf = (trials: readonly QueuedTrial[]): Stage => [
  ...groupBy(trials, ({ operation }) => operation).values(),
]

function* inOrder(stages: readonly Stage[]): Generator<QueuedTrial> {
  for (const groups of stages) yield* inTurn(groups)
}

/** Times that a rate-limited trial is tried at most. */
const maxAttempts = 5

/** Trials that wait for the same limit, and when it is over. */
interface Lane {
  trials: QueuedTrial[]
  until: number
}

/** Takes trials in their order; those whose rate limit is reached wait while the others go on. */
class Queue {
  readonly #trials: Iterator<QueuedTrial>
  readonly #lanes = new Map<string, Lane>()
  readonly #attempts = new Map<QueuedTrial, number>()

  constructor(trials: Iterable<QueuedTrial>) {
    this.#trials = trials[Symbol.iterator]()
  }

  /** Returns the next trial, the time when one can run, or undefined if none is left. */
  async next(now: number): Promise<QueuedTrial | { at: number; lane: string } | undefined> {
    for (const { trials, until } of this.#lanes.values()) {
      if (trials.length > 0 && until <= now) return trials.shift()
    }
    for (;;) {
      const { done, value: trial } = this.#trials.next()
      if (done === true) break
      const lane = this.#laneOf(trial)
      if (lane.until <= now) return trial
      lane.trials.push(trial)
      // A generator of thousands must not keep a signal from ending the run.
      await setImmediate()
    }
    return [...this.#lanes]
      .filter(([, { trials }]) => trials.length > 0)
      .map(([lane, { until }]) => ({ lane, at: until }))
      .sort((one, other) => one.at - other.at)[0]
  }

  /** A trial with several operations may be limited in any of them, which says nothing about others. */
  #laneOf({ operation, isAlone, id }: QueuedTrial): Lane {
    const name = isAlone ? id : operation
    const lane = this.#lanes.get(name) ?? { trials: [], until: 0 }
    this.#lanes.set(name, lane)
    return lane
  }

  isAgain(trial: QueuedTrial): boolean {
    return this.#attempts.has(trial)
  }

  /** Puts a rate-limited trial back; returns false if it was tried often enough. */
  postpone(trial: QueuedTrial, until: number): boolean {
    const lane = this.#laneOf(trial)
    lane.until = Math.max(until, lane.until)
    const attempts = (this.#attempts.get(trial) ?? 0) + 1
    if (attempts >= maxAttempts) return false
    this.#attempts.set(trial, attempts)
    lane.trials.unshift(trial)
    return true
  }

  drop(): QueuedTrial[] {
    const waiting = [...this.#lanes.values()].flatMap(({ trials }) => trials.splice(0))
    const left = { [Symbol.iterator]: () => this.#trials }
    return [...waiting, ...left]
  }
}

/**
 * Runs trials in the order of their stages, several at once if the server and the options allow it. Waits
 * for the limits of the server when nothing else is left, and skips the rest when the run may wait no longer.
 */
export async function runQueue(stages: readonly Stage[], context: RunContext): Promise<void> {
  const { options, world, connection, record, ending } = context
  const queue = new Queue(inOrder(stages))
  const running = new Set<Promise<void>>()
  let alone: Promise<void> | undefined
  let waiting: Promise<boolean> | undefined

  const skip = (trials: readonly QueuedTrial[], reason: string) => {
    for (const trial of trials) record.skip(trial, reason)
  }
  /** Workers that wait at once use the time only once. */
  const wait = (seconds: number, lane: string): Promise<boolean> => {
    waiting ??= connection.wait(seconds, `the rate limit of ${lane}`).finally(() => {
      waiting = undefined
    })
    return waiting
  }
  const run = async (trial: QueuedTrial): Promise<void> => {
    const outcome = await trial.run(queue.isAgain(trial))
    if ('skipped' in outcome) skip([trial], outcome.skipped)
    else if ('limitedFor' in outcome) {
      const until = Date.now() + outcome.limitedFor * 1000
      if (!queue.postpone(trial, until)) skip([trial], skipReasons.limited)
    } else record.conclude(trial, outcome)
  }
  /** Runs a trial beside others, or alone. */
  const inPlace = async (trial: QueuedTrial): Promise<void> => {
    while (alone !== undefined) await alone
    const others = trial.isAlone ? Promise.all(running) : undefined
    const current = others === undefined ? run(trial) : others.then(() => run(trial))
    if (others !== undefined) {
      const clear = () => {
        alone = undefined
      }
      alone = current.then(clear, clear)
    }
    running.add(current)
    await current.finally(() => running.delete(current))
  }
  const work = async (): Promise<void> => {
    while (!ending.isOver) {
      const now = Date.now()
      const next = await queue.next(now)
      if (next === undefined) return
      if ('at' in next) {
        const isWaited = await wait((next.at - now) / 1000, next.lane)
        if (!isWaited) return skip(queue.drop(), skipReasons.limited)
      } else if (!record.isImplemented(next.operation)) {
        skip([next], skipReasons.notImplemented)
      } else await inPlace(next)
    }
  }
  // The state of a server that the suite controls belongs to one request at a time, so the second
  // worker sends when the first one checks a response.
  const workers = world.isControlled ? 2 : (options.concurrency ?? 1)
  await Promise.all(Array.from({ length: workers }, work))
}
