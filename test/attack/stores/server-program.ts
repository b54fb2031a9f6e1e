import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createClient } from 'redis'
import { type AdapterOptions, campaignContract } from '../../../src/adapters/express.js'
import { redisIdempotency, redisRateLimits } from '../../../src/adapters/redis/index.js'
import { memoryIdempotency } from '../../../src/adapters/stores/memory-idempotency.js'
import { memoryRateLimits } from '../../../src/adapters/stores/memory-rate-limits.js'
import { parseBasicCredentials } from '../../../src/core/index.js'

/*
 * A server under attack, in a separate process. Prints `listening <port>`, `executing <user> <key>`
 * for each execution, and `fault <message>`. A call with the header `x-hold` is answered after
 * `GET /go`. Its handler verifies the password, unless VERIFIES says that its facts do.
 */

const { REDIS_URL, VERIFIES, STORE_TIMEOUT, LEASE_SECONDS } = process.env

async function stores(): Promise<Pick<AdapterOptions, 'idempotency' | 'rateLimits'>> {
  if (REDIS_URL === undefined) {
    return { idempotency: memoryIdempotency(), rateLimits: memoryRateLimits() }
  }
  const client = createClient({ url: REDIS_URL, socket: { reconnectStrategy: () => 50 } })
  client.on('error', () => {})
  await client.connect()
  return { idempotency: redisIdempotency(client), rateLimits: redisRateLimits(client) }
}

const credentialsOf = (header: unknown) => parseBasicCredentials(String(header))
const isValid = (header: unknown) => credentialsOf(header)?.password === 'right'

const held = new Set<() => void>()
const app = express()
app.use(
  campaignContract({
    contract: { limits: { testCampaign: [{ requests: 1_000_000, perSeconds: 60 }] } },
    facts: (_, { headers }) =>
      VERIFIES === undefined
        ? {}
        : { authenticated: isValid((headers as Record<string, string>).authorization) },
    ...(await stores()),
    storeTimeoutSeconds: Number(STORE_TIMEOUT ?? 1),
    leaseSeconds: Number(LEASE_SECONDS ?? 60),
    onFault: (fault) => console.log(`fault ${String(fault).split('\n')[0]}`),
  }),
)
app.post('/v5/campaigns/test', async (request, response) => {
  const { authorization } = request.headers
  if (!isValid(authorization)) {
    response.status(401).json({ error: 'wrong password' })
    return
  }
  const user = credentialsOf(authorization)?.username
  const key = request.get('idempotency-key')?.toLowerCase()
  console.log(`executing ${user} ${key}`)
  if (request.get('x-hold') !== undefined) {
    await new Promise<void>((resolve) => held.add(resolve))
  }
  response.status(200).json({ user, key, execution: crypto.randomUUID() })
})
app.get('/go', (_, response) => {
  for (const go of held) go()
  response.end()
})

const server = createServer(app).listen(0, '127.0.0.1', () => {
  console.log(`listening ${(server.address() as AddressInfo).port}`)
})
