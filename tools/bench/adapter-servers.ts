import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { fastify } from 'fastify'
import { Hono } from 'hono'
import Koa from 'koa'
import { type BenchmarkRequest, type Form, requestNamed } from '../../test/benchmark-requests.js'
import { dist, peer } from './checks.js'
import { keepAliveClient } from './keep-alive-client.js'
import type { Turns } from './turns.js'

/*
 * Servers of each framework with the same response: the framework alone, which parses the body,
 * then with an adapter or another validator.
 */

/** A server of a framework. */
interface Variant {
  server: string
  /** Starts it on a free port. */
  start: (request: BenchmarkRequest) => Promise<number>
}

const answer = { response_id: 'a-1', data: { id: 'b-1' } }

/** Returns the servers with our adapter: alone, and with an idempotency store. */
function ofAdapter(
  framework: string,
  serve: (adapter: (options: object) => never, options: object, path: string) => Promise<number>,
): Variant[] {
  const start = (withStore: boolean) => async (request: BenchmarkRequest) => {
    const { campaignContract, memoryIdempotency } = await dist(`${framework}.js`)
    // The benchmark exceeds the contract's limit per second.
    const contract = { limits: { [request.operation]: [] } }
    const options = { contract, facts: () => request.facts }
    // One client sends more keys than the default limits allow.
    const [keys, bytes] = [10_000_000, 2 ** 34]
    const limits = {
      maxKeys: keys,
      maxKeysPerClient: keys,
      maxBytes: bytes,
      maxBytesPerClient: bytes,
    }
    const store = withStore ? { idempotency: memoryIdempotency(limits) } : {}
    return serve(campaignContract, { ...options, ...store }, request.path)
  }
  return [
    { server: 'campaign-contract', start: start(false) },
    { server: 'campaign-contract, with keys', start: start(true) },
  ]
}

export const frameworks: Readonly<Record<string, readonly Variant[]>> = {
  Express: [
    bare((path) => ofExpress(path, [express.json()])),
    ...ofAdapter('express', (adapter, options, path) => ofExpress(path, [adapter(options)])),
    {
      server: 'express-openapi-validator',
      async start(request) {
        const { openApiMiddleware } = await peer('express-openapi-validator.ts')
        const { documentInOpenApi30 } = await peer('document.ts')
        const middleware = openApiMiddleware(documentInOpenApi30(request))
        return ofExpress(request.path, [express.json(), ...middleware])
      },
    },
  ],
  Fastify: [
    bare((path) => ofFastify(path)),
    ...ofAdapter('fastify', (adapter, options, path) =>
      ofFastify(path, (app) => app.register(adapter, options as never)),
    ),
  ],
  Hono: [
    bare((path) => ofHono(path, [])),
    ...ofAdapter('hono', (adapter, options, path) => ofHono(path, [adapter(options)])),
  ],
  Koa: [
    bare(() => ofKoa([parsing])),
    ...ofAdapter('koa', (adapter, options) => ofKoa([adapter(options)])),
  ],
}

/** Number of concurrent requests, which keeps the processor busy. */
export const connections = 8

/** Returns all servers of a framework, which get requests over keep-alive connections. */
export async function serversOf(framework: string, form: Form): Promise<Turns> {
  const request = requestNamed('A')
  const timed: Record<string, Turns['timed'][string]> = {}
  for (const { server, start } of frameworks[framework] ?? []) {
    const port = await start(request)
    const clients = await Promise.all(
      Array.from({ length: connections }, () => keepAliveClient(port, request)),
    )
    const status = await clients[0]?.(form)
    const accepts = form === 'valid' || server === 'the framework alone'
    if (status !== (accepts ? 200 : 400))
      throw new Error(`${server} answers ${form} with ${status}`)
    timed[server] = {
      act: () => Promise.all(clients.map((send) => send(form))),
      inputs: [undefined],
    }
  }
  return { timed, turns: 45, warmUp: 20, millisecondsOfTurn: 40 }
}

function bare(serve: (path: string) => Promise<number>): Variant {
  return { server: 'the framework alone', start: ({ path }) => serve(path) }
}

async function ofExpress(path: string, before: RequestHandler[]): Promise<number> {
  const app = express()
  const reject: ErrorRequestHandler = ({ status, errors }, _request, response, _next) => {
    response.status(status).json({ errors })
  }
  app.use(...before)
  app.post(path, (_request, response) => {
    response.json(answer)
  })
  app.use(reject)
  return portOf(app.listen(0, '127.0.0.1'))
}

async function ofFastify(
  path: string,
  prepare: (app: ReturnType<typeof fastify>) => PromiseLike<unknown> = async () => {},
): Promise<number> {
  const app = fastify()
  await prepare(app)
  app.post(path, async () => answer)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

async function ofHono(path: string, before: never[]): Promise<number> {
  const app = new Hono()
  for (const handler of before) app.use(handler)
  app.post(path, async (context) => {
    if (before.length === 0) await context.req.json()
    return context.json(answer)
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  return portOf(server.listen(0, '127.0.0.1'))
}

async function ofKoa(before: Koa.Middleware[]): Promise<number> {
  const app = new Koa()
  for (const handler of before) app.use(handler)
  app.use((context) => {
    context.body = answer
  })
  return portOf(app.listen(0, '127.0.0.1'))
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
