import fastify from 'fastify'
import { campaignContract } from '../../src/adapters/fastify.js'
import { adapterSuite } from './adapter-suite.js'
import { handled } from './case-exchange.js'

adapterSuite('Fastify', async (options) => {
  const app = fastify()
  await app.register(campaignContract, options)
  app.all('/*', async (_request, reply) => {
    reply.header('Content-Type', 'application/json')
    return Buffer.from(handled.body)
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, close: () => app.close() }
})
