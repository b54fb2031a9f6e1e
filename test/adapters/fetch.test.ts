import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { withCampaignContract } from '../../src/adapters/fetch.js'
import { adapterSuite } from './adapter-suite.js'
import { handled } from './case-exchange.js'
import { listening } from './listening.js'

adapterSuite('a Fetch handler', async (options) => {
  const handler = withCampaignContract(
    () => new Response(handled.body, { headers: { 'Content-Type': 'application/json' } }),
    options,
  )
  return listening(createAdaptorServer({ fetch: handler }) as Server)
})
