import { once } from 'node:events'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { keyedHeaders, keyedPath } from './keyed-calls.js'
import { onFastify, send } from './on-fastify.js'

it('responds with 500 if a header of the handler cannot be sent, and frees the key', async () => {
  let count = 0
  const app = await onFastify({
    handler: async (_request, reply) => {
      count++
      return reply.header('x-name', count === 1 ? 'two\nlines' : 'one').send({ count })
    },
  })
  expect((await send(app)).statusCode).toBe(500)
  expect(await send(app)).toMatchObject({ statusCode: 200, body: '{"count":2}' })
})

it('closes the connection if the handler has already sent another head', async () => {
  const app = await onFastify({
    handler: async (_request, reply) => {
      reply.raw.writeHead(201)
      return { done: true }
    },
  })
  await expect(send(app)).rejects.toThrow()
})

it('sends the stored response if the handler throws after responding', async () => {
  const app = await onFastify({
    handler: async (_request, reply) => {
      reply.send({ done: true })
      throw new Error('too late')
    },
  })
  expect(await send(app)).toMatchObject({ statusCode: 200, body: '{"done":true}' })
  expect(await send(app)).toMatchObject({ statusCode: 200, body: '{"done":true}' })
})

it('runs no handler if a hook responds without waiting', async () => {
  let count = 0
  const app = await onFastify({
    after: (own) =>
      own.addHook('preHandler', async (_request, reply) => {
        reply.code(403).send('no')
      }),
    handler: async () => ++count,
  })
  expect(await send(app)).toMatchObject({ statusCode: 403, body: 'no' })
  expect(count).toBe(0)
})

it('stores no response that Fastify cannot send', async () => {
  let count = 0
  const app = await onFastify({
    handler: (_request, reply) => {
      count++
      reply.type('text/plain').send(count === 1 ? () => {} : 'two')
    },
  })
  expect((await send(app)).statusCode).toBe(500)
  expect(await send(app)).toMatchObject({ statusCode: 200, body: 'two' })
})

it('ends the stream of HTTP/2 after it rejects a body that is too large', async () => {
  const options = { http2: true } as object
  const app = await onFastify({ options, own: { maxBodyBytes: 1000 } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const session = connect(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  onTestFinished(async () => {
    session.close()
    await app.close()
  })
  const stream = session.request({ ':method': 'POST', ':path': keyedPath, ...keyedHeaders })
  stream.end(' '.repeat(1_000_000)).resume()
  expect((await once(stream, 'response'))[0][':status']).toBe(413)
  await once(stream, 'close', { signal: AbortSignal.timeout(2000) })
  expect(stream.rstCode).toBe(0)
})
