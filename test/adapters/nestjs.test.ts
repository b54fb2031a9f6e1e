import 'reflect-metadata'
import type { ServerResponse } from 'node:http'
import { All, Controller, Module, Req, Res } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import type { FastifyReply } from 'fastify'
import { type AdapterOptions, useCampaignContract } from '../../src/adapters/nestjs.js'
import { adapterSuite, type StartedServer } from './adapter-suite.js'
import { handled } from './case-exchange.js'

type Send = (response: never) => unknown

/** An application that answers everything, decorated by hand: tests are compiled without decorators. */
function applicationWith(everything: string, send: Send): new () => object {
  class Handler {
    handle(_request: unknown, response: never): unknown {
      return send(response)
    }
  }
  const method = Object.getOwnPropertyDescriptor(Handler.prototype, 'handle') as PropertyDescriptor
  All(everything)(Handler.prototype, 'handle', method)
  Req()(Handler.prototype, 'handle', 0)
  Res()(Handler.prototype, 'handle', 1)
  Controller()(Handler)
  class Application {}
  Module({ controllers: [Handler] })(Application)
  return Application
}

const type = { 'Content-Type': 'application/json' }
const onExpress = applicationWith('*path', (response: ServerResponse) =>
  response.writeHead(handled.status, type).end(handled.body),
)
const onFastify = applicationWith('*', (reply: FastifyReply) =>
  reply.headers(type).send(Buffer.from(handled.body)),
)

const settings = { logger: false as const }

async function started(
  app: Awaited<ReturnType<typeof NestFactory.create>>,
  options: AdapterOptions,
): Promise<StartedServer> {
  await useCampaignContract(app, options)
  await app.listen(0, '127.0.0.1')
  return { origin: await app.getUrl(), close: () => app.close() }
}

adapterSuite('Nest on Express', async (options) =>
  started(await NestFactory.create(onExpress, settings), options),
)
adapterSuite('Nest on Fastify', async (options) =>
  started(await NestFactory.create(onFastify, new FastifyAdapter(), settings), options),
)
