import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { acceptedAs, campaignContract } from '../../../src/adapters/express.js'
import { redisIdempotency, redisRateLimits } from '../../../src/adapters/redis/index.js'
import { type Connection, connectRedis } from './connect-redis.js'
import { offerLimit } from './start-server.js'

/*
 * One of several servers on one Redis, in a separate process. Prints `listening <port>`,
 * `executing <key> <time>` when a handler starts, `executed <key> <time>` when its response is sent,
 * and `fault <message>`. A call with the header `x-hang` gets no response; `x-milliseconds` is how
 * long its handler takes.
 */

const { CONNECTION, URLS, PREFIX, LEASE_SECONDS } = process.env
const client = await connectRedis(CONNECTION as Connection, String(URLS).split(','))
const prefix = String(PREFIX)

const app = express()
app.use(
  campaignContract({
    contract: {
      limits: { testCampaign: [], createOffering: [{ requests: offerLimit, perSeconds: 3600 }] },
    },
    facts: () => ({ authenticated: true }),
    idempotency: redisIdempotency(client, { prefix }),
    rateLimits: redisRateLimits(client, { prefix }),
    leaseSeconds: Number(LEASE_SECONDS),
    onFault: (fault) => console.log(`fault ${String(fault).split('\n')[0]}`),
  }),
)
app.post('/v5/campaigns/test', async (request, response) => {
  const requestId = request.get('x-svc-request-id')
  const key = String(request.get('idempotency-key'))
  console.log(`executing ${key} ${Date.now()}`)
  response.on('finish', () => console.log(`executed ${key} ${Date.now()}`))
  if (request.get('x-hang') !== undefined) return
  await new Promise((resolve) => setTimeout(resolve, Number(request.get('x-milliseconds') ?? 0)))
  const { channel } = acceptedAs('testCampaign', request).request.body as { channel: string }
  // Neither compact nor sorted, to be repeated as it is.
  response
    .status(200)
    .set('X-Execution', crypto.randomUUID())
    .type('application/json')
    .send(`{ "response_id": "${requestId}",\n  "channel":"${channel}", "zoë": 1.50 }`)
})
app.post('/v5/offers', (_request, response) => {
  response.status(201).json({ created: true })
})

const server = createServer(app).listen(0, '127.0.0.1', () => {
  console.log(`listening ${(server.address() as AddressInfo).port}`)
})
