import { Stream } from 'node:stream'
import { expect, it } from 'vitest'
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

it('responds with 500 if an earlier header cannot be sent', async () => {
  const app = await onFastify({
    own: { responses: 'enforce', onFault: () => {} },
    before: (own) =>
      own.addHook('onRequest', async (_request, reply) => {
        reply.header('x-name', 'two\nlines')
      }),
  })
  expect((await send(app)).statusCode).toBe(500)
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

it('sends status and headers as set when the handler responded', async () => {
  const app = await onFastify({
    handler: (_request, reply) => {
      reply.header('x-own', 'first').send({ done: true })
      reply.code(500).headers({ 'x-own': 'second', 'x-late': 'yes' })
    },
  })
  const { statusCode, headers } = await send(app)
  expect([statusCode, headers['x-own'], headers['x-late']]).toEqual([200, 'first', undefined])
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

it('stores the text of an old-style stream', async () => {
  const app = await onFastify({
    handler: (_request, reply) => {
      const stream = new Stream()
      reply.type('text/plain').send(stream)
      setImmediate(() => {
        stream.emit('data', Buffer.from('some '))
        stream.emit('data', Buffer.from('text'))
        stream.emit('end')
      })
    },
  })
  expect((await send(app)).body).toBe('some text')
  expect((await send(app)).body).toBe('some text')
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
