import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Calls back where the server ends or destroys a response by itself. A client that leaves is no
 * reason, nor is another request on its connection: the handler still runs, and another call must
 * not run beside it.
 */
export function whenLost(
  request: IncomingMessage,
  response: ServerResponse,
  act: () => void,
): void {
  const { destroy } = response
  response.destroy = ((...given: Parameters<typeof destroy>) => {
    if (!response.destroyed && !response.closed) act()
    return destroy.apply(response, given)
  }) as typeof destroy
  response.once('finish', act)
  const { httpVersionMajor } = request
  let { socket } = request
  // The sockets of HTTP/2 belong to many responses.
  if (httpVersionMajor > 1 || socket === undefined || socket === null) return
  const lookForEnd = () => {
    if (socket.destroyed && response.headersSent && !response.writableEnded) act()
  }
  // A framework ends the connection where a handler throws in the midst of its response. It asks the
  // request for its socket at that moment; whoever else ends it says nothing about this request.
  Object.defineProperty(request, 'socket', {
    configurable: true,
    enumerable: true,
    get() {
      if (!socket.destroyed) queueMicrotask(lookForEnd)
      return socket
    },
    set(other: typeof socket) {
      socket = other
    },
  })
}
