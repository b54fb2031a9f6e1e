import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import Koa from 'koa'
import { campaignContract, verdictOf } from '../../src/adapters/koa.js'
import { collected } from '../../src/adapters/node/stream.js'
import { adapterSuite } from './adapter-suite.js'
import { behaviourSuite } from './behaviour-suite.js'
import { listening } from './listening.js'
import type { StartServer } from './started-server.js'
import { unreadSuite } from './unread-suite.js'

const start: StartServer = async (options, respond) => {
  const app = new Koa()
  app.silent = true
  // Mode observe needs a parsed body.
  if (options.mode === 'observe') {
    app.use(async (context, next) => {
      const body = JSON.parse(String(await collected(context.req)))
      Object.assign(context.request, { body })
      await next()
    })
  }
  app.use(campaignContract(options))
  app.use((context) => {
    const { body } = context.request as { body?: unknown }
    const { status, headers, pieces } = respond({
      verdict: verdictOf(context),
      body,
      headers: context.headers,
    })
    context.set(headers)
    context.body = Readable.from(pieces)
    context.status = status
  })
  return listening(createServer(app.callback()))
}

adapterSuite('Koa', start)
behaviourSuite('Koa', start)
unreadSuite('Koa', start)
