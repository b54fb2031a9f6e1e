import assert from 'node:assert/strict'
import { campaignContract } from 'campaign-contract/fastify'
import fastify from 'fastify'

const server = fastify()
await server.register(campaignContract)
server.post('/v5/campaigns/test', () => ({}))
assert.equal((await server.inject({ method: 'POST', url: '/v5/campaigns/test' })).statusCode, 401)
