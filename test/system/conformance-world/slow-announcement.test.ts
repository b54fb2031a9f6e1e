import { createServer, type RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { overSockets } from '../../../src/conformance/sending/node-send.js'
import { discoverStates } from '../../../src/conformance/world/discover-states.js'
import { listening, originOf } from '../../adapters/listening.js'

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
    const origin = new URL(await originOf(listening(createServer(listener))))
    const start = performance.now()
    expect(await discoverStates(overSockets(origin))).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(20_000)
  },
)
