import { PassThrough, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { campaignContract } from '../../src/adapters/fastify.js'
import { deferred } from './deferred.js'
import { keyedBody } from './keyed-calls.js'
import { onFastify, send, keyedText as text } from './on-fastify.js'

const withKey = (key: string) => text.replace('{', `{"x":[{"${key}":{"prototype":{}}}],`)
const poisoned = [
  ['__proto__', '__proto__'],
  ['__proto__', '\\u005f_proto__'],
  ['constructor.prototype', 'constructor'],
] as const

it.each(poisoned)('rejects a body with the key %s, written %s', async (name, key) => {
  const { statusCode, body } = await send(await onFastify({}), withKey(key))
  expect(statusCode).toBe(400)
  expect(JSON.parse(body)).toMatchObject({ response_id: expect.any(String) })
  expect(body).toContain(name)
})

it.each(poisoned)('accepts the key %s, written %s, if Fastify ignores it', async (_name, key) => {
  const options = { onProtoPoisoning: 'ignore', onConstructorPoisoning: 'ignore' } as const
  const { body } = await send(await onFastify({ options }), withKey(key))
  expect(body).not.toContain('is not accepted')
})

it('reads the body that an earlier hook passes on', async () => {
  const before = (app: FastifyInstance) =>
    app.addHook('preParsing', (_request, _reply, payload, next) => {
      next(null, payload.pipe(new PassThrough()))
    })
  const app = await onFastify({ before })
  expect(JSON.parse((await send(app)).body)).toEqual(keyedBody)
})

it('reads an injected stream', async () => {
  const app = await onFastify({})
  expect(JSON.parse((await send(app, Readable.from([text]))).body)).toEqual(keyedBody)
  const invalid = await send(await onFastify({}), Readable.from(['{"a":']))
  expect(invalid.statusCode).toBe(400)
})

it('sends the first of two responses', async () => {
  const app = await onFastify({
    handler: (_request, reply) => {
      reply.code(201).send('"one"')
      reply.send('"two"')
    },
  })
  expect(await send(app)).toMatchObject({ statusCode: 201, body: '"one"' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(await send(app)).toMatchObject({ statusCode: 201, body: '"one"' })
})

it('frees the key if the handler responds by itself', async () => {
  let count = 0
  const app = await onFastify({
    handler: (_request, reply) => {
      count++
      reply.hijack()
      reply.raw.end(`call ${count}`)
    },
  })
  expect((await send(app)).body).toBe('call 1')
  expect((await send(app)).body).toBe('call 2')
})

it('keeps earlier headers of a rejection, except content headers', async () => {
  const app = await onFastify({
    before: (own) =>
      own.addHook('onRequest', async (_request, reply) => {
        reply.headers({ 'x-own': 'yes', etag: '"a"' })
      }),
  })
  const { statusCode, headers } = await send(app, '[')
  expect([statusCode, headers['x-own'], headers.etag]).toEqual([400, 'yes', undefined])
})

it('rejects a second registration for a base path', async () => {
  const app = await onFastify({})
  await expect(app.register(campaignContract, {})).rejects.toThrow(/already registered/)
})

it('reads a body that an earlier hook reads as text', async () => {
  const before = (app: FastifyInstance) =>
    app.addHook('onRequest', async ({ raw }) => {
      raw.setEncoding('hex')
    })
  expect(JSON.parse((await send(await onFastify({ before }))).body)).toEqual(keyedBody)
})

it('survives a stream of an earlier hook that breaks after a rejection', async () => {
  const closed = deferred<void>()
  const before = (app: FastifyInstance) =>
    app.addHook('preParsing', async (_request, _reply, payload) => {
      const inflating = payload.pipe(createGunzip())
      inflating.once('close', closed.resolve)
      return inflating
    })
  const own = { authenticate: () => ({ authenticated: false }) }
  expect((await send(await onFastify({ before, own }), 'no gzip')).statusCode).toBe(401)
  await closed.promise
})

it.each([false, true])(
  'gives handlers all headers, if an earlier hook adds one: %s',
  async (adds) => {
    const before = (app: FastifyInstance) =>
      app.addHook('onRequest', async (request) => {
        if (adds) Object.assign(request, { headers: { 'x-added': 'yes' } })
      })
    const app = await onFastify({ before, handler: async ({ headers }) => headers })
    const headers = JSON.parse((await send(app)).body)
    expect(headers).toMatchObject({ 'content-type': 'application/json' })
    // The handler gets the parsed body, and a proxy may write it differently.
    expect(headers['content-length']).toBeUndefined()
    expect(headers['x-added']).toBe(adds ? 'yes' : undefined)
  },
)
