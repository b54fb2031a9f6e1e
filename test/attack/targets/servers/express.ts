import { createServer } from 'node:http'
import express, { type Express, type RequestHandler, Router, type RouterOptions } from 'express'
import { campaignContract, verdictOf } from '../../../../src/adapters/express.js'
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
  /** Registers the adapter and the routes in the application. */
  install(app: Express, adapter: RequestHandler, listeners: Listeners): void
}

const handler =
  (route: Run['route'], { onRun }: Listeners): RequestHandler =>
  (request, response) => {
    const { method, originalUrl, params } = request
    const id = String(request.headers[idHeader])
    onRun({ id, route, params, verdict: verdictOf(request), seen: `${method} ${originalUrl}` })
    response.writeHead(handledAnswer.status, handledAnswer.headers).end(handledAnswer.body)
  }

/** Registers one handler for each route of the contract. */
function addRoutes(router: Router, listeners: Listeners): void {
  for (const { method, path, operation } of contractRoutes) {
    const register = method.toLowerCase() as 'get'
    router[register](path, handler(operation ?? 'other method', listeners))
  }
}

function onRouter(app: Express, path: string, options: RouterOptions, listeners: Listeners): void {
  const router = Router(options)
  addRoutes(router, listeners)
  app.use(path, router)
}

const withSetting = (setting?: string): Setup['install'] => {
  return (app, adapter, listeners) => {
    if (setting !== undefined) app.set(setting, true)
    app.use(adapter)
    addRoutes(app, listeners)
  }
}

const setups: Setup[] = [
  { name: 'Express', install: withSetting() },
  { name: 'Express, case sensitive routing', install: withSetting('case sensitive routing') },
  { name: 'Express, strict routing', install: withSetting('strict routing') },
  {
    name: 'Express, strict and case-sensitive Router under a path',
    basePath: '/api',
    install(app, adapter, listeners) {
      app.use(adapter)
      onRouter(app, '/api', { caseSensitive: true, strict: true }, listeners)
    },
  },
  {
    name: 'Express, Router under a path with the adapter in it',
    basePath: '/api',
    install(app, adapter, listeners) {
      const router = Router()
      router.use(adapter)
      addRoutes(router, listeners)
      app.use('/api', router)
    },
  },
  {
    name: 'Express, application under a path',
    basePath: '/api',
    install(app, adapter, listeners) {
      const inner = express()
      inner.use(adapter)
      addRoutes(inner, listeners)
      app.use('/api', inner)
    },
  },
  {
    name: 'Express, adapter at /v5',
    install(app, adapter, listeners) {
      app.use('/v5', adapter)
      addRoutes(app, listeners)
    },
  },
  {
    name: 'Express, target decoded before the adapter',
    install(app, adapter, listeners) {
      app.use((request, _response, next) => {
        try {
          request.url = decodeURI(request.url)
        } catch {
          // Stays as sent.
        }
        next()
      })
      app.use(adapter)
      addRoutes(app, listeners)
    },
  },
  {
    name: 'Express, alias rewritten before the adapter',
    alias,
    install(app, adapter, listeners) {
      app.use((request, _response, next) => {
        request.url = fromAlias(request.url)
        next()
      })
      app.use(adapter)
      addRoutes(app, listeners)
    },
  },
]

export const expressServers: AttackServer[] = withAndWithoutOption(setups).map(
  ({ name, basePath, option, alias: own, install }) => ({
    name,
    basePath,
    ...(own !== undefined && { alias: own }),
    async start(listeners) {
      const app = express()
      const adapter = campaignContract(attackOptions(option, listeners))
      install(app, adapter, listeners)
      app.use(handler('catch-all', listeners))
      // The default error handler prints.
      app.use(((fault, _request, response, _next) => {
        response.sendStatus(fault.status ?? 500)
      }) as express.ErrorRequestHandler)
      return listening(createServer(app))
    },
  }),
)
