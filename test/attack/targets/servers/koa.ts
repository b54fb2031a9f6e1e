import { createServer } from 'node:http'
import Router, { type RouterOptions } from '@koa/router'
import Koa, { type Context, type Middleware } from 'koa'
import { campaignContract, verdictOf } from '../../../../src/adapters/koa.js'
import { listening } from '../../../adapters/listening.js'
import { alias, fromAlias } from '../rewrites.js'
import { contractRoutes } from '../routes.js'
import { handledAnswer, idHeader, type Listeners, type Run } from '../runs.js'
import { type Setup, serversOf } from './setups.js'

/** Returns the middleware of a router with the routes of the contract. */
type Routed = (options?: RouterOptions, inner?: Middleware) => Middleware[]

interface KoaSetup extends Setup {
  /** Returns the middleware of the application, with the adapter and the routes. */
  install(adapter: Middleware, routed: Routed): Middleware[]
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

const routedFor =
  (listeners: Listeners): Routed =>
  (options, inner) => {
    const router = new Router(options)
    if (inner !== undefined) router.use(inner as never)
    for (const { method, path, route } of contractRoutes) {
      router.register(path, [method], handler(route, listeners) as never)
    }
    // Middleware of a router runs only if one of its routes matches.
    if (inner !== undefined) router.all('/{*rest}', handler('catch-all', listeners) as never)
    return [router.routes() as Middleware, router.allowedMethods() as Middleware]
  }

const withRouter =
  (options: RouterOptions): KoaSetup['install'] =>
  (adapter, routed) => [adapter, ...routed(options)]

/** Runs middleware under a path, which it does not see, like koa-mount. */
const mounted = (prefix: string, inner: readonly Middleware[]): Middleware => {
  return async (context, next) => {
    const { path } = context
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return next()
    Object.assign(context, { mountPath: prefix })
    context.path = path.slice(prefix.length) || '/'
    const step = async (index: number): Promise<void> => {
      const middleware = inner[index]
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

const rewriting =
  (rewrite: (url: string) => string): Middleware =>
  (context, next) => {
    context.url = rewrite(context.url)
    return next()
  }
const fromAliasFirst = rewriting(fromAlias)

/** A router whose only route goes on; its parameters must not reach the next. */
const goingOn = new Router().all('/{*all}', (context, next) => {
  context.params = {}
  return next()
})

const setups: KoaSetup[] = [
  { name: 'Koa', install: withRouter({}) },
  { name: 'Koa, sensitive Router', install: withRouter({ sensitive: true }) },
  { name: 'Koa, strict Router', install: withRouter({ strict: true }) },
  { name: 'Koa, Router with a prefix', basePath: '/api', install: withRouter({ prefix: '/api' }) },
  {
    name: 'Koa, routes under a mount',
    basePath: '/api',
    install: (adapter, routed) => [adapter, mounted('/api', routed())],
  },
  {
    name: 'Koa, adapter and routes under a mount',
    basePath: '/api',
    install: (adapter, routed) => [mounted('/api', [adapter, ...routed()])],
  },
  {
    name: 'Koa, alias rewritten before the adapter',
    alias,
    install: (adapter, routed) => [fromAliasFirst, adapter, ...routed()],
  },
  {
    name: 'Koa, alias rewritten before a mount with the adapter',
    basePath: '/api',
    alias: '/alias',
    install: (adapter, routed) => [
      rewriting((url) => fromAlias(url).replace(/^\/v5(?=\/)/, '/api/v5')),
      mounted('/api', [adapter, ...routed()]),
    ],
  },
  {
    name: 'Koa, alias rewritten before a Router that goes on to the adapter',
    alias,
    install: (adapter, routed) => [
      fromAliasFirst,
      goingOn.routes() as Middleware,
      adapter,
      ...routed(),
    ],
  },
  {
    name: 'Koa, alias rewritten before a Router with the adapter in it',
    alias,
    install: (adapter, routed) => [fromAliasFirst, ...routed({}, adapter)],
  },
]

export const koaServers = serversOf(setups, ({ install }, own, listeners) => {
  const app = new Koa()
  app.silent = true
  const all = install(campaignContract(own), routedFor(listeners))
  for (const each of [...all, handler('catch-all', listeners)]) app.use(each as Middleware)
  return listening(createServer(app.callback()))
})
