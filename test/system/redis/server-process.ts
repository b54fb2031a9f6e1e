import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { acceptedAs, campaignContract } from '../../../src/adapters/express.js'
import { redisIdempotency, redisRateLimits } from '../../../src/adapters/redis/index.js'
import { parseBasicCredentials } from '../../../src/core/index.js'
import { type Connection, connectRedis } from './connect-redis.js'
import { offerLimit } from './start-server.js'

/*
 * One of several servers on one Redis, in a separate process. Prints `listening <port>`,
 * `executing <key> <time> <user>` when a handler starts, `executed <key> <time>` when its response is
 * sent, and `fault <message>`. A call with the header `x-hang` gets no response, and one with `x-hold`
 * gets its after `GET /go`; `x-milliseconds` is how long its handler takes.
 */

const { CONNECTION, URLS, PREFIX, LEASE_SECONDS, STORE_TIMEOUT, TEST_LIMIT } = process.env
const client = await connectRedis(CONNECTION as Connection, String(URLS).split(','))
const settings = PREFIX === undefined ? {} : { prefix: PREFIX }
const perMinute = (requests: string) => [{ requests: Number(requests), perSeconds: 60 }]

const held = new Set<() => void>()

const app = express()
app.use(
  campaignContract({
    contract: {
      limits: {
        testCampaign: TEST_LIMIT === undefined ? [] : perMinute(TEST_LIMIT),
        createOffering: [{ requests: offerLimit, perSeconds: 3600 }],
      },
    },
    facts: () => ({ authenticated: true }),
    idempotency: redisIdempotency(client, settings),
    rateLimits: redisRateLimits(client, settings),
    leaseSeconds: Number(LEASE_SECONDS ?? 60),
    ...(STORE_TIMEOUT !== undefined && { storeTimeoutSeconds: Number(STORE_TIMEOUT) }),
    onFault: (fault) => console.log(`fault ${String(fault).split('\n')[0]}`),
  }),
)
app.post('/v5/campaigns/test', async (request, response) => {
  const user = parseBasicCredentials(String(request.get('authorization')))?.username
  const key = String(request.get('idempotency-key'))
  console.log(`executing ${key} ${Date.now()} ${user}`)
  response.on('finish', () => console.log(`executed ${key} ${Date.now()}`))
  if (request.get('x-hang') !== undefined) return
  if (request.get('x-hold') !== undefined) await new Promise<void>((go) => held.add(go))
  await new Promise((resolve) => setTimeout(resolve, Number(request.get('x-milliseconds') ?? 0)))
  const { channel } = acceptedAs('testCampaign', request).request.body as { channel: string }
  // Neither compact nor sorted, to be repeated as it is.
  const ids = `"user": "${user}",\n  "key": "${key}", "execution":"${crypto.randomUUID()}"`
  response
    .status(200)
    .type('application/json')
    .send(`{ ${ids}, "channel":"${channel}", "zoë": 1.50 }`)
})
app.get('/go', (_request, response) => {
  for (const go of held) go()
  response.end()
})
app.post('/v5/offers', (_request, response) => {
  response.status(201).json({ created: true })
})

const server = createServer(app).listen(0, '127.0.0.1', () => {
  console.log(`listening ${(server.address() as AddressInfo).port}`)
})
