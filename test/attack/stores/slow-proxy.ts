import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy that delays the responses of a port. */
export interface SlowProxy {
  url: string
  /** Delay of each response from now on, in milliseconds. */
  delay: number
  close(): void
}

export async function slowProxy(port: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.on('data', (bytes) => setTimeout(() => near.writable && near.write(bytes), proxy.delay))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: SlowProxy = {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay: 0,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  return proxy
}
