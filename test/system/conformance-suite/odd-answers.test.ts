import { createServer, type RequestListener } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { reportFormats } from '../../../src/conformance/reports/index.js'
import { overSockets } from '../../../src/conformance/sending/node-send.js'
import { Unreachable } from '../../../src/conformance/sending/send.js'
import { listening, originOf } from '../../adapters/listening.js'
import { run } from '../../conformance-suite/trying.js'

async function server(answer: RequestListener): Promise<URL> {
  return new URL(await originOf(listening(createServer(answer))))
}

const request = { method: 'GET', url: '/v5/offers', headers: {}, body: undefined }

it.each([
  ['200,000 levels', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['200,000 levels without an end', '{"a":'.repeat(200_000)],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
  ['a lone surrogate', '{"error":{"code":"\\ud800"},"response_id":"\\u202e\\u0000"}'],
  ['`__proto__`', '{"__proto__":{"error":1},"data":{"data":{"__proto__":{"status":"SENT"}}}}'],
  ['another type', '"text"'],
  ['nothing', ''],
])('checks and prints responses that are %s', async (_, body) => {
  const target = await server((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  })
  const only = ['listOfferings', 'createOffering', 'sequence/list-by-id', 'params/*']
  const report = await run({ target, cases: 3, only })
  expect(report.findings).not.toEqual([])
  for (const format of Object.values(reportFormats))
    expect(format(report).length).toBeGreaterThan(0)
})

it.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('reads a response that is compressed unasked: %s', async (encoding, compress) => {
  const target = await server(({ method }, response) => {
    const headers = { 'Content-Encoding': encoding }
    response.writeHead(200, headers).end(method === 'HEAD' ? '' : compress('{"data":[]}'))
  })
  const { body } = await overSockets(target)(request)
  expect(body).toEqual({ data: [] })
  expect((await overSockets(target)({ ...request, method: 'HEAD' })).body).toBeUndefined()
})

it('reads at most 16 MiB of a response', async () => {
  const target = await server((_request, response) => {
    response.on('error', () => {})
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    const more = () => {
      if (!response.destroyed) response.write(chunk, more)
    }
    more()
  })
  await expect(overSockets(target)(request)).rejects.toThrow(/more than 16777216 bytes/)
})

it('times out on an incomplete response', async () => {
  const target = await server((_request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  })
  const late = overSockets(target, { timeout: 300 })(request)
  await expect(late).rejects.toThrow(Unreachable)
  await expect(late).rejects.toThrow('no complete response within 300 ms')
})
