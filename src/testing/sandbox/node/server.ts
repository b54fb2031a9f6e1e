import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../../../adapters/gate/answer.js'
import { textOf, unreadableAnswer } from '../../../adapters/gate/unreadable.js'
import { bodyOf } from '../../../adapters/node/body.js'
import { clientErrorListener } from '../../../adapters/node/client-error.js'
import { sendAnswer } from '../../../adapters/node/response.js'
import { attempt } from '../../../core/base/attempt.js'
import type { Handled } from '../api-handler.js'
import { ownError } from '../own-answer.js'
import { authorityIn } from '../own-requests.js'
import type { OpenSandbox } from '../sandbox.js'
import { type HostCheck, hostCheck } from './hosts.js'

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

interface SandboxServing {
  sandbox: OpenSandbox
  /** Milliseconds to wait before each response of the API. */
  latency: number
  /** Returns whether a `Host` is allowed. Default: loopback only. */
  isAllowedHost?: HostCheck
  /** Responds to requests outside the API and before the sandbox does. */
  extension?: Extension
  /** Called after each response, except those of the extension. */
  onExchange?: ExchangeListener
}

/**
 * Returns the response to a request with an allowed `Host`, `streamed` if it sends the response
 * itself, or undefined to leave the request to the sandbox.
 */
export type Extension = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Answer | 'streamed' | undefined>

/**
 * Creates a Node server for a sandbox. It passes requests of Node, because those of the Fetch API
 * support no TRACE, no GET with a body and no `..` in a path.
 */
export function sandboxServer({
  sandbox,
  latency,
  isAllowedHost = hostCheck('localhost'),
  extension,
  onExchange,
}: SandboxServing): Server {
  const refusalOf = ({ url = '', headers, httpVersion }: IncomingMessage): Answer | undefined => {
    if (headers.host === undefined && httpVersion === '1.1') {
      return unreadableAnswer(sandbox.contract, url, 'The header Host is missing.')
    }
    const host = authorityIn(url) ?? headers.host
    return host !== undefined && !isAllowedHost(host) ? misdirected : undefined
  }

  const handle = async (
    request: IncomingMessage,
    response: ServerResponse,
    seen: { requestBody?: Uint8Array },
  ): Promise<Handled> => {
    const { method = '', url = '', headers } = request
    const readBody = async (limit: number) => {
      const body = await bodyOf(request, undefined, {}, limit)
      if ('value' in body && body.value instanceof Uint8Array) seen.requestBody = body.value
      return body
    }
    return sandbox.handle({ method, url, headers, readBody }, () => applyLatency(latency, response))
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request
    const time = new Date()
    const start = performance.now()
    const refusal = refusalOf(request)
    const extended = refusal === undefined ? await extension?.(request, response) : undefined
    if (extended === 'streamed') return
    if (extended !== undefined) {
      sendAnswer(response, extended)
      return
    }
    const seen = {}
    const handled = refusal ? { answer: refusal } : await handle(request, response, seen)
    try {
      sendAnswer(response, handled.answer)
    } finally {
      const milliseconds = performance.now() - start
      const exchange = { method, url, time, milliseconds, isAborted: response.destroyed }
      // A listener must not break the server.
      attempt(() => onExchange?.({ ...handled, ...seen, ...exchange }))
    }
  }
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    // A response set with `given` may have headers that Node cannot send.
    respond(request, response).catch((error) => response.destroy(error))
  }
  const server = createServer(
    {
      // The sandbox sends the error envelope for a missing `Host` itself.
      requireHostHeader: false,
      // Otherwise Node drops repeated headers.
      joinDuplicateHeaders: true,
    },
    listener,
  )
  server.on('checkExpectation', listener)
  server.on('clientError', clientErrorListener(sandbox.contract.options))
  server.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    socket.end(
      textOf(
        unreadableAnswer(
          sandbox.contract,
          url,
          'CONNECT is not supported: this server is not a proxy.',
        ),
      ),
    )
  })
  return server
}

const misdirected = ownError(
  421,
  'This Host is not allowed. Use localhost, or allow it with --allow-host.',
)

/** Waits, but ends early if the client disconnects. */
async function applyLatency(milliseconds: number, response: ServerResponse): Promise<void> {
  if (milliseconds === 0 || response.destroyed) return
  const left = new AbortController()
  response.once('close', () => left.abort())
  await wait(milliseconds, undefined, { signal: left.signal }).catch(() => {})
}
