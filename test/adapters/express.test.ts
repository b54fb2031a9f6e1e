import { createServer } from 'node:http'
import express from 'express'
import { campaignContract, verdictOf } from '../../src/adapters/express.js'
import { adapterSuite } from './adapter-suite.js'
import { behaviourSuite } from './behaviour-suite.js'
import { listening } from './listening.js'
import type { StartServer } from './started-server.js'
import { unreadSuite } from './unread-suite.js'

const start: StartServer = async (options, respond) => {
  const app = express()
  // Mode observe needs a parsed body.
  if (options.mode === 'observe') app.use(express.json())
  app.use(campaignContract(options))
  app.use((request, response) => {
    const { status, headers, pieces } = respond({
      verdict: verdictOf(request),
      body: request.body,
      headers: request.headers,
    })
    response.writeHead(status, headers)
    for (const piece of pieces) response.write(piece)
    response.end()
  })
  // The default error handler prints.
  app.use(((_fault, _request, response, _next) => {
    response.sendStatus(500)
  }) as express.ErrorRequestHandler)
  return listening(createServer(app))
}

adapterSuite('Express', start)
behaviourSuite('Express', start)
unreadSuite('Express', start)
