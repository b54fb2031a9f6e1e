import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { campaignContract, verdictOf } from '../../src/adapters/hono.js'
import { listening } from './listening.js'
import { type Handle, prefixSuite, type StartUnderPrefix } from './prefix-suite.js'

const routesOf = (handle: Handle) =>
  new Hono().all('/v5/campaigns/:campaign_id', (context) =>
    context.json(handle(verdictOf(context))),
  )

const started = ({ fetch }: { fetch: Hono['fetch'] }) =>
  listening(createAdaptorServer({ fetch }) as Server)

/** Adds the routes below a path, after the adapter. */
const below =
  (path: string, app = new Hono()): StartUnderPrefix =>
  (options, handle) =>
    started(app.use(campaignContract(options)).route(path, routesOf(handle)))

prefixSuite('Hono', [
  ['route', '/api', below('/api')],
  ['route in a base path', '/api/v2', below('/v2', new Hono().basePath('/api'))],
  ['route under a parameter', '/Acme.com', below('/:tenant')],
  ['route under a parameter with escapes', '/a%20b%C3%A9', below('/:tenant')],
  [
    'route with the adapter in it',
    '/api',
    (options, handle) => {
      const inner = new Hono().use(campaignContract(options)).route('/', routesOf(handle))
      return started(new Hono().route('/api', inner))
    },
  ],
  [
    'mount with the adapter in front of it',
    '/api',
    (options, handle) => {
      const app = new Hono().use(campaignContract(options))
      // The inner application gets a new context without the verdict.
      app.all('/api/*', (context) => context.json(handle(verdictOf(context))))
      return started(app)
    },
  ],
])
