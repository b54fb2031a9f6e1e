import { createServer } from 'node:http'
import express from 'express'
import { campaignContract } from '../../src/adapters/express.js'
import { adapterSuite } from './adapter-suite.js'
import { handled } from './case-exchange.js'
import { listening } from './listening.js'

adapterSuite('Express', async (options) => {
  const app = express()
  app.use(campaignContract(options))
  app.use((_request, response) => {
    response.writeHead(handled.status, { 'Content-Type': 'application/json' }).end(handled.body)
  })
  return listening(createServer(app))
})
