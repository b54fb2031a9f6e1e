import type { IncomingMessage } from 'node:http'
import { hasBody } from './body.js'

/**
 * Hides the request's body from parsers that run after the adapter, because their result would
 * replace the validated body.
 */
export function endBody(request: IncomingMessage): void {
  // Parsers of Express 4 skip a request with `_body`.
  Object.assign(request, { _body: true })
  const { headers } = request
  const isNamed = headers['content-length'] ?? headers['transfer-encoding']
  if (request.readableEnded || (isNamed === undefined && !hasBody(request))) return
  // Other parsers skip a body that no header announces.
  for (const name of ['content-length', 'transfer-encoding']) delete headers[name]
  // Drops the rest instead of waiting for it, which would delay the handler.
  const { push } = request
  request.push = (chunk: unknown) => push.call(request, chunk === null ? null : Buffer.alloc(0))
  while (request.read() !== null);
  request.resume()
}
