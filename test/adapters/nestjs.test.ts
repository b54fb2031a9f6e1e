import 'reflect-metadata'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { All, Controller, Module, Req, Res } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import express from 'express'
import type { FastifyReply } from 'fastify'
import {
  type AdapterOptions,
  ContractVerdict,
  useCampaignContract,
} from '../../src/adapters/nestjs.js'
import type { Verdict } from '../../src/core/index.js'
import { behaviourSuite } from './behaviour-suite.js'
import type { Respond, StartedServer, StartServer } from './started-server.js'

interface NestRequest {
  body?: unknown
  headers: Readonly<Record<string, unknown>>
}

type Handle = (verdict: Verdict | undefined, request: never, response: never) => unknown

/** An application with a catch-all route, decorated by hand: tests compile without decorators. */
function applicationWith(everything: string, act: Handle): new () => object {
  class Handler {
    handle(verdict: Verdict | undefined, request: never, response: never): unknown {
      return act(verdict, request, response)
    }
  }
  const method = Object.getOwnPropertyDescriptor(Handler.prototype, 'handle') as PropertyDescriptor
  All(everything)(Handler.prototype, 'handle', method)
  ContractVerdict()(Handler.prototype, 'handle', 0)
  Req()(Handler.prototype, 'handle', 1)
  Res()(Handler.prototype, 'handle', 2)
  Controller()(Handler)
  class Application {}
  Module({ controllers: [Handler] })(Application)
  return Application
}

const onExpress = (respond: Respond) =>
  applicationWith(
    '*path',
    (verdict, { body, headers: sent }: NestRequest, response: ServerResponse) => {
      const { status, headers, pieces } = respond({ verdict, body, headers: sent })
      response.writeHead(status, headers)
      for (const piece of pieces) response.write(piece)
      response.end()
    },
  )
const onFastify = (respond: Respond) =>
  applicationWith('*', (verdict, { body, headers: sent }: NestRequest, reply: FastifyReply) => {
    const { status, headers, pieces } = respond({ verdict, body, headers: sent })
    return reply.code(status).headers(headers).send(Readable.from(pieces))
  })

const settings = { logger: false as const }

async function started(
  app: Awaited<ReturnType<typeof NestFactory.create>>,
  options: AdapterOptions,
): Promise<StartedServer> {
  // Mode observe needs a parsed body, and Nest on Express parses it later.
  if (options.mode === 'observe' && app.getHttpAdapter().getType() === 'express') {
    app.use(express.json())
  }
  await useCampaignContract(app, options)
  await app.listen(0, '127.0.0.1')
  return { origin: await app.getUrl(), close: () => app.close() }
}

const startOnExpress: StartServer = async (options, respond) =>
  started(await NestFactory.create(onExpress(respond), settings), options)
const startOnFastify: StartServer = async (options, respond) =>
  started(await NestFactory.create(onFastify(respond), new FastifyAdapter(), settings), options)

behaviourSuite('Nest on Express', startOnExpress)
behaviourSuite('Nest on Fastify', startOnFastify)
