import { setImmediate } from 'node:timers/promises'
import type { OperationName } from '../../core/index.js'
import type { Combinable } from '../combinations/combinable.js'
import type { FindingSubject } from '../report/finding-subject.js'
import type { TrialKind } from './options.js'
import type { GeneratedSource } from './record.js'
import type { TrialOutcome } from './run-trial.js'

/** A trial that waits for its turn. */
export interface ScheduledTrial {
  kind: TrialKind
  id: string
  subject: FindingSubject
  operation: OperationName
  generated?: GeneratedSource
  /** Whether the API description states that its request is valid or invalid. */
  stated?: 'valid' | 'invalid' | undefined
  /** Whether the API description states that its request has several violations. */
  hasSeveral?: boolean
  /** What it can be combined with others by; undefined if its request is not derived from a base. */
  combinable?: Combinable | undefined
  /** Whether the report leaves it out. */
  isUnrecorded?: boolean
  run(): Promise<TrialOutcome>
}

/** Times that a rate-limited trial is tried at most. */
const maxAttempts = 5

/** The operation whose trials can run first, and when. */
interface Blocked {
  operation: OperationName
  at: number
}

/** Takes trials in their order; those whose rate limit is reached wait while the others go on. */
export class Schedule {
  readonly #trials: Iterator<ScheduledTrial>
  readonly #waiting = new Map<OperationName, ScheduledTrial[]>()
  readonly #blockedUntil = new Map<OperationName, number>()
  readonly #attempts = new Map<ScheduledTrial, number>()

  /** Trials are taken from a generator when it is their turn. */
  constructor(trials: Iterable<ScheduledTrial>) {
    this.#trials = trials[Symbol.iterator]()
  }

  /** Returns the next trial, the time when one can run, or undefined if none is left. */
  async next(now: number): Promise<ScheduledTrial | Blocked | undefined> {
    const isBlocked = (operation: OperationName) => (this.#blockedUntil.get(operation) ?? 0) > now
    for (const [operation, queue] of this.#waiting) {
      if (queue.length > 0 && !isBlocked(operation)) return queue.shift()
    }
    for (;;) {
      const { done, value: trial } = this.#trials.next()
      if (done === true) break
      if (!isBlocked(trial.operation)) return trial
      this.#queueOf(trial.operation).push(trial)
      // A generator of thousands must not keep a signal from ending the run.
      await setImmediate()
    }
    const waiting = [...this.#waiting.entries()].filter(([, queue]) => queue.length > 0)
    return waiting
      .map(([operation]) => ({ at: this.#blockedUntil.get(operation) ?? now, operation }))
      .sort((one, other) => one.at - other.at)[0]
  }

  #queueOf(operation: OperationName): ScheduledTrial[] {
    const queue = this.#waiting.get(operation) ?? []
    this.#waiting.set(operation, queue)
    return queue
  }

  /** Puts a rate-limited trial back; returns false if it was tried often enough. */
  postpone(trial: ScheduledTrial, until: number): boolean {
    const { operation } = trial
    this.#blockedUntil.set(operation, Math.max(until, this.#blockedUntil.get(operation) ?? 0))
    const attempts = (this.#attempts.get(trial) ?? 0) + 1
    if (attempts >= maxAttempts) return false
    this.#attempts.set(trial, attempts)
    this.#queueOf(operation).unshift(trial)
    return true
  }

  /** Removes and returns all trials that are left. */
  drop(): ScheduledTrial[] {
    const left = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    for (;;) {
      const { done, value: trial } = this.#trials.next()
      if (done === true) return left
      left.push(trial)
    }
  }
}
