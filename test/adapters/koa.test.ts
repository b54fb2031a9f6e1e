import { createServer } from 'node:http'
import Koa from 'koa'
import { campaignContract } from '../../src/adapters/koa.js'
import { adapterSuite } from './adapter-suite.js'
import { handled } from './case-exchange.js'
import { listening } from './listening.js'

adapterSuite('Koa', async (options) => {
  const app = new Koa()
  app.use(campaignContract(options))
  app.use((context) => {
    context.set('Content-Type', 'application/json')
    context.body = handled.body
  })
  return listening(createServer(app.callback()))
})
