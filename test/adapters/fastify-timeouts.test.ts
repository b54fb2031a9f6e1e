import fastify from 'fastify'
import { expect, it } from 'vitest'
import { campaignContract } from '../../src/adapters/fastify.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import type { IdempotencyStore } from '../../src/adapters/stores/stores.js'
import { deferred } from './deferred.js'
import { keyedOptions, keyedPath, sendKeyed } from './keyed-calls.js'
import { onHttp2, statusOf } from './on-fastify.js'

it('keeps the key of a handler that still runs after its timeout', async () => {
  const held = deferred<object>()
  let count = 0
  // On HTTP/2, where reading a body does not stop the timeout.
  const send = await onHttp2({
    options: { handlerTimeout: 50 },
    handler: () => {
      count++
      return held.promise
    },
  })
  expect(await statusOf(send())).toBe(503)
  expect(await statusOf(send())).toBe(409)
  held.resolve({})
  expect(count).toBe(1)
})

it('frees the key if a hook responds before the handler runs', async () => {
  const claimed = deferred<void>()
  const freed = deferred<void>()
  const store = memoryIdempotency()
  const app = fastify()
  app.addHook('onRequest', async (_request, reply) => {
    claimed.promise.then(() => reply.code(503).send())
  })
  await app.register(
    campaignContract,
    keyedOptions({
      idempotency: {
        ...store,
        async claim(...given) {
          const claim = await store.claim(...given)
          claimed.resolve()
          await new Promise(setImmediate)
          return claim
        },
        async release(...given) {
          await store.release(...given)
          freed.resolve()
        },
      },
    }),
  )
  app.post(keyedPath, async () => ({ done: true }))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await sendKeyed(origin)).toContain('503')
  await freed.promise
  await app.close()
})

it('stores an empty response to a disconnected client', async () => {
  const started = deferred<void>()
  const left = deferred<void>()
  const stored = deferred<void>()
  const store = memoryIdempotency()
  const idempotency: IdempotencyStore = {
    ...store,
    async complete(...given) {
      await store.complete(...given)
      stored.resolve()
    },
  }
  const app = fastify()
  await app.register(campaignContract, keyedOptions({ idempotency }))
  app.post(keyedPath, async ({ socket }, reply) => {
    socket.once('close', left.resolve)
    started.resolve()
    await left.promise
    reply.code(204)
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const sent = sendKeyed(origin, { signal: leaving.signal })
  await started.promise
  leaving.abort()
  expect(await sent).toBe('closed')
  await stored.promise
  expect(await sendKeyed(origin)).toBe('204 ')
  await app.close()
})
