import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2'
import { listening } from '../../../adapters/listening.js'
import type { StartedServer } from '../../../adapters/started-server.js'

/** HTTP/1.1 headers that HTTP/2 does not have. */
const dropped = [
  ...['connection', 'content-length', 'host', 'http2-settings', 'keep-alive'],
  ...['proxy-connection', 'te', 'transfer-encoding', 'upgrade', 'expect'],
]

/** Starts a proxy from HTTP/1.1 to HTTP/2 that keeps the raw target. */
export async function http2Front({ origin, close }: StartedServer): Promise<StartedServer> {
  const session = connect(origin)
  session.on('error', () => {})
  await once(session, 'connect')
  const front = await listening(
    createServer((request, response) => forward(session, request, response)),
  )
  return {
    origin: front.origin,
    async close() {
      await front.close()
      session.destroy()
      await close()
    },
  }
}

function forward(
  session: ClientHttp2Session,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const refuse = () => {
    request.resume()
    if (response.headersSent) response.destroy()
    else response.writeHead(400).end()
  }
  try {
    const hasBody = !request.complete && announcesBody(request)
    const stream = session.request(headersOf(request), { endStream: !hasBody })
    if (hasBody) request.pipe(stream)
    stream.on('error', refuse)
    stream.on('response', ({ ':status': status, ...headers }) => {
      response.writeHead(Number(status), headers as OutgoingHttpHeaders)
      stream.pipe(response)
    })
  } catch {
    refuse()
  }
}

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function headersOf({ method, url = '', rawHeaders }: IncomingMessage): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    ':method': method,
    ':path': url,
    // Only other schemes allow a path without a leading slash.
    ':scheme': url.startsWith('/') ? 'http' : 'x',
    ':authority': 'x',
  }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = String(rawHeaders[index]).toLowerCase()
    const before = headers[name]
    const value = String(rawHeaders[index + 1])
    if (!dropped.includes(name))
      headers[name] = before === undefined ? value : `${before}, ${value}`
  }
  return headers
}
