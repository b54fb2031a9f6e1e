import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ConformanceReport } from '../report/report.js'

type EndedBy = NonNullable<ConformanceReport['endedBy']>

/** Thrown to leave the trial that is in progress when a run ends early. */
export class RunEnded extends Error {
  override name = 'RunEnded'
}

/** Decides when a run ends before everything is tested, and interrupts what is in progress. */
export class Ending {
  readonly #controller = new AbortController()
  readonly #timer: ReturnType<typeof setTimeout> | undefined
  #reason: EndedBy | undefined
  readonly #onSignal = () => this.end('signal')

  /** `timeLimit` is in seconds. */
  constructor(
    private readonly outer: AbortSignal | undefined,
    timeLimit: number | undefined,
  ) {
    // Concurrent requests listen at once.
    setMaxListeners(0, this.#controller.signal)
    if (outer?.aborted) this.end('signal')
    outer?.addEventListener('abort', this.#onSignal)
    if (timeLimit !== undefined) {
      this.#timer = setTimeout(() => this.end('time-limit'), timeLimit * 1000)
    }
  }

  /** Ends the run; the first reason counts. */
  end(reason: EndedBy): void {
    this.#reason ??= reason
    this.#controller.abort(new RunEnded(reason))
  }

  /** Stops what is in progress after an error that leaves no report. */
  interrupt(): void {
    this.#controller.abort(new RunEnded('error'))
  }

  get reason(): EndedBy | undefined {
    return this.#reason
  }

  get isOver(): boolean {
    return this.signal.aborted
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Rejects with a RunEnded as soon as the run ends, otherwise settles like the promise. */
  async orEnded<Value>(promise: Promise<Value>): Promise<Value> {
    this.signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const onEnd = () => reject(this.signal.reason)
      this.signal.addEventListener('abort', onEnd)
      const settled = () => this.signal.removeEventListener('abort', onEnd)
      promise.then(resolve, reject).finally(settled)
    })
  }

  /** Waits for a number of milliseconds, or rejects with a RunEnded when the run ends. */
  async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.signal }).catch(() =>
      this.signal.throwIfAborted(),
    )
  }

  dispose(): void {
    clearTimeout(this.#timer)
    this.outer?.removeEventListener('abort', this.#onSignal)
  }
}
