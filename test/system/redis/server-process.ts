import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createClient } from 'redis'
import { acceptedAs, campaignContract } from '../../../src/adapters/express.js'
import { redisIdempotency, redisRateLimits } from '../../../src/adapters/redis/index.js'

/*
 * One of several servers behind one Redis, as a process of its own. Prints `listening <port>`, and
 * `executing <key>` when a call is carried out. A call with the header `x-hang` is never answered.
 */

const { REDIS_URL, PREFIX, LEASE_SECONDS } = process.env
const client = createClient({ url: String(REDIS_URL) })
await client.connect()
const prefix = String(PREFIX)

const app = express()
app.use(
  campaignContract({
    contract: { limits: { testCampaign: [], createOffering: [{ requests: 5, perSeconds: 3600 }] } },
    facts: () => ({ authenticated: true }),
    idempotency: redisIdempotency(client, { prefix }),
    rateLimits: redisRateLimits(client, { prefix }),
    leaseSeconds: Number(LEASE_SECONDS),
  }),
)
app.post('/v5/campaigns/test', async (request, response) => {
  const requestId = request.get('x-svc-request-id')
  const key = String(request.get('idempotency-key'))
  const executions = await client.incr(`${prefix}:executed:${key}`)
  console.log(`executing ${key}`)
  if (request.get('x-hang') !== undefined) return
  const { channel } = acceptedAs('testCampaign', request).request.body as { channel: string }
  // Neither compact nor sorted, to be repeated as it is.
  response
    .status(200)
    .set('X-Executions', String(executions))
    .type('application/json')
    .send(`{ "response_id": "${requestId}",\n  "channel":"${channel}", "zoë": 1.50 }`)
})
app.post('/v5/offers', (_request, response) => {
  response.status(201).json({ created: true })
})

const server = createServer(app).listen(0, '127.0.0.1', () => {
  console.log(`listening ${(server.address() as AddressInfo).port}`)
})
