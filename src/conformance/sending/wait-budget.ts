import type { OperationName } from '../../core/index.js'

/** Thrown if the server limits the rate of requests for longer than a request may wait. */
export class RateLimited extends Error {
  override name = 'RateLimited'

  /** Takes the seconds to wait, if the budget allows to do so later. */
  constructor(
    message: string,
    readonly seconds?: number,
  ) {
    super(message)
  }
}

interface WaitBudgetOptions {
  /** Seconds to wait in the whole run. */
  seconds: number
  /** Waits for a number of milliseconds; rejects if the run ends meanwhile. */
  pause: (milliseconds: number) => Promise<void>
  /** Called before each wait, with the reason and the seconds that the budget still has. */
  onWait: (wait: { seconds: number; left: number; reason: string }) => void
}

/** The time that a run may spend on waiting for the limits of the server. */
export class WaitBudget {
  #waited = 0
  #responses = 0
  readonly #limited = new Set<OperationName>()

  constructor(private readonly options: WaitBudgetOptions) {}

  /**
   * Counts a response with 429 that the contract did not expect. Returns whether it is the first one to
   * a test of the operation.
   */
  addLimited(operation?: OperationName): boolean {
    this.#responses++
    const isFirst = operation !== undefined && !this.#limited.has(operation)
    if (isFirst) this.#limited.add(operation)
    return isFirst
  }

  /** Waits, or returns false if the budget has less time left. */
  async wait(seconds: number, reason: string): Promise<boolean> {
    const left = this.options.seconds - this.#waited
    if (seconds > left) return false
    this.#waited += seconds
    this.options.onWait({ seconds, left, reason })
    await this.options.pause(seconds * 1000)
    return true
  }

  /** Waits for another reason than a limit of the server. */
  pause(milliseconds: number): Promise<void> {
    return this.options.pause(milliseconds)
  }

  /** Responses with 429, and seconds waited. */
  get spent(): { responses: number; seconds: number } {
    return { responses: this.#responses, seconds: Math.round(this.#waited * 10) / 10 }
  }
}
