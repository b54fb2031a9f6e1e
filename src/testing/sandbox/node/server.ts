import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../../../adapters/gate/answer.js'
import { unreadableAnswers } from '../../../adapters/gate/unreadable.js'
import { bodyOf } from '../../../adapters/node/body.js'
import { clientErrorListener } from '../../../adapters/node/client-error.js'
import { sendAnswer } from '../../../adapters/node/response.js'
import type { ContractOptions } from '../../../core/index.js'
import { ownError } from '../own-answer.js'
import type { OpenSandbox } from '../sandbox.js'
import { type HostCheck, hostCheck } from './hosts.js'
import { applyLimits, type ServerLimits, serverLimits } from './limits.js'
import { oneByOne } from './turns.js'

/** What a server of a sandbox is made from. */
export interface SandboxServing {
  sandbox: OpenSandbox
  /** Those of the sandbox, for requests that do not reach it. */
  contractOptions: ContractOptions
  /** Milliseconds to wait before each answer. */
  latency: number
  /** Which `Host` it answers to. Default loopback alone. */
  isAllowedHost?: HostCheck
  limits?: Partial<ServerLimits>
}

/**
 * Makes a server of Node that answers from a sandbox. Requests are passed on as Node has read them
 * and not as the Fetch API's, which has no TRACE, no GET with a body and no `..` in a path.
 */
export function sandboxServer({
  sandbox,
  contractOptions,
  latency,
  isAllowedHost = hostCheck('localhost'),
  ...given
}: SandboxServing): Server {
  const limits = { ...serverLimits, ...given.limits }
  const unreadable = unreadableAnswers(contractOptions)
  // Bytes that this server holds for requests in progress.
  let held = 0

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<Answer> => {
    const { method = '', url = '', headers, httpVersion } = request
    if (headers.host === undefined && httpVersion === '1.1') {
      return unreadable.answer(url, 'The header Host is missing.')
    }
    const host = authorityIn(url) ?? headers.host
    if (host !== undefined && !isAllowedHost(host)) return misdirected
    if (latency > 0) await waiting(latency, response)
    const hold = (bytes: number) => {
      if (response.destroyed) return
      held += bytes
      response.once('close', () => {
        held -= bytes
      })
    }
    const readBody = (limit: number) => {
      hold(Math.min(announcedBytes(request), limit))
      return bodyOf(request, undefined, {}, limit)
    }
    const asked = { method, url, headers, readBody }
    const answered =
      held < limits.bytes
        ? await sandbox.answer(asked)
        : sandbox.unavailable(asked, 'The sandbox is busy with other requests.')
    hold(answered.body.length)
    return answered
  }
  const listener = oneByOne((request, response) => {
    answer(request, response)
      .then((answered) => sendAnswer(response, answered))
      // An answer that was given to the sandbox may have headers that nobody can send.
      .catch((fault) => response.destroy(fault))
  }, limits.requests)
  const server = createServer(
    {
      // Node's own words to what lacks `Host` are not those of the API.
      requireHostHeader: false,
      // Without it Node drops repeated headers.
      joinDuplicateHeaders: true,
      maxHeaderSize: limits.headerBytes,
      connectionsCheckingInterval: limits.checkingInterval,
    },
    listener,
  )
  applyLimits(server, limits, latency)
  server.on('checkExpectation', listener)
  server.on('clientError', clientErrorListener(contractOptions))
  server.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    socket.end(unreadable.text(url, 'CONNECT is for proxies, which this is none of.'))
  })
  return server
}

const misdirected = ownError(
  421,
  'This server does not answer to this Host. Use localhost, or allow it with --allow-host.',
)

/** The authority of a target that is a whole URL, which wins over `Host`. (RFC 9112, 3.2.2) */
const authorityIn = (url: string): string | undefined =>
  /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1]

/** How many bytes of body a request says it has. */
const announcedBytes = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY

/** Waits, but for no longer than somebody waits for the answer. */
async function waiting(milliseconds: number, response: ServerResponse): Promise<void> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  await wait(milliseconds, undefined, { signal: left.signal }).catch(() => {})
}
