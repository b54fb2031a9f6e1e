import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { expect, it } from 'vitest'
import { verdictOf, withCampaignContract } from '../../src/adapters/fetch.js'
import { adapterSuite } from './adapter-suite.js'
import { behaviourSuite } from './behaviour-suite.js'
import { jsonOf, streamed } from './fetch-reply.js'
import { keyedCall, keyedOptions, keyedPath } from './keyed-calls.js'
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

it('passes on an error response without storing it', async () => {
  const answers = [Response.error(), Response.json({}, { status: 201 })]
  const handle = withCampaignContract(() => answers.shift() as Response, keyedOptions())
  const send = () => handle(new Request(`http://localhost${keyedPath}`, keyedCall()))
  expect((await send()).type).toBe('error')
  expect((await send()).status).toBe(201)
})
