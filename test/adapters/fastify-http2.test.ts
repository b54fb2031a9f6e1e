import { once } from 'node:events'
import { constants } from 'node:http2'
import { expect, it } from 'vitest'
import { deferred } from './deferred.js'
import { keyedText, onHttp2, statusOf } from './on-fastify.js'

it('ends the stream after it rejects a body that is too large', async () => {
  const send = await onHttp2({ own: { maxBodyBytes: 1000 } })
  const stream = send(' '.repeat(1_000_000))
  expect(await statusOf(stream)).toBe(413)
  await once(stream, 'close', { signal: AbortSignal.timeout(2000) })
  expect(stream.rstCode).toBe(constants.NGHTTP2_NO_ERROR)
})

it.each([
  ['before it is read', true],
  ['while it is read', false],
])('reports no verdict on a body that the client cancels %s', async (_, waits) => {
  const authenticating = deferred<void>()
  const left = deferred<void>()
  const reported: unknown[] = []
  const send = await onHttp2({
    before: (app) =>
      app.addHook('onRequest', async ({ raw }) => {
        raw.once('close', left.resolve)
      }),
    own: {
      async authenticate() {
        authenticating.resolve()
        if (waits) await left.promise
        return {}
      },
      onVerdict: ({ verdict }) => reported.push(verdict),
    },
  })
  const stream = send(keyedText.slice(0, 20), { isWhole: false })
  await authenticating.promise
  await new Promise(setImmediate)
  stream.destroy()
  await left.promise
  expect(await statusOf(send())).toBe(200)
  expect(reported).toEqual([expect.objectContaining({ ok: true })])
})

it('keeps the key of a call that the client has cancelled', async () => {
  const started = deferred<void>()
  const held = deferred<object>()
  const left = deferred<void>()
  let count = 0
  const send = await onHttp2({
    handler: async ({ raw }) => {
      count++
      raw.once('close', left.resolve)
      started.resolve()
      return held.promise
    },
  })
  const cancelled = send()
  await started.promise
  cancelled.close(constants.NGHTTP2_CANCEL)
  await left.promise
  expect(await statusOf(send())).toBe(409)
  held.resolve({})
  await expect.poll(() => statusOf(send())).toBe(200)
  expect(count).toBe(1)
})
