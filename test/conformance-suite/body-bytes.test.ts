import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { bodyBytes } from '../../src/conformance/sending/body-bytes.js'
import { overSockets } from '../../src/conformance/sending/node-send.js'

const request = {
  ...{ method: 'POST', url: '/a', headers: { 'Content-Type': 'application/json' } },
  body: `{"a":"\udcff\udc80'é🗼"}`,
}
const bytes = Buffer.concat([
  Buffer.from('{"a":"'),
  Buffer.from([0xff, 0x80]),
  Buffer.from(`'é🗼"}`),
])

/** Starts a server that keeps the bodies of its requests. */
async function started() {
  const bodies: Buffer[] = []
  const server = createServer(async (incoming, outgoing) => {
    bodies.push(Buffer.concat(await incoming.toArray()))
    outgoing.end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { bodies, url: `http://127.0.0.1:${port}` }
}

test('sends lone surrogates of a body as raw bytes', async () => {
  const { bodies, url } = await started()
  await overSockets(new URL(url))(request)
  expect(bodies).toEqual([bytes])
})

test('keeps pairs of surrogates, and lone ones that stand for no byte', () => {
  expect(Buffer.from(bodyBytes('🗼\ud83d\udfff'))).toEqual(Buffer.from('🗼\ud83d\udfff'))
})
