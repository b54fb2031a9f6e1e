import type { ReceivedResponse } from '../report/report.js'
import { type Send, ServerLost, Unreachable } from './send.js'

export interface PoliteOptions {
  /** At most so many requests a second. Default no limit. */
  rate?: number | undefined
  /** Waits for so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** The longest time in seconds to wait for a server that asks for it. */
  longestWait: number
  /** Told of each request that was sent. */
  onSent: (response: ReceivedResponse) => void
}

/** So often a server may ask to wait before the request is given up. */
const mostRetries = 3

/** After so many requests without an answer there is no server any more. */
const mostSilent = 20

/**
 * Sends one request after the other, no faster than asked, and tries again where the server says
 * that it has too many of them. `mayBeLimited` is for a request that is to be answered so.
 */
export function politely(send: Send, options: PoliteOptions): (mayBeLimited?: boolean) => Send {
  const { rate, wait, longestWait, onSent } = options
  let earliest = 0
  let silent = 0
  const inTurn = async (request: Parameters<Send>[0]) => {
    if (rate !== undefined) {
      const now = performance.now()
      if (earliest > now) await wait(earliest - now)
      earliest = Math.max(earliest, now) + 1000 / rate
    }
    const response = await send(request).catch(unanswered)
    silent = 0
    onSent(response)
    return response
  }
  const unanswered = (error: unknown): never => {
    if (error instanceof Unreachable && ++silent >= mostSilent) throw new ServerLost(error.message)
    throw error
  }
  return (mayBeLimited = false) =>
    async (request) => {
      let response = await inTurn(request)
      for (let retry = 0; retry < mostRetries && !mayBeLimited; retry++) {
        const seconds = asksToWait(response)
        if (seconds === undefined || seconds > longestWait) break
        await wait(seconds * 1000)
        response = await inTurn(request)
      }
      return response
    }
}

/** For how many seconds a server asks to be left alone. */
function asksToWait({ status, headers }: ReceivedResponse): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  const seconds = Number(headers['retry-after'] ?? 1)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : 1
}
