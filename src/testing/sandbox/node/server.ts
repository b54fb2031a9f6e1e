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
import { queueRequests } from './request-queue.js'

/** Settings of a sandbox server. */
interface SandboxServing {
  sandbox: OpenSandbox
  /** The options of the sandbox, for requests that do not reach it. */
  contractOptions: ContractOptions
  /** Milliseconds to wait before each response. */
  latency: number
  /** Returns whether a `Host` is allowed. Default: loopback only. */
  isAllowedHost?: HostCheck
  limits?: Partial<ServerLimits>
}

/**
 * Creates a Node server for a sandbox. It passes requests of Node, because those of the Fetch API
 * support no TRACE, no GET with a body and no `..` in a path.
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
  // Bytes held for pending requests.
  let held = 0

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<Answer> => {
    const { method = '', url = '', headers, httpVersion } = request
    if (headers.host === undefined && httpVersion === '1.1') {
      return unreadable.answer(url, 'The header Host is missing.')
    }
    const host = authorityIn(url) ?? headers.host
    if (host !== undefined && !isAllowedHost(host)) return misdirected
    if (latency > 0) await applyLatency(latency, response)
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
  const listener = queueRequests((request, response) => {
    answer(request, response)
      .then((answered) => sendAnswer(response, answered))
      // A response set with `given` may have headers that Node cannot send.
      .catch((error) => response.destroy(error))
  }, limits.requests)
  const server = createServer(
    {
      // The sandbox sends the error envelope for a missing `Host` itself.
      requireHostHeader: false,
      // Otherwise Node drops repeated headers.
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
    socket.end(unreadable.text(url, 'CONNECT is not supported: this server is not a proxy.'))
  })
  return server
}

const misdirected = ownError(
  421,
  'This Host is not allowed. Use localhost, or allow it with --allow-host.',
)

/** Returns the authority of an absolute URL, which overrides `Host`. (RFC 9112, 3.2.2) */
const authorityIn = (url: string): string | undefined =>
  /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1]

const announcedBytes = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY

/** Waits, but ends early if the client disconnects. */
async function applyLatency(milliseconds: number, response: ServerResponse): Promise<void> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  await wait(milliseconds, undefined, { signal: left.signal }).catch(() => {})
}
