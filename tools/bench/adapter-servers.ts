import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import express, { type ErrorRequestHandler } from 'express'
import { fastify } from 'fastify'
import { Hono } from 'hono'
import Koa from 'koa'
import { type Form, requestNamed } from '../../test/benchmark-requests.js'
import { dist, peer } from './checks.js'
import { keepAliveClient } from './keep-alive-client.js'
import type { Turns } from './turns.js'

/*
 * Servers of each framework with the same response: the framework alone, which parses the body,
 * then with an adapter or another validator.
 */

/** Starts a server on a free port: the framework alone, or with an adapter. */
type Start = (
  path: string,
  adapter?: (options: object) => never,
  options?: object,
) => Promise<number>

const answer = { response_id: 'a-1', data: { id: 'b-1' } }

export const frameworks: Readonly<Record<string, Start>> = {
  async Express(path, adapter, options = {}) {
    const app = express()
    const reject: ErrorRequestHandler = ({ status, errors }, _request, response, _next) => {
      response.status(status).json({ errors })
    }
    app.use(express.json())
    if (adapter !== undefined) app.use(adapter(options))
    app.post(path, (_request, response) => {
      response.json(answer)
    })
    app.use(reject)
    return portOf(app.listen(0, '127.0.0.1'))
  },
  async Fastify(path, adapter, options = {}) {
    const app = fastify()
    if (adapter !== undefined) await app.register(adapter, options as never)
    app.post(path, async () => answer)
    await app.listen({ host: '127.0.0.1', port: 0 })
    return portOf(app.server)
  },
  async Hono(path, adapter, options = {}) {
    const app = new Hono()
    if (adapter !== undefined) app.use(adapter(options))
    app.post(path, async (context) => {
      if (adapter === undefined) await context.req.json()
      return context.json(answer)
    })
    const server = createAdaptorServer({ fetch: app.fetch }) as Server
    return portOf(server.listen(0, '127.0.0.1'))
  },
  async Koa(_path, adapter, options = {}) {
    const app = new Koa()
    app.use(adapter === undefined ? parsing : adapter(options))
    app.use((context) => {
      context.body = answer
    })
    return portOf(app.listen(0, '127.0.0.1'))
  },
}

/** Koa has no body parser. */
const parsing: Koa.Middleware = async ({ req, request }, next) => {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  Object.assign(request, { body: JSON.parse(Buffer.concat(chunks).toString()) })
  await next()
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Number of concurrent requests, which keeps the processor busy. */
export const connections = 8

/** Returns all servers of a framework, which get requests over keep-alive connections. */
export async function serversOf(framework: string, form: Form): Promise<Turns> {
  const request = requestNamed('A')
  const start = frameworks[framework] as Start
  const { campaignContract, memoryIdempotency } = await dist(`${framework.toLowerCase()}.js`)
  // The benchmark exceeds the contract's limit per second.
  const contract = { limits: { [request.operation]: [] } }
  const options = { contract, facts: () => request.facts }
  // One client sends more keys than the default limits allow.
  const maxKeys = 10_000_000
  const maxBytes = 2 ** 34
  const limits = { maxKeys, maxKeysPerClient: maxKeys, maxBytes, maxBytesPerClient: maxBytes }
  const withKeys = { ...options, idempotency: memoryIdempotency(limits) }
  const ports: Record<string, number> = {
    'the framework alone': await start(request.path),
    'campaign-contract': await start(request.path, campaignContract, options),
    'campaign-contract, with keys': await start(request.path, campaignContract, withKeys),
  }
  if (framework === 'Express') {
    const { openApiMiddleware } = await peer('express-openapi-validator.ts')
    ports['express-openapi-validator'] = await start(
      request.path,
      () => openApiMiddleware(request) as never,
    )
  }
  const timed: Record<string, Turns['timed'][string]> = {}
  for (const [server, port] of Object.entries(ports)) {
    const clients = await Promise.all(
      Array.from({ length: connections }, () => keepAliveClient(port, request)),
    )
    const status = await clients[0]?.(form)
    const accepts = form === 'valid' || server === 'the framework alone'
    if (status !== (accepts ? 200 : 400))
      throw new Error(`${server} answers ${form} with ${status}`)
    timed[server] = { act: () => Promise.all(clients.map((send) => send(form))), inputs: [null] }
  }
  return { timed, turns: 45, warmUp: 20, millisecondsOfTurn: 40 }
}
