import type { ReceivedResponse } from '../report/exchange.js'
import { type Send, ServerLost, Unreachable } from './send.js'

interface ThrottleOptions {
  /** Maximum requests per second. Default: no limit. */
  rate?: number | undefined
  /** Waits for a number of milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** Longest `Retry-After` to wait for, in seconds. */
  longestWait: number
  /** Called with each response. */
  onResponse: (response: ReceivedResponse) => void
}

/** Retries of one request at most. */
const maxRetries = 3

/** Consecutive requests without a response after which the server counts as lost. */
const maxUnanswered = 20

/**
 * Sends requests no faster than `rate`, and retries after 429 and 503. `mayBeLimited` turns off
 * retries, for requests that expect such a response.
 */
export function throttle(send: Send, options: ThrottleOptions): (mayBeLimited?: boolean) => Send {
  const { rate, wait, longestWait, onResponse } = options
  let earliest = 0
  let unanswered = 0
  const sendThrottled = async (request: Parameters<Send>[0]) => {
    if (rate !== undefined) {
      const now = performance.now()
      if (earliest > now) await wait(earliest - now)
      earliest = Math.max(earliest, now) + 1000 / rate
    }
    const response = await send(request).catch(onFailure)
    unanswered = 0
    onResponse(response)
    return response
  }
  const onFailure = (error: unknown): never => {
    if (error instanceof Unreachable && ++unanswered >= maxUnanswered)
      throw new ServerLost(error.message)
    throw error
  }
  return (mayBeLimited = false) =>
    async (request) => {
      let response = await sendThrottled(request)
      for (let retry = 0; retry < maxRetries && !mayBeLimited; retry++) {
        const seconds = retryAfter(response)
        if (seconds === undefined || seconds > longestWait) break
        await wait(seconds * 1000)
        response = await sendThrottled(request)
      }
      return response
    }
}

/** Returns the seconds to wait after a 429 or 503 response, otherwise undefined. */
function retryAfter({ status, headers }: ReceivedResponse): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  const seconds = Number(headers['retry-after'] ?? 1)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : 1
}
