import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { StartedServer } from './started-server.js'

/** Starts a Node server on a free loopback port. */
export async function listening(server: Server): Promise<StartedServer> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((fault) => (fault ? reject(fault) : resolve()))
        // HTTP/2 servers do not have this method; their sessions end with the client's.
        server.closeAllConnections?.()
      }),
  }
}

/** Returns the address of a server, which the end of the test closes; a concurrent test passes its own hook. */
export async function originOf(
  starting: StartedServer | Promise<StartedServer>,
  onEnd: typeof onTestFinished = onTestFinished,
): Promise<string> {
  const { origin, close } = await starting
  onEnd(close)
  return origin
}
