import type { IncomingMessage } from 'node:http'
import { mayBeLonger } from '../gate/body-length.js'

/** A client that goes on sending after its answer is cut off after this time or these bytes. */
const lingerMilliseconds = 1000
const lingerBytes = 4 * 1024 * 1024
const lookEveryMilliseconds = 20

/**
 * Prepares for an answer that is sent before the body has been read whole: returns the headers to
 * add. A short rest is read and dropped, so that the connection can be used again; otherwise the
 * connection ends with the answer, after a moment in which the client can read it.
 */
export function closeUnread(
  request: IncomingMessage,
  limit: number,
): Readonly<Record<string, string>> {
  // To drop a little that is announced costs no more than to read it.
  if (request.complete || !mayBeLonger(request.headers, limit)) return {}
  // HTTP/2 has no such header, and its flow control lets nobody send what is not read.
  if (request.httpVersionMajor > 1) return {}
  const { socket } = request
  const destroySoon = socket?.destroySoon
  if (typeof destroySoon !== 'function') return {}
  // Node destroys the socket as soon as the answer is written, and with it the answer itself where
  // the client is still sending: its bytes are met with a reset.
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
