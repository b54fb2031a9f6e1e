import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Handles the requests of a connection one after another, so that a client that never reads costs at
 * most one response. Closes a connection that exceeds `limit` pending requests of all connections.
 */
export function queueRequests(listener: Listener, limit: number): Listener {
  const queues = new WeakMap<Socket, (() => void)[]>()
  let waiting = 0

  const queueOf = (socket: Socket): (() => void)[] => {
    const known = queues.get(socket)
    if (known !== undefined) return known
    const queue: (() => void)[] = []
    queues.set(socket, queue)
    socket.once('close', () => {
      waiting -= queue.length
      queue.length = 0
    })
    return queue
  }

  return (request, response) => {
    const { socket } = request
    // Node still parses the buffered data of a closed connection.
    if (socket.destroyed) return
    if (waiting >= limit) {
      socket.destroy()
      return
    }
    const queue = queueOf(socket)
    waiting++
    queue.push(() => listener(request, response))
    response.once('close', () => {
      if (socket.destroyed || queue.length === 0) return
      waiting--
      queue.shift()
      queue[0]?.()
    })
    if (queue.length === 1) queue[0]?.()
  }
}
