import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Returns a free port. */
export async function freePort(port = 0): Promise<number> {
  const probe = createServer().listen(port, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return free
}

/** Nodes of a cluster talk to each other on the port that is this much higher. */
const busOffset = 10_000

/**
 * Returns a free port for a node that restarts: no outgoing connection takes it in the meantime,
 * because the system chooses higher ports for these.
 */
export async function freeNodePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 22_000)
    const free = [port, port + busOffset].map((each) => freePort(each).catch(() => undefined))
    if (!(await Promise.all(free)).includes(undefined)) return port
  }
}
