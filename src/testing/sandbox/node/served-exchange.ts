import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handled } from '../api-handler.js'

/** A request that a server has responded to. */
export interface ServedExchange extends Handled {
  method: string
  /** The request target as sent. */
  url: string
  /** When the request arrived. */
  time: Date
  /** From the arrival of the headers to the response. */
  milliseconds: number
  /** The bytes of the body, if the server has read it. */
  requestBody?: Uint8Array
  /** Whether the client disconnected before the response. */
  isAborted: boolean
}

/** Called after each response; must not keep the exchange, whose parts can be large. */
export type ExchangeListener = (exchange: ServedExchange) => void

/** Returns a function that reports a request, which has just arrived, to a listener. */
export function exchangeReport(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  listener: ExchangeListener,
): (handled: Handled, body: { requestBody?: Uint8Array }) => void {
  const time = new Date()
  const start = performance.now()
  return (handled, body) => {
    const milliseconds = performance.now() - start
    const isAborted = response.destroyed
    try {
      listener({ ...handled, ...body, method, url, time, milliseconds, isAborted })
    } catch {
      // A listener must not break the server.
    }
  }
}
