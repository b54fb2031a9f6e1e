import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Handles the requests of one connection one after another, so that a client that sends many and
 * reads no response costs one response. Closes a connection that exceeds `most` waiting requests of
 * all connections.
 */
export function oneByOne(listener: Listener, most: number): Listener {
  const lines = new WeakMap<Socket, (() => void)[]>()
  let waiting = 0

  const lineOf = (socket: Socket): (() => void)[] => {
    const known = lines.get(socket)
    if (known !== undefined) return known
    const line: (() => void)[] = []
    lines.set(socket, line)
    socket.once('close', () => {
      waiting -= line.length
      line.length = 0
    })
    return line
  }

  return (request, response) => {
    const { socket } = request
    // Node goes on to parse what it has read of a connection that was closed.
    if (socket.destroyed) return
    if (waiting >= most) {
      socket.destroy()
      return
    }
    const line = lineOf(socket)
    waiting++
    line.push(() => listener(request, response))
    response.once('close', () => {
      if (socket.destroyed || line.length === 0) return
      waiting--
      line.shift()
      line[0]?.()
    })
    if (line.length === 1) line[0]?.()
  }
}
