import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { clientErrorListener } from '../../src/adapters/node/client-error.js'
import { listening } from '../adapters/listening.js'

it('sends no second response if a request body never arrives', async () => {
  const timeouts = { requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 50 }
  const server = createServer(timeouts, (_request, response) => response.writeHead(401).end())
  server.on('clientError', clientErrorListener())
  const { origin, close } = await listening(server)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {})
  socket.write('POST /v5/offers HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n')
  await once(socket, 'close')
  await close()
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401'])
})

it('reads its options once, and little of a long target', () => {
  let reads = 0
  const options = {
    get serviceName() {
      reads++
      return 'ACME'
    },
  }
  const listener = clientErrorListener(options)
  const before = reads
  const texts: string[] = []
  const socket = {
    writable: true,
    end: (text: string) => texts.push(text),
    destroy: () => {},
    once: (_event: string, listener: () => void) => listener(),
  }
  for (const target of ['/v5/offers', `/v5/offers?${'/'.repeat(60_000)}`]) {
    listener(Object.assign(new Error(), { rawPacket: Buffer.from(`GET ${target}`) }), socket)
  }
  expect(reads).toBe(before)
  expect(texts.map((text) => /"code":"\w+"/.exec(text)?.[0])).toEqual([
    '"code":"VALIDATION_FAILED"',
    '"code":"VALIDATION_FAILED"',
  ])
})
