import { Readable } from 'node:stream'
import fastify from 'fastify'
import { campaignContract, verdictOf } from '../../src/adapters/fastify.js'
import { adapterSuite, undecodable } from './adapter-suite.js'
import { behaviourSuite } from './behaviour-suite.js'
import type { StartServer } from './started-server.js'
import { unreadSuite } from './unread-suite.js'

const start: StartServer = async (options, respond) => {
  const app = fastify()
  await app.register(campaignContract, options)
  app.all('/*', async (request, reply) => {
    const { status, headers, pieces } = respond({
      verdict: verdictOf(request),
      body: request.body,
      headers: request.headers,
    })
    return reply.code(status).headers(headers).send(Readable.from(pieces))
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, close: () => app.close() }
}

adapterSuite('Fastify', start, undecodable)
behaviourSuite('Fastify', start)
unreadSuite('Fastify', start)
