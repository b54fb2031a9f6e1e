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
