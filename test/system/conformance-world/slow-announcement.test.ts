import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { overSockets } from '../../../src/conformance/sending/node-send.js'
import { discoverStates } from '../../../src/conformance/world/discover-states.js'

it.each<[string, RequestListener]>([
  ['nothing', () => {}],
  ['half a response', (_, response) => response.writeHead(200, { 'Content-Length': 99 }).end('{')],
  [
    'byte after byte',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(drip))
    },
  ],
])(
  'a server that responds with %s announces nothing, and is not waited for',
  async (_, listener) => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const started = performance.now()
    expect(await discoverStates(overSockets(new URL(`http://127.0.0.1:${port}`)))).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(20_000)
  },
)
