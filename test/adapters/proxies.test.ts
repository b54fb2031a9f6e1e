import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import fastifyProxy from '@fastify/http-proxy'
import express from 'express'
import fastify from 'fastify'
import { createProxyMiddleware, fixRequestBody } from 'http-proxy-middleware'
import { describe, expect, it } from 'vitest'
import { campaignContract as forExpress } from '../../src/adapters/express.js'
import { campaignContract as forFastify } from '../../src/adapters/fastify.js'
import { listening, originOf } from './listening.js'
import type { StartedServer } from './started-server.js'

const rules = {
  'auth/*': 'off',
  'request-id/missing': 'off',
  'body/duplicate-key': 'off',
  'idempotency/*': 'off',
} as const
const options = { contract: { rules } }

/** Starts a server that returns what it receives. */
const echo = () =>
  listening(
    createServer(async (request, response) => {
      const { url, headers } = request
      response.end(JSON.stringify({ url, headers, body: await text(request) }))
    }),
  )

const onExpress = (target: string): Promise<StartedServer> => {
  const app = express()
  app.use(forExpress(options))
  app.use(createProxyMiddleware({ target, on: { proxyReq: fixRequestBody } }))
  return listening(createServer(app))
}

const onFastify = async (upstream: string): Promise<StartedServer> => {
  const app = fastify()
  await app.register(forFastify, options)
  await app.register(fastifyProxy, { upstream })
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() }
}

describe.each([
  ['http-proxy-middleware on Express', onExpress],
  ['@fastify/http-proxy', onFastify],
])('the adapter in front of %s', (_name, start) => {
  const json = { 'Content-Type': 'application/json' }
  it.each<[what: string, headers: Record<string, string>, body: string | Buffer]>([
    ['JSON', json, ' {"action": "STOP"}'],
    ['a body without a type', {}, Buffer.from('{"action":"STOP"}')],
    ['a compressed body', { ...json, 'Content-Encoding': 'gzip' }, gzipSync('{"action":"STOP"}')],
    ['a duplicate key', json, '{"action":"DELETE","action":"STOP"}'],
  ])('forwards the validated value of %s', async (_what, headers, body) => {
    const origin = await originOf(start(await originOf(echo())))
    const path = '/v5/campaigns/66b1f0c2a94e3d0012ab34cd/status'
    const response = await fetch(origin + path, { method: 'PATCH', headers, body })
    const received = (await response.json()) as { headers: Record<string, string> }
    expect(received).toMatchObject({ url: path, body: '{"action":"STOP"}' })
    expect(received.headers['content-type']).toBe('application/json')
    expect(received.headers['content-length']).toBe('17')
    expect(received.headers['content-encoding']).toBeUndefined()
    const other = await fetch(`${origin}/other`, { headers: { 'X-Own': 'yes' } })
    expect(await other.json()).toMatchObject({ url: '/other', headers: { 'x-own': 'yes' } })
  })
})
