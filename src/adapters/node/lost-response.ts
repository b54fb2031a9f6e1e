import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Calls back where the server ends or destroys a response by itself. A client that leaves is no
 * reason: the handler still runs, and another call must not run beside it.
 */
export function whenLost(
  { socket, httpVersionMajor }: IncomingMessage,
  response: ServerResponse,
  act: () => void,
): void {
  const { destroy } = response
  response.destroy = ((...given: Parameters<typeof destroy>) => {
    if (!response.destroyed && !response.closed) act()
    return destroy.apply(response, given)
  }) as typeof destroy
  response.once('finish', act)
  // The sockets of HTTP/2 belong to many responses.
  if (httpVersionMajor > 1 || socket === undefined || socket === null) return
  let isTimedOut = false
  const noteTimeout = () => {
    isTimedOut = true
  }
  socket.once('timeout', noteTimeout)
  response.once('close', () => {
    socket.off('timeout', noteTimeout)
    const hasClientLeft = socket.readableEnded || Boolean(socket.errored)
    // A framework ends the connection where a handler throws in the midst of its response.
    if (response.headersSent && !hasClientLeft && !isTimedOut && !response.writableEnded) act()
  })
}
