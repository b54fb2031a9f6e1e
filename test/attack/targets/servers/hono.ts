import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { AdapterOptions } from '../../../../src/adapters/gate/gate-options.js'
import { campaignContract, verdictOf } from '../../../../src/adapters/hono.js'
import { listening } from '../../../adapters/listening.js'
import { withLowerCasePath } from '../rewrites.js'
import { contractRoutes } from '../routes.js'
import { handledAnswer, idHeader, type Listeners, type Run } from '../runs.js'
import { type Setup, serversOf } from './setups.js'

interface HonoSetup extends Setup {
  /** The application with the adapter and the routes. */
  install(own: AdapterOptions, listeners: Listeners): Hono
}

const handler =
  (route: Run['route'], { onRun }: Listeners) =>
  (context: Context) => {
    const { method, url } = context.req
    onRun({
      id: String(context.req.header(idHeader)),
      route,
      params: context.req.param(),
      verdict: verdictOf(context),
      seen: `${method} ${url}`,
    })
    return new Response(handledAnswer.body, handledAnswer)
  }

function addRoutes(app: Hono, listeners: Listeners): Hono {
  for (const { method, path, route } of contractRoutes) {
    app.on(method, path, handler(route, listeners))
  }
  return app
}

/** Registers the adapter and the routes in one application. */
const plain =
  (options: ConstructorParameters<typeof Hono>[0] = {}): HonoSetup['install'] =>
  (own, listeners) =>
    addRoutes(new Hono(options).use(campaignContract(own)) as Hono, listeners)

const setups: HonoSetup[] = [
  { name: 'Hono', install: plain() },
  { name: 'Hono, strict: false', install: plain({ strict: false }) },
  {
    name: 'Hono, lower case by getPath',
    install: plain({ getPath: ({ url }) => withLowerCasePath(new URL(url).pathname) }),
  },
  {
    name: 'Hono, routes under a path by route',
    basePath: '/api',
    install: (own, listeners) =>
      new Hono().use(campaignContract(own)).route('/api', addRoutes(new Hono(), listeners)) as Hono,
  },
  {
    name: 'Hono, adapter and routes under a path by route',
    basePath: '/api',
    install: (own, listeners) => new Hono().route('/api', plain()(own, listeners)),
  },
  {
    name: 'Hono, application under a path by mount',
    basePath: '/api',
    // The inner application gets the URL without the path.
    install: (own, listeners) => {
      const contract = { ...own.contract, basePath: '' }
      const inner = plain()({ ...own, contract }, listeners)
      inner.all('*', handler('catch-all', listeners))
      return new Hono().mount('/api', inner.fetch)
    },
  },
]

export const honoServers = serversOf(setups, ({ install }, own, listeners) => {
  const app = install(own, listeners)
  app.all('*', handler('catch-all', listeners))
  app.onError((_fault, context) => context.text('', 500))
  return listening(createAdaptorServer({ fetch: app.fetch }) as Server)
})
