import type { IncomingMessage } from 'node:http'
import { hasBody } from './body.js'

/**
 * Leaves nothing of a request's body to parsers that come after the adapter: what they made of it
 * would take the place of what was validated.
 */
export function endBody(request: IncomingMessage): void {
  // By this the parsers of Express 4 know that the body was read.
  Object.assign(request, { _body: true })
  const { headers } = request
  const isNamed = headers['content-length'] ?? headers['transfer-encoding']
  if (request.readableEnded || (isNamed === undefined && !hasBody(request))) return
  // Other parsers read no body that no header names.
  for (const name of ['content-length', 'transfer-encoding']) delete headers[name]
  // What is still to come is dropped. To wait for its end would hold up the handler.
  const { push } = request
  request.push = (chunk: unknown) => push.call(request, chunk === null ? null : Buffer.alloc(0))
  while (request.read() !== null);
  request.resume()
}
