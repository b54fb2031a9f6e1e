import { createServer } from 'node:http'
import express, { type Express, type RequestHandler, Router } from 'express'
import { campaignContract, verdictOf } from '../../../../src/adapters/express.js'
import { listening } from '../../../adapters/listening.js'
import { alias, fromAlias } from '../rewrites.js'
import { contractRoutes } from '../routes.js'
import { handledAnswer, idHeader, type Listeners, type Run } from '../runs.js'
import { type Setup, serversOf } from './setups.js'

/** Adds the routes of the contract to a router, and returns it. */
type AddRoutes = <Any extends Router>(router: Any) => Any

interface ExpressSetup extends Setup {
  /** Registers the adapter and the routes in the application. */
  install(app: Express, adapter: RequestHandler, add: AddRoutes): void
}

const handler =
  (route: Run['route'], { onRun }: Listeners): RequestHandler =>
  (request, response) => {
    const { method, originalUrl, params } = request
    const id = String(request.headers[idHeader])
    onRun({ id, route, params, verdict: verdictOf(request), seen: `${method} ${originalUrl}` })
    response.writeHead(handledAnswer.status, handledAnswer.headers).end(handledAnswer.body)
  }

const rewriting =
  (rewrite: (url: string) => string): RequestHandler =>
  (request, _response, next) => {
    try {
      request.url = rewrite(request.url)
    } catch {
      // Stays as sent.
    }
    next()
  }

const setups: ExpressSetup[] = [
  { name: 'Express', install: (app, adapter, add) => add(app.use(adapter)) },
  ...['case sensitive routing', 'strict routing'].map(
    (setting): ExpressSetup => ({
      name: `Express, ${setting}`,
      install: (app, adapter, add) => add(app.set(setting, true).use(adapter)),
    }),
  ),
  {
    name: 'Express, strict and case-sensitive Router under a path',
    basePath: '/api',
    install: (app, adapter, add) =>
      app.use(adapter).use('/api', add(Router({ caseSensitive: true, strict: true }))),
  },
  {
    name: 'Express, Router under a path with the adapter in it',
    basePath: '/api',
    install: (app, adapter, add) => app.use('/api', add(Router().use(adapter))),
  },
  {
    name: 'Express, application under a path',
    basePath: '/api',
    install: (app, adapter, add) => app.use('/api', add(express().use(adapter))),
  },
  {
    name: 'Express, adapter at /v5',
    install: (app, adapter, add) => add(app.use('/v5', adapter)),
  },
  {
    name: 'Express, target decoded before the adapter',
    install: (app, adapter, add) => add(app.use(rewriting(decodeURI), adapter)),
  },
  {
    name: 'Express, alias rewritten before the adapter',
    alias,
    install: (app, adapter, add) => add(app.use(rewriting(fromAlias), adapter)),
  },
]

export const expressServers = serversOf(setups, ({ install }, own, listeners) => {
  const app = express()
  install(app, campaignContract(own), (router) => {
    for (const { method, path, route } of contractRoutes) {
      router[method.toLowerCase() as 'get'](path, handler(route, listeners))
    }
    return router
  })
  app.use(handler('catch-all', listeners))
  // The default error handler prints.
  app.use(((fault, _request, response, _next) => {
    response.sendStatus(fault.status ?? 500)
  }) as express.ErrorRequestHandler)
  return listening(createServer(app))
})
