import type { ConformanceCase } from '../cases/cases.js'
import { groupBy, isNot } from '../grouping.js'
import { shortWait } from '../sending/throttle.js'
import type { Sequence } from '../sequences/sequence.js'
import type { RunContext } from './run-context.js'
import { runCrossings } from './run-crossings.js'
import { runSequences } from './run-sequences.js'
import { runTrials } from './run-trials.js'
import type { ScheduledTrial } from './schedule.js'
import type { SequenceSettings } from './session.js'
import { fewSuspects, findSuspects } from './suspects.js'

/**
 * What a run has begun, what responses to combinations show about the rest, and what has to wait for
 * the limits of the server.
 */
export class Agenda {
  readonly #context: RunContext
  readonly #sequenceSettings: SequenceSettings
  readonly #begun = new Set<ScheduledTrial>()
  readonly #suspects = new Set<ScheduledTrial>()
  readonly #cleared = new Set<ScheduledTrial>()
  readonly #limited: ScheduledTrial[] = []
  readonly #limitedSequences: Sequence[] = []

  constructor(context: RunContext, sequenceSettings: SequenceSettings) {
    this.#context = context
    this.#sequenceSettings = sequenceSettings
  }

  /** Runs trials that were not begun, after those that had to wait; does not wait for limits. */
  async run(trials: readonly ScheduledTrial[]): Promise<void> {
    await this.#runAtOnce(trials, this.#limited.splice(0))
  }

  /** Does the same for those that combinations did not clear. */
  async runUncleared(trials: readonly ScheduledTrial[]): Promise<void> {
    await this.run(trials.filter(isNot(this.#cleared)))
  }

  /**
   * Sends combinations of trials that were not begun. Few suspects of one combination run at once, the
   * others when the rest of the combinations was sent.
   */
  async runCombined(trials: readonly ScheduledTrial[]): Promise<void> {
    const untried = trials.filter(isNot(this.#begun))
    const limited = await findSuspects(untried, this.#context, async (suspects, cleared) => {
      for (const trial of suspects) this.#suspects.add(trial)
      for (const trial of cleared) this.#cleared.add(trial)
      if (suspects.length <= fewSuspects) await this.#runAtOnce(suspects)
    })
    await this.run([...this.#suspects])
    this.#limited.push(...limited)
  }

  /** Makes the changes of trials in other requests. */
  async runCrossings(
    cases: readonly ConformanceCase[],
    trials: readonly ScheduledTrial[],
  ): Promise<void> {
    const runOrigin = (origin: ScheduledTrial) => this.#runAtOnce([origin])
    this.#limited.push(...(await runCrossings(cases, trials, this.#context, runOrigin)))
  }

  /** Runs sequences; does not wait for limits. */
  async runSequences(sequences: readonly Sequence[]): Promise<void> {
    const settings = { ...this.#sequenceSettings, longestPause: shortWait }
    this.#limitedSequences.push(...(await runSequences(sequences, this.#context, settings)))
  }

  /** Runs sequences that had to wait. */
  async runLimitedSequences(): Promise<void> {
    await this.runSequences(this.#limitedSequences.splice(0))
  }

  /** Waits for the limits of the server, and runs what had to wait for them, suspects first. */
  async finish(): Promise<void> {
    const context = this.#context
    await runSequences(this.#limitedSequences, context, this.#sequenceSettings)
    const limited = groupBy(this.#limited.splice(0), isCombination)
    await runTrials(limited.get(true) ?? [], context)
    // The combinations may have had suspects that had to wait again.
    const left = [...(limited.get(false) ?? []), ...this.#limited]
    left.sort((one, other) => this.#rankOf(one) - this.#rankOf(other))
    await runTrials(left, context)
  }

  #rankOf(trial: ScheduledTrial): number {
    if (this.#suspects.has(trial)) return 0
    return this.#cleared.has(trial) ? 2 : 1
  }

  async #runAtOnce(
    trials: readonly ScheduledTrial[],
    before: readonly ScheduledTrial[] = [],
  ): Promise<void> {
    const next = trials.filter(isNot(this.#begun))
    for (const trial of next) this.#begun.add(trial)
    this.#limited.push(...(await runTrials([...before, ...next], this.#context, shortWait)))
  }
}

const isCombination = ({ isUnrecorded }: ScheduledTrial): boolean => isUnrecorded === true
