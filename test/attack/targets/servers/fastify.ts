import fastify, {
  type FastifyInstance,
  type FastifyPluginCallback,
  type FastifyServerOptions,
  type RouteHandlerMethod,
} from 'fastify'
import { campaignContract, verdictOf } from '../../../../src/adapters/fastify.js'
import type { AdapterOptions } from '../../../../src/adapters/gate/gate-options.js'
import { alias, fromAlias, withLowerCasePath } from '../rewrites.js'
import { contractRoutes } from '../routes.js'
import { handledAnswer, idHeader, type Listeners, type Run } from '../runs.js'
import { type Setup, serversOf } from './setups.js'

interface FastifySetup extends Setup {
  options?: FastifyServerOptions
  install?: Install
}

type Install = (app: FastifyInstance, routes: FastifyPluginCallback, own: AdapterOptions) => unknown

const handler =
  (route: Run['route'], { onRun }: Listeners): RouteHandlerMethod =>
  async (request, reply) => {
    const { method, url, params, headers } = request
    onRun({
      id: String(headers[idHeader]),
      route,
      params: params as Run['params'],
      verdict: verdictOf(request),
      seen: `${method} ${url}`,
    })
    // Bytes, because Fastify adds a charset to the type of text.
    const body = Buffer.from(handledAnswer.body)
    return reply.code(handledAnswer.status).headers(handledAnswer.headers).send(body)
  }

const routesFor =
  (listeners: Listeners): FastifyPluginCallback =>
  (app, _options, done) => {
    for (const { method, path: url, route } of contractRoutes) {
      app.route({ method, url, handler: handler(route, listeners) })
    }
    done()
  }

const adapterFirst: Install = async (app, routes, own) => {
  await app.register(campaignContract, own)
  await app.register(routes)
}

// Missing in its type.
const semicolons: object = { useSemicolonDelimiter: true }

const lenient = {
  ...semicolons,
  caseSensitive: false,
  ignoreDuplicateSlashes: true,
  ignoreTrailingSlash: true,
}

/** Other frameworks accept such keys; a separate test covers that Fastify rejects them. */
const asOthers = { onProtoPoisoning: 'ignore', onConstructorPoisoning: 'ignore' } as const

const setups: FastifySetup[] = [
  { name: 'Fastify' },
  ...Object.entries({
    'caseSensitive: false': { caseSensitive: false },
    ignoreDuplicateSlashes: { ignoreDuplicateSlashes: true },
    ignoreTrailingSlash: { ignoreTrailingSlash: true },
    useSemicolonDelimiter: semicolons,
  }).map(([name, routerOptions]) => ({ name: `Fastify, ${name}`, options: { routerOptions } })),
  {
    name: 'Fastify, alias by rewriteUrl',
    alias,
    options: { rewriteUrl: ({ url }) => fromAlias(url as string) },
  },
  {
    name: 'Fastify, prefix taken off by rewriteUrl',
    alias: '/api/v5',
    options: { rewriteUrl: ({ url }) => String(url).replace(/^\/api/, '') },
  },
  {
    name: 'Fastify, lower case by rewriteUrl',
    options: { rewriteUrl: ({ url }) => withLowerCasePath(url as string) },
  },
  {
    name: 'Fastify, all lenient options and rewriteUrl',
    alias,
    options: {
      routerOptions: lenient,
      rewriteUrl: ({ url }) => withLowerCasePath(fromAlias(url as string)),
    },
  },
  {
    name: 'Fastify, adapter after a child plugin with routes',
    install(app, routes, own) {
      app.register(routes)
      app.register(campaignContract, own)
    },
  },
  {
    name: 'Fastify, routes of the root before the adapter',
    async install(app, routes, own) {
      routes(app, {}, () => {})
      await app.register(campaignContract, own)
    },
  },
  {
    name: 'Fastify, routes under a prefix',
    basePath: '/api',
    async install(app, routes, own) {
      await app.register(campaignContract, own)
      await app.register(routes, { prefix: '/api' })
    },
  },
]

export const fastifyServers = serversOf(
  setups,
  async ({ options = {}, install = adapterFirst }, own, listeners) => {
    const app = fastify({ ...asOthers, ...options })
    await install(app, routesFor(listeners), own)
    app.setNotFoundHandler(handler('catch-all', listeners))
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    return {
      origin,
      close() {
        app.server.closeAllConnections?.()
        return app.close()
      },
    }
  },
)
