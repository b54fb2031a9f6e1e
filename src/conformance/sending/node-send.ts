import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { headerOf, headerTexts } from '../../adapters/gate/answer.js'
import type { ReceivedResponse, SentRequest } from '../report/exchange.js'
import { bodyBytes } from './body-bytes.js'
import { responseBody, type Send, Unreachable, Unsendable } from './send.js'

export interface SocketOptions {
  /** Milliseconds to wait for a response. Default: 30,000. */
  timeout?: number
  /** Headers added to each request that lacks them, such as those of a gateway. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Whether to accept any certificate. Default: false. */
  insecure?: boolean | undefined
  /** Aborts requests in progress; they reject with its reason. */
  signal?: AbortSignal
}

/** Largest response body in bytes, far above any documented one. */
const maxResponseBytes = 16 * 1024 * 1024

/** A server may compress a response although the request does not ask for it. (RFC 9110) */
const decoders: ReadonlyMap<string | undefined, typeof gunzipSync> = new Map([
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
])

async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) throw new Error(`the response has more than ${limit} bytes`)
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  const decode = decoders.get(incoming.headers['content-encoding'])
  return length === 0 ? body : (decode?.(body, { maxOutputLength: limit }) ?? body)
}

/** Sends requests unchanged over sockets to a base address, with keep-alive. */
export function overSockets(baseUrl: URL, options: SocketOptions = {}): Send {
  const { timeout = 30_000, headers: added = {}, insecure = false, signal } = options
  const isSecure = baseUrl.protocol === 'https:'
  const send = isSecure ? overHttps : overHttp
  const agentOf = (keepAlive: boolean) => {
    const pool = { keepAlive, maxSockets: 64 }
    return isSecure
      ? new HttpsAgent({ ...pool, rejectUnauthorized: !insecure })
      : new HttpAgent(pool)
  }
  const kept = agentOf(true)
  const fresh = agentOf(false)
  const prefix = baseUrl.pathname.replace(/\/$/, '')

  const attempt = (request: SentRequest, agent: HttpAgent): Promise<ReceivedResponse> =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = request
      const body = request.body === undefined ? undefined : bodyBytes(request.body)
      const length = body === undefined ? {} : { 'Content-Length': body.length }
      const settings = {
        agent,
        method,
        path: prefix + url,
        headers: { ...missing(added, headers), ...(headers as Record<string, string>), ...length },
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
        const outgoing = send(baseUrl, settings, (incoming) => {
          read(incoming).catch(reject)
        })
        const abort = () => outgoing.destroy(signal?.reason)
        const late = setTimeout(() => outgoing.destroy(tooLate(timeout)), timeout)
        signal?.addEventListener('abort', abort)
        outgoing.on('error', reject)
        outgoing.on('close', () => {
          clearTimeout(late)
          signal?.removeEventListener('abort', abort)
        })
        outgoing.end(body)
      } catch (error) {
        // Node refuses some requests, such as a control character in a header.
        reject(new Unsendable((error as Error).message))
      }
    })

  return async (request) => {
    signal?.throwIfAborted()
    try {
      return await attempt(request, kept).catch((error: NodeJS.ErrnoException) => {
        // The server may have closed the kept-alive connection in this moment, and others with it.
        const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE'
        if (isClosed && !signal?.aborted) return attempt(request, fresh)
        throw error
      })
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof Unsendable || error instanceof Unreachable) throw error
      throw new Unreachable(textOf(error as NodeJS.ErrnoException))
    }
  }
}

/** Returns what the error is, and what helps if TLS is the problem. */
function textOf({ message, code = '' }: NodeJS.ErrnoException): string {
  const text = message || code
  if (/CERT|SIGNATURE/.test(code)) return `${text}. Pass --insecure to accept any certificate`
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) {
    return 'the server does not speak TLS. Use an address with http://'
  }
  return text
}

const tooLate = (milliseconds: number): Unreachable =>
  new Unreachable(`no complete response within ${milliseconds} ms`, { cause: 'too-late' })

/** Returns the headers that a request lacks, whatever their letter case. */
function missing(
  added: Readonly<Record<string, string>>,
  headers: SentRequest['headers'],
): Record<string, string> {
  const sent = headerTexts(headers)
  return Object.fromEntries(
    Object.entries(added).filter(([name]) => headerOf(sent, name.toLowerCase()) === undefined),
  )
}
