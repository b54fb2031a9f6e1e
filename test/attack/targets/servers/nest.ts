import 'reflect-metadata'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as nest from '@nestjs/common'
import { type AbstractHttpAdapter, NestFactory } from '@nestjs/core'
import { ExpressAdapter } from '@nestjs/platform-express'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import type { FastifyReply } from 'fastify'
import { useCampaignContract, verdictOf } from '../../../../src/adapters/nestjs.js'
import { contractRoutes } from '../routes.js'
import { handledAnswer, idHeader, type Listeners, type Run } from '../runs.js'
import { type Setup, serversOf } from './setups.js'

interface NestRequest {
  method: string
  originalUrl: string
  params: Run['params']
  headers: IncomingMessage['headers']
}

const decorators: Record<string, (path: string) => MethodDecorator> = {
  GET: nest.Get,
  POST: nest.Post,
  PUT: nest.Put,
  PATCH: nest.Patch,
  DELETE: nest.Delete,
  OPTIONS: nest.Options,
}

const send = (response: ServerResponse | FastifyReply): void => {
  const { status, headers, body } = handledAnswer
  if ('raw' in response) response.code(status).headers(headers).send(Buffer.from(body))
  else response.writeHead(status, headers).end(body)
}

/** A controller decorated by hand: tests compile without decorators. */
function controllerOf(everything: string, { onRun }: Listeners): new () => object {
  class Contract {}
  const add = (name: string, decorate: MethodDecorator, route: Run['route']) => {
    const value = (request: NestRequest, response: ServerResponse | FastifyReply) => {
      const { method, originalUrl, params, headers } = request
      const id = String(headers[idHeader])
      onRun({ id, route, params, verdict: verdictOf(request), seen: `${method} ${originalUrl}` })
      send(response)
    }
    Object.defineProperty(Contract.prototype, name, { value, writable: true })
    nest.Req()(Contract.prototype, name, 0)
    nest.Res()(Contract.prototype, name, 1)
    decorate(Contract.prototype, name, { value } as never)
  }
  for (const [index, { method, path, route }] of contractRoutes.entries()) {
    add(`route${index}`, decorators[method]?.(path) as MethodDecorator, route)
  }
  add('everything', nest.All(everything), 'catch-all')
  nest.Controller()(Contract)
  return Contract
}

interface NestSetup extends Setup {
  /** The path of the catch-all route. */
  everything: string
  adapter: () => AbstractHttpAdapter
}

const onExpress = { everything: '*path', adapter: () => new ExpressAdapter() }
/** Other frameworks accept such keys; Fastify rejects them by default. */
const asOthers = { onProtoPoisoning: 'ignore', onConstructorPoisoning: 'ignore' } as const
const onFastify = {
  everything: '*',
  adapter: () => new FastifyAdapter(asOthers) as AbstractHttpAdapter,
}

const setups: NestSetup[] = [
  { name: 'Nest on Express', ...onExpress },
  { name: 'Nest on Express, global prefix', basePath: '/api', ...onExpress },
  { name: 'Nest on Fastify', ...onFastify },
  { name: 'Nest on Fastify, global prefix', basePath: '/api', ...onFastify },
]

export const nestServers = serversOf(
  setups,
  async ({ basePath, everything, adapter }, own, listeners) => {
    class Application {}
    nest.Module({ controllers: [controllerOf(everything, listeners)] })(Application)
    const app = await NestFactory.create(Application, adapter(), { logger: false })
    if (basePath !== undefined) app.setGlobalPrefix(basePath)
    await useCampaignContract(app, own)
    await app.listen(0, '127.0.0.1')
    return {
      origin: await app.getUrl(),
      close() {
        app.getHttpServer().closeAllConnections()
        return app.close()
      },
    }
  },
)
