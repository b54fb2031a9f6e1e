import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { campaignContract } from '../../src/adapters/hono.js'
import { adapterSuite } from './adapter-suite.js'
import { handled } from './case-exchange.js'
import { listening } from './listening.js'

adapterSuite('Hono', async (options) => {
  const app = new Hono()
  app.use(campaignContract(options))
  app.all('*', (context) => context.body(handled.body, 200, { 'Content-Type': 'application/json' }))
  return listening(createAdaptorServer({ fetch: app.fetch }) as Server)
})
