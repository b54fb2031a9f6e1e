import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'
import { headerTexts } from '../../adapters/gate/answer.js'
import type { ReceivedResponse, SentRequest } from '../report/exchange.js'
import { responseBody } from './response-body.js'
import { type Send, Unreachable, Unsendable } from './send.js'

interface NodeSendOptions {
  /** Milliseconds to wait for a response. Default: 30,000. */
  timeout?: number
}

/** Largest response body in bytes, far above any documented one. */
const maxResponseBytes = 16 * 1024 * 1024

async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) throw new Error(`the response has more than ${limit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Sends requests unchanged over sockets to a base address, with keep-alive. */
export function overSockets(baseUrl: URL, { timeout = 30_000 }: NodeSendOptions = {}): Send {
  const isSecure = baseUrl.protocol === 'https:'
  const send = isSecure ? overHttps : overHttp
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 64 })
  const prefix = baseUrl.pathname.replace(/\/$/, '')

  const attempt = (request: SentRequest): Promise<ReceivedResponse> =>
    new Promise((resolve, reject) => {
      const { method, url, headers, body } = request
      const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
      const options = {
        ...{ agent, method, path: prefix + url, signal: AbortSignal.timeout(timeout) },
        headers: { ...(headers as Record<string, string>), ...length },
      }
      const read = async (incoming: IncomingMessage) => {
        const text = String(await readBody(incoming, maxResponseBytes))
        resolve({
          status: incoming.statusCode ?? 0,
          headers: headerTexts(incoming.headers),
          body: responseBody(text),
        })
      }
      try {
        const outgoing = send(baseUrl, options, (incoming) => {
          read(incoming).catch(reject)
        })
        outgoing.on('error', reject)
        outgoing.end(body)
      } catch (error) {
        // Node refuses some requests, such as a control character in a header.
        reject(new Unsendable((error as Error).message))
      }
    })

  return async (request) => {
    try {
      return await attempt(request).catch((error: NodeJS.ErrnoException) => {
        // The server may have closed the kept-alive connection in this moment.
        if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return attempt(request)
        throw error
      })
    } catch (error) {
      if (error instanceof Unsendable) throw error
      const { message, code, name } = error as NodeJS.ErrnoException
      const isLate = name === 'AbortError' || name === 'TimeoutError'
      throw new Unreachable(
        isLate ? `no complete response within ${timeout} ms` : message || String(code),
      )
    }
  }
}
