import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import * as nest from '@nestjs/common'
import { type AbstractHttpAdapter, NestFactory } from '@nestjs/core'
import { ExpressAdapter } from '@nestjs/platform-express'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { listening } from '../../../test/adapters/listening.js'
import type { AttackServer } from '../../../test/attack/targets/runs.js'
import { servers } from '../../../test/attack/targets/servers/all.js'
import { frameworks } from '../../bench/adapter-servers.js'
import type { BenchmarkRequest } from '../../bench/requests.js'

/** An adapter under load, and its framework without it. */
export interface Target {
  name: string
  server: AttackServer
  /** Starts the framework alone, which parses the body, on a free port. */
  startBare: (request: BenchmarkRequest) => Promise<number>
}

const answer = { response_id: 'a-1', data: { id: 'b-1' } }

async function bareFetch(): Promise<number> {
  const fetch = async (request: Request) => {
    await request.json()
    return Response.json(answer)
  }
  const { origin } = await listening(createAdaptorServer({ fetch }) as Server)
  return Number(new URL(origin).port)
}

const bareNest = (adapter: () => AbstractHttpAdapter) => async (request: BenchmarkRequest) => {
  class Application {}
  class Handler {
    handle() {
      return answer
    }
  }
  const method = Object.getOwnPropertyDescriptor(Handler.prototype, 'handle') as PropertyDescriptor
  nest.Post(request.path)(Handler.prototype, 'handle', method)
  nest.HttpCode(200)(Handler.prototype, 'handle', method)
  nest.Controller()(Handler)
  nest.Module({ controllers: [Handler] })(Application)
  const app = await NestFactory.create(Application, adapter(), { logger: false })
  await app.listen(0, '127.0.0.1')
  return Number(new URL(await app.getUrl()).port)
}

const bare = {
  Express: startOf('Express'),
  Fastify: startOf('Fastify'),
  Hono: startOf('Hono'),
  Koa: startOf('Koa'),
  'Nest on Express': bareNest(() => new ExpressAdapter()),
  'Nest on Fastify': bareNest(() => new FastifyAdapter() as AbstractHttpAdapter),
  'Fetch, router by segments': bareFetch,
}

function startOf(framework: string): Target['startBare'] {
  const start = frameworks[framework]?.[0]?.start
  if (start === undefined) throw new Error(`The benchmark has no server of ${framework}.`)
  return start
}

/** Every adapter on its framework; Nest on both. */
export const targets: readonly Target[] = Object.entries(bare).map(([name, startBare]) => {
  const server = servers.find((each) => each.name === name)
  if (server === undefined) throw new Error(`There is no server ${name}.`)
  return { name: name.replace(/,.*/, ''), server, startBare }
})

/** Returns the target of a name. */
export function targetNamed(name: string): Target {
  const found = targets.find((each) => each.name === name)
  if (found === undefined) throw new Error(`There is no adapter ${name}.`)
  return found
}
