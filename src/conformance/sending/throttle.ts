import type { ReceivedResponse } from '../report/exchange.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { Send } from './send.js'
import { RateLimited, type WaitBudget } from './wait-budget.js'

interface ThrottleOptions {
  /** Maximum requests per second. Default: no limit. */
  rate?: number | undefined
  budget: WaitBudget
  /** Called with each response. */
  onResponse: (response: ReceivedResponse) => void
}

/** Seconds to wait for a rate limit while there is something else to test: limits by the second. */
export const shortWait = 2

/** A connection that respects the limits of the server. */
export interface Connection {
  /**
   * Waits and retries after 429. Rejects with a RateLimited once the budget is used up, or if it would
   * have to wait longer than a number of seconds.
   */
  send(request: Parameters<Send>[0], longestWait?: number): ReturnType<Send>
  /** Returns a 429 response as it is. */
  sendOnce: Send
}

/** Requests of one call at most, if the server is temporarily unavailable. */
const maxAttempts = 3

/** Sends requests no faster than `rate`, and again if the server is temporarily unavailable. */
export function throttle(send: Send, { rate, budget, onResponse }: ThrottleOptions): Connection {
  let earliest = 0
  const sendThrottled: Send = async (request) => {
    if (rate !== undefined) {
      const now = performance.now()
      const pause = earliest - now
      earliest = Math.max(earliest, now) + 1000 / rate
      if (pause > 0) await budget.pause(pause)
    }
    const response = await send(request)
    onResponse(response)
    return response
  }
  const sendOnce: Send = async (request) => {
    let response = await sendThrottled(request)
    for (let attempt = 1; attempt < maxAttempts && response.status === 503; attempt++) {
      if (!(await budget.wait(retryAfter(response), 'the server'))) break
      response = await sendThrottled(request)
    }
    return response
  }
  return {
    sendOnce,
    async send(request, longestWait = Number.POSITIVE_INFINITY) {
      for (;;) {
        const response = await sendOnce(request)
        if (response.status !== 429) return response
        budget.addLimited()
        const seconds = retryAfter(response)
        if (seconds > longestWait) throw new RateLimited(skipReasons.limited, seconds)
        const isWaited = await budget.wait(seconds, 'the rate limit')
        if (!isWaited) throw new RateLimited(skipReasons.limited)
      }
    },
  }
}

/** Returns the seconds of `Retry-After`, at least a tenth; a second if there are none. */
export function retryAfter({ headers }: ReceivedResponse): number {
  const seconds = Number(headers['retry-after'] ?? 1)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.max(seconds, 0.1) : 1
}
