import type { OperationName } from '../../core/index.js'
import type { Combinable } from '../combinations/combine.js'
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

/**
 * Orders trials: the operations take turns, and one whose rate limit is reached waits while the
 * others go on.
 */
export class Schedule {
  readonly #queues = new Map<OperationName, ScheduledTrial[]>()
  readonly #blockedUntil = new Map<OperationName, number>()
  readonly #attempts = new Map<ScheduledTrial, number>()
  #turn = 0

  constructor(trials: Iterable<ScheduledTrial>) {
    for (const trial of trials) {
      const queue = this.#queues.get(trial.operation)
      if (queue === undefined) this.#queues.set(trial.operation, [trial])
      else queue.push(trial)
    }
    // Taken from the end, because removing the first element of a long array is slow.
    for (const queue of this.#queues.values()) queue.reverse()
  }

  /** Returns the next trial, the time when one can run, or undefined if none is left. */
  next(now: number): ScheduledTrial | { at: number; operation: OperationName } | undefined {
    const operations = [...this.#queues.keys()]
    let soonest: { at: number; operation: OperationName } | undefined
    for (let count = 0; count < operations.length; count++) {
      const operation = operations[this.#turn++ % operations.length] as OperationName
      const queue = this.#queues.get(operation)
      if (queue === undefined || queue.length === 0) {
        this.#queues.delete(operation)
        continue
      }
      const at = this.#blockedUntil.get(operation) ?? 0
      if (at <= now) return queue.pop()
      if (soonest === undefined || at < soonest.at) soonest = { at, operation }
    }
    return soonest
  }

  /** Puts a rate-limited trial back; returns false if it was tried often enough. */
  postpone(trial: ScheduledTrial, until: number): boolean {
    const { operation } = trial
    this.#blockedUntil.set(operation, Math.max(until, this.#blockedUntil.get(operation) ?? 0))
    const attempts = (this.#attempts.get(trial) ?? 0) + 1
    if (attempts >= maxAttempts) return false
    this.#attempts.set(trial, attempts)
    const queue = this.#queues.get(operation) ?? []
    queue.push(trial)
    this.#queues.set(operation, queue)
    return true
  }

  /** Removes and returns the trials of an operation, or all of them. */
  drop(operation?: OperationName): ScheduledTrial[] {
    const names = operation === undefined ? [...this.#queues.keys()] : [operation]
    return names.flatMap((name) => {
      const queue = this.#queues.get(name) ?? []
      this.#queues.delete(name)
      return queue.reverse()
    })
  }
}

/** Takes items of two lists in turn, and then the rest of the longer one. */
export const alternating = <Item>(ones: readonly Item[], others: readonly Item[]): Item[] =>
  (ones.length < others.length ? others : ones).flatMap((_, index) =>
    [ones[index], others[index]].filter((item) => item !== undefined),
  )
