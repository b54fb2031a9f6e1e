import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { verdictOf, withCampaignContract } from '../../src/adapters/fetch.js'
import { adapterSuite } from './adapter-suite.js'
import { behaviourSuite } from './behaviour-suite.js'
import { jsonOf, streamed } from './fetch-reply.js'
import { listening } from './listening.js'
import type { StartServer } from './started-server.js'
import { unreadSuite } from './unread-suite.js'

const start: StartServer = async (options, respond) => {
  const handler = withCampaignContract(async (request) => {
    const verdict = verdictOf(request)
    const body = await jsonOf(request)
    return streamed(respond({ verdict, body, headers: Object.fromEntries(request.headers) }))
  }, options)
  const fetch = (request: Request) =>
    handler(request).catch(() => new Response(null, { status: 500 }))
  return listening(createAdaptorServer({ fetch }) as Server)
}

adapterSuite('a Fetch handler', start)
behaviourSuite('a Fetch handler', start)
unreadSuite('a Fetch handler', start)
