import { attempt } from '../../core/base/attempt.js'

/** The parts of Node's request and response that show whether the client is connected. */
interface NodeRequest {
  socket?: { destroyed: boolean } | null
  httpVersionMajor: number
  aborted: boolean
}
interface NodeResponse {
  destroyed: boolean
}

/** Returns whether the client has disconnected, or on HTTP/2 has cancelled the request. */
export const isDisconnectedFromNode = (request: NodeRequest, response: NodeResponse): boolean =>
  response.destroyed ||
  request.socket?.destroyed === true ||
  (request.httpVersionMajor > 1 && request.aborted)

/**
 * Returns whether the client of a Fetch request has disconnected. Asks Node's socket if the platform
 * passes it on, because a signal costs more than the validation. A request with an invalid URL has
 * no signal.
 */
export function isDisconnected(request: Request, platform: unknown): boolean {
  const { incoming, outgoing } = Object(platform) as {
    incoming?: NodeRequest
    outgoing?: NodeResponse
  }
  if (incoming?.socket && outgoing) return isDisconnectedFromNode(incoming, outgoing)
  return attempt(() => request.signal?.aborted) === true
}
