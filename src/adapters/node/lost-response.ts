import type { IncomingMessage, ServerResponse } from 'node:http'

/** What shared accessors find on a watched request. */
interface Watched {
  socket: IncomingMessage['socket']
  /** Frees the key if the response is lost. */
  lookForEnd: () => void
}

const watched = Symbol('campaign-contract.watched')

type WatchedRequest = IncomingMessage & { [watched]: Watched }

/** Shared, because a request with an accessor of its own slows down all code that reads requests. */
const socketProperty: PropertyDescriptor & ThisType<WatchedRequest> = {
  configurable: true,
  enumerable: true,
  get() {
    const { socket, lookForEnd } = this[watched]
    if (!socket.destroyed) queueMicrotask(lookForEnd)
    return socket
  },
  set(socket: Watched['socket']) {
    this[watched].socket = socket
  },
}

/**
 * Calls `act` if the server ends or destroys a response itself. Ignores disconnects and other
 * requests on the connection: the handler still runs, and a second call must not run at the same
 * time.
 */
export function onLostResponse(
  request: IncomingMessage,
  response: ServerResponse,
  act: () => void,
): void {
  const { destroy } = response
  response.destroy = ((...given: Parameters<typeof destroy>) => {
    if (!response.destroyed && !response.closed) act()
    return destroy.apply(response, given)
  }) as typeof destroy
  response.once('finish', () => {
    // HTTP/2 also emits it if the client cancels the call.
    if (response.writableEnded) act()
  })
  const { httpVersionMajor, socket } = request
  // A socket of HTTP/2 belongs to many responses.
  if (httpVersionMajor > 1 || socket === undefined || socket === null) return
  const lookForEnd = () => {
    if (socket.destroyed && response.headersSent && !response.writableEnded) act()
  }
  // A framework closes the connection if a handler throws during its response, and reads
  // `request.socket` for it. Any other close is not about this request.
  Object.assign(request, { [watched]: { socket, lookForEnd } satisfies Watched })
  Object.defineProperty(request, 'socket', socketProperty)
}
