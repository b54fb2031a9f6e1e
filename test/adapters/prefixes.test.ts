import 'reflect-metadata'
import { createServer } from 'node:http'
import KoaRouter from '@koa/router'
import * as nest from '@nestjs/common'
import { type AbstractHttpAdapter, NestFactory } from '@nestjs/core'
import { ExpressAdapter } from '@nestjs/platform-express'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import express, { Router } from 'express'
import fastify, { type FastifyInstance } from 'fastify'
import Koa, { type Context, type Middleware } from 'koa'
import { campaignContract as forExpress, verdictOf } from '../../src/adapters/express.js'
import { campaignContract as forFastify } from '../../src/adapters/fastify.js'
import { campaignContract as forKoa } from '../../src/adapters/koa.js'
import { useCampaignContract } from '../../src/adapters/nestjs.js'
import { listening } from './listening.js'
import { type Handle, prefixSuite, type StartUnderPrefix } from './prefix-suite.js'

const path = '/v5/campaigns/:campaign_id'

/** Mounts a router under each prefix, the last one innermost. */
const onExpress =
  (...prefixes: string[]): StartUnderPrefix =>
  (options, handle) => {
    const app = express()
    app.use(forExpress(options))
    const inner = prefixes.reduce((outer: Router, prefix) => {
      const router = Router()
      outer.use(prefix, router)
      return router
    }, app)
    inner.all(path, (request, response) => void response.json(handle(verdictOf(request))))
    return listening(createServer(app))
  }

/** Mounts a Router with the adapter in it, whose routes begin with the base path or without it. */
const insideExpress =
  (mount: string | RegExp | string[], basePath = ''): StartUnderPrefix =>
  ({ contract }, handle) => {
    const router = Router({ mergeParams: true })
    router.use(forExpress({ contract: { ...contract, basePath } }))
    router.all([path, `/api${path}`], (request, response) => {
      response.json(handle(verdictOf(request)))
    })
    return listening(createServer(express().use(mount, router)))
  }

prefixSuite('Express', [
  ['a Router', '/api', onExpress('/api')],
  ['a Router in a Router', '/api/v2', onExpress('/api', '/v2')],
  ['a Router under a parameter', '/Acme.com', onExpress('/:tenant')],
  ['a Router under a parameter with escapes', '/a%20b%C3%A9', onExpress('/:tenant')],
  ['the adapter in a Router', '/api', insideExpress('/api')],
  ['the adapter in a Router at its base path', '/api', insideExpress('/api', '/api')],
  ['the adapter in a Router under a parameter', '/acme', insideExpress('/:tenant')],
  ['the same with a base path', '/acme/api', insideExpress('/:tenant', '/api')],
  ['the same with a parameter like the base path', '/api/api', insideExpress('/:tenant', '/api')],
  ['the adapter in a Router at two paths', '/alias', insideExpress(['/api', '/alias'], '/api')],
  ['the adapter in a Router at a pattern', '/api/beta', insideExpress(/^\/api(?:\/beta)?/, '/api')],
])

const onFastify =
  (prefix: string, route = path): StartUnderPrefix =>
  async (options, handle) => {
    const app = fastify()
    await app.register(forFastify, options)
    await app.register(
      async (child: FastifyInstance) => {
        child.all(route, async (request) => handle(verdictOf(request)))
      },
      { prefix },
    )
    return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() }
  }

prefixSuite('Fastify', [
  ['prefix', '/api', onFastify('/api')],
  ['a prefix with a part of the path', '/api', onFastify('/api/v5', '/campaigns/:campaign_id')],
  ['a prefix with a parameter', '/Acme.com', onFastify('/:tenant')],
  ['a prefix with an escaped parameter', '/a%20b%C3%A9', onFastify('/:tenant')],
  ['a wildcard', '/api', onFastify('/api', '/*')],
])

const onKoa =
  (prefix: string, outer?: string): StartUnderPrefix =>
  (options, handle) => {
    const router = new KoaRouter({ prefix })
    router.all(path, (context) => {
      context.body = handle(verdictOf(context))
    })
    const app = new Koa()
    app.use(forKoa(options))
    const whole = outer === undefined ? router : new KoaRouter().use(outer, router.routes())
    app.use(whole.routes() as Middleware)
    return listening(createServer(app.callback()))
  }

/** A Router with the adapter among its own middleware. */
const insideKoa: StartUnderPrefix = (options, handle) => {
  const router = new KoaRouter({ prefix: '/api' })
  router.use(forKoa(options) as never)
  router.all(path, ((context: Context) => {
    context.body = handle(verdictOf(context))
  }) as never)
  const app = new Koa()
  app.use(router.routes() as Middleware)
  return listening(createServer(app.callback()))
}

prefixSuite('Koa', [
  ['a Router with a prefix', '/api', onKoa('/api')],
  ['a Router in a Router', '/api/v2', onKoa('/v2', '/api')],
  ['a prefix with a parameter', '/Acme.com', onKoa('/:tenant')],
  ['a prefix with an escaped parameter', '/a%20b%C3%A9', onKoa('/:tenant')],
  ['a Router with the adapter in it', '/api', insideKoa],
])

/** A controller decorated by hand: tests compile without decorators. */
function controllerOf(handle: Handle): new () => object {
  class Campaigns {}
  const value = (request: object) => handle(verdictOf(request))
  Object.defineProperty(Campaigns.prototype, 'handle', { value, writable: true })
  nest.Req()(Campaigns.prototype, 'handle', 0)
  nest.All(path)(Campaigns.prototype, 'handle', { value })
  nest.Controller()(Campaigns)
  return Campaigns
}

const onNest =
  (
    adapter: () => AbstractHttpAdapter,
    prepare: (app: nest.INestApplication) => void,
  ): StartUnderPrefix =>
  async (options, handle) => {
    class Application {}
    nest.Module({ controllers: [controllerOf(handle)] })(Application)
    const app = await NestFactory.create(Application, adapter(), { logger: false })
    prepare(app)
    await useCampaignContract(app, options)
    await app.listen(0, '127.0.0.1')
    return { origin: await app.getUrl(), close: () => app.close() }
  }

const versioned = (app: nest.INestApplication) =>
  app.enableVersioning({ type: nest.VersioningType.URI, defaultVersion: '2' })
const platforms = [
  ['Express', () => new ExpressAdapter()],
  ['Fastify', () => new FastifyAdapter() as AbstractHttpAdapter],
] as const

prefixSuite(
  'Nest',
  platforms.flatMap(([platform, adapter]) => [
    [
      `a global prefix on ${platform}`,
      '/api',
      onNest(adapter, (app) => app.setGlobalPrefix('api')),
    ],
    [`a version on ${platform}`, '/v2', onNest(adapter, versioned)],
    [
      `a global prefix and a version on ${platform}`,
      '/api/v2',
      onNest(adapter, (app) => versioned(app.setGlobalPrefix('api'))),
    ],
  ]),
)
