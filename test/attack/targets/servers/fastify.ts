import fastify, {
  type FastifyInstance,
  type FastifyPluginCallback,
  type FastifyServerOptions,
  type RouteHandlerMethod,
} from 'fastify'
import { campaignContract, verdictOf } from '../../../../src/adapters/fastify.js'
import type { AdapterOptions } from '../../../../src/adapters/gate/gate-options.js'
import { attackOptions } from '../contract-requests.js'
import { alias, fromAlias, withLowerCasePath } from '../rewrites.js'
import { contractRoutes } from '../routes.js'
import {
  type AttackServer,
  handledAnswer,
  idHeader,
  type Listeners,
  type Run,
  withAndWithoutOption,
} from '../runs.js'

interface Setup {
  name: string
  options?: FastifyServerOptions
  basePath?: string
  alias?: string
  mayThrowOnStart?: boolean
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
    for (const { method, path: url, operation } of contractRoutes) {
      app.route({ method, url, handler: handler(operation ?? 'other method', listeners) })
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

const setups: Setup[] = [
  { name: 'Fastify' },
  { name: 'Fastify, caseSensitive: false', options: { routerOptions: { caseSensitive: false } } },
  {
    name: 'Fastify, ignoreDuplicateSlashes',
    options: { routerOptions: { ignoreDuplicateSlashes: true } },
  },
  {
    name: 'Fastify, ignoreTrailingSlash',
    options: { routerOptions: { ignoreTrailingSlash: true } },
  },
  {
    name: 'Fastify, useSemicolonDelimiter',
    options: { routerOptions: semicolons },
  },
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
    mayThrowOnStart: true,
    install(app, routes, own) {
      app.register(routes)
      app.register(campaignContract, own)
    },
  },
  {
    name: 'Fastify, routes of the root before the adapter',
    mayThrowOnStart: true,
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

export const fastifyServers: AttackServer[] = withAndWithoutOption(setups).map(
  ({
    name,
    options = {},
    basePath,
    option,
    alias: own,
    mayThrowOnStart,
    install = adapterFirst,
  }) => ({
    name,
    basePath,
    ...(own !== undefined && { alias: own }),
    ...(mayThrowOnStart && { mayThrowOnStart }),
    async start(listeners) {
      const app = fastify({ ...asOthers, ...options })
      await install(app, routesFor(listeners), attackOptions(option, listeners))
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
  }),
)
