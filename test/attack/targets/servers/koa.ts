import { createServer } from 'node:http'
import Router, { type RouterOptions } from '@koa/router'
import Koa, { type Context, type Middleware } from 'koa'
import { campaignContract, verdictOf } from '../../../../src/adapters/koa.js'
import { listening } from '../../../adapters/listening.js'
import { attackOptions } from '../contract-requests.js'
import { alias, fromAlias } from '../rewrites.js'
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
function addRoutes(
  app: Koa,
  options: RouterOptions,
  listeners: Listeners,
  inner?: Middleware,
): void {
  const router = new Router(options)
  if (inner !== undefined) router.use(inner as never)
  for (const { method, path, operation } of contractRoutes) {
    router.register(path, [method], handler(operation ?? 'other method', listeners) as never)
  }
  // Middleware of a router runs only if one of its routes matches.
  if (inner !== undefined) router.all('/{*rest}', handler('catch-all', listeners) as never)
  app.use(router.routes() as Middleware)
  app.use(router.allowedMethods() as Middleware)
}

const withRouter = (options: RouterOptions): Setup['install'] => {
  return (app, adapter, listeners) => {
    app.use(adapter)
    addRoutes(app, options, listeners)
  }
}

/** Mounts an application under a path and removes the path, like koa-mount. */
const mounted = (prefix: string, inner: Koa): Middleware => {
  return async (context, next) => {
    const { path } = context
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return next()
    Object.assign(context, { mountPath: prefix })
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

const rewrite: Middleware = (context, next) => {
  context.url = fromAlias(context.url)
  return next()
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
      app.use(rewrite)
      app.use(adapter)
      addRoutes(app, {}, listeners)
    },
  },
  {
    name: 'Koa, alias rewritten before a mount with the adapter',
    basePath: '/api',
    alias: '/alias',
    install(app, adapter, listeners) {
      app.use((context, next) => {
        context.url = fromAlias(context.url).replace(/^\/v5(?=\/)/, '/api/v5')
        return next()
      })
      const inner = new Koa()
      inner.use(adapter)
      addRoutes(inner, {}, listeners)
      app.use(mounted('/api', inner))
    },
  },
  {
    name: 'Koa, alias rewritten before a Router that goes on to the adapter',
    alias,
    install(app, adapter, listeners) {
      app.use(rewrite)
      const first = new Router()
      first.all('/{*all}', (context, next) => {
        // Parameters of this route must not reach the next.
        context.params = {}
        return next()
      })
      app.use(first.routes() as Middleware)
      app.use(adapter)
      addRoutes(app, {}, listeners)
    },
  },
  {
    name: 'Koa, alias rewritten before a Router with the adapter in it',
    alias,
    install(app, adapter, listeners) {
      app.use(rewrite)
      addRoutes(app, {}, listeners, adapter)
    },
  },
]

export const koaServers: AttackServer[] = withAndWithoutOption(setups).map(
  ({ name, basePath, option, alias: own, install }) => ({
    name,
    basePath,
    ...(own !== undefined && { alias: own }),
    async start(listeners) {
      const app = new Koa()
      app.silent = true
      install(app, campaignContract(attackOptions(option, listeners)), listeners)
      app.use(handler('catch-all', listeners))
      return listening(createServer(app.callback()))
    },
  }),
)
