import type { OperationName } from '../../core/index.js'
import type { ReceivedResponse, SentRequest } from '../report/exchange.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { Send } from './send.js'

/** Thrown if the server limits the rate of requests for longer than a request may wait. */
export class RateLimited extends Error {
  override name = 'RateLimited'

  /** Takes the seconds to wait, if the run may do so later. */
  constructor(readonly seconds?: number) {
    super(skipReasons.limited)
  }
}

interface ConnectionOptions {
  send: Send
  /** Maximum requests per second. Default: no limit. */
  rate?: number | undefined
  /** Seconds to wait for limits in the whole run. */
  seconds: number
  /** Waits for a number of milliseconds; rejects if the run ends meanwhile. */
  pause: (milliseconds: number) => Promise<void>
  /** Called before each wait, with the reason and the seconds that are left. */
  onWait: (wait: { seconds: number; left: number; reason: string }) => void
  onResponse: (response: ReceivedResponse) => void
}

/** Seconds to wait for a rate limit while there is something else to test: limits by the second. */
export const shortWait = 2

/** Requests of one call at most, if the server is temporarily unavailable. */
const maxAttempts = 3

/** A connection that respects the limits of the server, and waits for them only as long as a run may. */
export class Connection {
  #earliest = 0
  #waited = 0
  #responses = 0
  readonly #limited = new Set<OperationName>()

  constructor(private readonly options: ConnectionOptions) {}

  /** Sends a request again if the server is temporarily unavailable; returns a 429 response as it is. */
  sendOnce: Send = async (request) => {
    let response = await this.#send(request)
    for (let attempt = 1; attempt < maxAttempts && response.status === 503; attempt++) {
      if (!(await this.wait(retryAfter(response), 'the server'))) break
      response = await this.#send(request)
    }
    return response
  }

  /**
   * Waits and retries after 429. Rejects with a RateLimited if the run may wait no longer, or if it would
   * have to wait longer than a number of seconds.
   */
  async send(
    request: SentRequest,
    longestWait = Number.POSITIVE_INFINITY,
  ): Promise<ReceivedResponse> {
    for (;;) {
      const response = await this.sendOnce(request)
      if (response.status !== 429) return response
      this.addLimited()
      const seconds = retryAfter(response)
      if (seconds > longestWait) throw new RateLimited(seconds)
      if (!(await this.wait(seconds, 'the rate limit'))) throw new RateLimited()
    }
  }

  async #send(request: SentRequest): Promise<ReceivedResponse> {
    const { rate, pause, send, onResponse } = this.options
    if (rate !== undefined) {
      const now = performance.now()
      const early = this.#earliest - now
      this.#earliest = Math.max(this.#earliest, now) + 1000 / rate
      if (early > 0) await pause(early)
    }
    const response = await send(request)
    onResponse(response)
    return response
  }

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

  /** Waits for a limit of the server, or returns false if the run may wait no longer. */
  async wait(seconds: number, reason: string): Promise<boolean> {
    const left = this.options.seconds - this.#waited
    if (seconds > left) return false
    this.#waited += seconds
    this.options.onWait({ seconds, left, reason })
    await this.options.pause(seconds * 1000)
    return true
  }

  /** Responses with 429, and seconds waited. */
  get spent(): { responses: number; seconds: number } {
    return { responses: this.#responses, seconds: Math.round(this.#waited * 10) / 10 }
  }
}

/** Returns the seconds of `Retry-After`, at least a tenth; a second if there are none. */
export function retryAfter({ headers }: ReceivedResponse): number {
  const seconds = Number(headers['retry-after'] ?? 1)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.max(seconds, 0.1) : 1
}
