import type { IncomingMessage } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import { mayBeLonger } from '../gate/body.js'

/** Disconnects a client that keeps sending after its response for this time or this many bytes. */
const lingerMilliseconds = 1000
const lingerBytes = 4 * 1024 * 1024
const lookEveryMilliseconds = 20

/**
 * Prepares a response that is sent before the body is fully read. Returns the headers to add. Drops
 * a short rest of the body, so that the connection can be reused; otherwise closes the connection,
 * or the stream of HTTP/2, after the response, with time for the client to read it.
 */
export function closeUnread(
  request: IncomingMessage,
  limit: number,
): Readonly<Record<string, string>> {
  if (request.complete) return {}
  if (request.httpVersionMajor > 1) {
    const { stream } = request as object as Http2ServerRequest
    // Flow control stops the client, and Node closes the stream, but not if it was partly read.
    if (request.readableDidRead) {
      stream.once('finish', () => setTimeout(() => stream.destroy(), lingerMilliseconds).unref())
    }
    return {}
  }
  // Dropping a short announced body costs no more than reading it.
  if (!mayBeLonger(request.headers, limit)) return {}
  const { socket } = request
  const destroySoon = socket?.destroySoon
  if (typeof destroySoon !== 'function') return {}
  // Node destroys the socket once the response is written. If the client is still sending, the
  // reset would discard the response.
  socket.destroySoon = () => {
    socket.end()
    const start = socket.bytesRead
    const deadline = setTimeout(() => socket.destroy(), lingerMilliseconds)
    const look = setInterval(() => {
      if (socket.bytesRead - start > lingerBytes) socket.destroy()
    }, lookEveryMilliseconds)
    socket.once('close', () => {
      clearTimeout(deadline)
      clearInterval(look)
    })
    socket.once('end', () => socket.destroy())
  }
  return { Connection: 'close' }
}
