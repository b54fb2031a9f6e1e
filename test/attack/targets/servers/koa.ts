import { createServer } from 'node:http'
import Router, { type RouterOptions } from '@koa/router'
import Koa, { type Context, type Middleware } from 'koa'
import { campaignContract, verdictOf } from '../../../../src/adapters/koa.js'
import { listening } from '../../../adapters/listening.js'
import { attackOptions } from '../contract-requests.js'
import { alias, fromAlias } from '../rewrites.js'
import { contractRoutes } from '../routes.js'
import { type AttackServer, handledAnswer, idHeader, type Listeners, type Run } from '../runs.js'

interface Setup {
  name: string
  basePath?: string
  alias?: string
  install(app: Koa, adapter: Middleware, listeners: Listeners): void
}

const handler =
  (route: Run['route'], { onRun }: Listeners) =>
  (context: Context & { params?: Run['params'] }) => {
    const { method, originalUrl, params = {} } = context
    const id = context.get(idHeader)
    onRun({ id, route, params, verdict: verdictOf(context), seen: `${method} ${originalUrl}` })
    context.set(handledAnswer.headers)
    context.body = Buffer.from(handledAnswer.body)
    context.status = handledAnswer.status
  }

/** Adds a router with one handler for each route of the contract. */
function addRoutes(app: Koa, options: RouterOptions, listeners: Listeners): void {
  const router = new Router(options)
  for (const { method, path, operation } of contractRoutes) {
    router.register(path, [method], handler(operation ?? 'other method', listeners) as never)
  }
  app.use(router.routes() as Middleware)
  app.use(router.allowedMethods() as Middleware)
}

const withRouter = (options: RouterOptions): Setup['install'] => {
  return (app, adapter, listeners) => {
    app.use(adapter)
    addRoutes(app, options, listeners)
  }
}

/** Runs an application under a path, which it takes off, as koa-mount does. */
const mounted = (prefix: string, inner: Koa): Middleware => {
  return async (context, next) => {
    const { path } = context
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return next()
    context.path = path.slice(prefix.length) || '/'
    const step = async (index: number): Promise<void> => {
      const middleware = inner.middleware[index]
      if (middleware !== undefined) {
        await middleware(context as never, () => step(index + 1))
        return
      }
      const below = context.path
      context.path = path
      await next()
      context.path = below
    }
    await step(0)
    context.path = path
  }
}

const setups: Setup[] = [
  { name: 'Koa', install: withRouter({}) },
  { name: 'Koa, sensitive Router', install: withRouter({ sensitive: true }) },
  { name: 'Koa, strict Router', install: withRouter({ strict: true }) },
  { name: 'Koa, Router with a prefix', basePath: '/api', install: withRouter({ prefix: '/api' }) },
  {
    name: 'Koa, routes under a mount',
    basePath: '/api',
    install(app, adapter, listeners) {
      const inner = new Koa()
      addRoutes(inner, {}, listeners)
      app.use(adapter)
      app.use(mounted('/api', inner))
    },
  },
  {
    name: 'Koa, adapter and routes under a mount',
    basePath: '/api',
    install(app, adapter, listeners) {
      const inner = new Koa()
      inner.use(adapter)
      addRoutes(inner, {}, listeners)
      app.use(mounted('/api', inner))
    },
  },
  {
    name: 'Koa, alias rewritten before the adapter',
    alias,
    install(app, adapter, listeners) {
      app.use((context, next) => {
        context.url = fromAlias(context.url)
        return next()
      })
      app.use(adapter)
      addRoutes(app, {}, listeners)
    },
  },
]

export const koaServers: AttackServer[] = setups.map(
  ({ name, basePath = '', alias: own, install }) => ({
    name,
    basePath,
    ...(own !== undefined && { alias: own }),
    async start(listeners) {
      const app = new Koa()
      app.silent = true
      install(app, campaignContract(attackOptions(basePath, listeners.onFault)), listeners)
      app.use(handler('catch-all', listeners))
      return listening(createServer(app.callback()))
    },
  }),
)
