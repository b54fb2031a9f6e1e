import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ContractOptions } from '../index.js'
import { clientErrorListener } from '../server/client-error.js'
import { bodyOf } from '../server/node-body.js'
import { sendAnswer } from '../server/node-response.js'
import { unreadable, unreadableText } from '../server/unreadable.js'
import type { OpenSandbox } from './sandbox.js'

/** What a server of a sandbox is made from. */
export interface SandboxServing {
  sandbox: OpenSandbox
  /** Those of the sandbox, for what does not come as far as to it. */
  contractOptions: ContractOptions
  /** Milliseconds to wait before each answer. */
  latency: number
}

/**
 * A server of Node that answers from a sandbox. Requests are handed on as Node has read them and not
 * as the Fetch API's, which has no TRACE, no GET with a body and no `..` in a path.
 */
export function sandboxServer({ sandbox, contractOptions, latency }: SandboxServing): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers, httpVersion } = request
    if (headers.host === undefined && httpVersion === '1.1') {
      return unreadable(url, 'The header Host is missing.', contractOptions)
    }
    if (latency > 0) await waiting(latency, response)
    const readBody = (limit: number) => bodyOf(request, undefined, {}, limit)
    return sandbox.answer({ method, url, headers, readBody })
  }
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response)
      .then((answered) => sendAnswer(response, answered))
      // An answer that was given to the sandbox may have headers that nobody can send.
      .catch((fault) => response.destroy(fault))
  }
  // Node's own words to what lacks `Host` are not those of the API, and it drops repeated headers.
  const server = createServer({ requireHostHeader: false, joinDuplicateHeaders: true }, listener)
  server.on('checkExpectation', listener)
  server.on('clientError', clientErrorListener(contractOptions))
  server.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    socket.end(
      unreadableText(url, 'CONNECT is for proxies, which this is none of.', contractOptions),
    )
  })
  return server
}

/** Waits, but for no longer than somebody waits for the answer. */
async function waiting(milliseconds: number, response: ServerResponse): Promise<void> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  await wait(milliseconds, undefined, { signal: left.signal }).catch(() => {})
}
