import type { Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { expect, it } from 'vitest'
import { withCampaignContract } from '../../src/adapters/fetch.js'
import { campaignContract } from '../../src/adapters/hono.js'
import { keyedOptions, sendKeyed } from './keyed-calls.js'
import { listening, originOf } from './listening.js'

const contract = {
  rules: {
    'auth/*': 'off',
    'request-id/missing': 'off',
    'body/duplicate-key': 'off',
    'idempotency/*': 'off',
  },
} as const
const url = '/v5/campaigns/66b1f0c2a94e3d0012ab34cd/status'

const onFetch = withCampaignContract(async (request) => new Response(await request.text()), {
  contract,
})
const onHono = (before: 'text' | 'arrayBuffer' | undefined, read: 'text' | 'arrayBuffer') => {
  const app = new Hono()
  app.use(async ({ req }, next) => {
    if (before !== undefined) await req[before]()
    await next()
  })
  app.use(campaignContract({ contract }))
  app.all('*', async ({ req }) => new Response(await req[read]()))
  return (request: Request) => app.fetch(request)
}

it.each([
  ['a Fetch handler', onFetch, ['gzip', undefined]],
  ['Hono', onHono(undefined, 'text'), ['gzip', undefined]],
  ['Hono, as bytes', onHono(undefined, 'arrayBuffer'), ['gzip', undefined]],
  ['Hono after middleware that reads text', onHono('text', 'text'), [undefined]],
  ['Hono after middleware that reads bytes', onHono('arrayBuffer', 'text'), [undefined]],
])('passes the validated value of a duplicate key to %s', async (_name, handler, encodings) => {
  const origin = await originOf(listening(createAdaptorServer({ fetch: handler }) as Server))
  const send = async (body: string | Buffer, encoding = 'identity') => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding }
    return (await fetch(origin + url, { method: 'PATCH', headers, body })).text()
  }
  const twice = '{"action":"DELETE","action":"STOP"}'
  for (const encoding of encodings) {
    const body = encoding === undefined ? twice : gzipSync(twice)
    expect(await send(body, encoding)).toBe('{"action":"STOP"}')
  }
  // Otherwise the text stays as sent.
  expect(await send(' {"action": "STOP"}')).toBe(' {"action": "STOP"}')
})

it.each<[what: string, after: MiddlewareHandler, text: string]>([
  ['as written', (_context, next) => next(), '200 {"n":1}'],
  [
    'as later middleware sends it',
    async (context, next) => {
      await next()
      context.res = new Response(`${await context.res.text()} changed`, { status: 201 })
    },
    '201 {"n":1} changed',
  ],
  [
    'with headers that middleware has set',
    async (context, next) => {
      context.res.headers.set('X-Own', 'yes')
      await next()
    },
    '200 {"n":1}',
  ],
])('stores the JSON of a Hono handler %s', async (_what, after, text) => {
  let count = 0
  const app = new Hono().use(campaignContract(keyedOptions()), after)
  app.all('*', (context) => context.json({ n: ++count }, 200, { 'X-Count': '1' }))
  const origin = await originOf(listening(createAdaptorServer({ fetch: app.fetch }) as Server))
  expect(await sendKeyed(origin)).toBe(text)
  expect(await sendKeyed(origin)).toBe(text)
})
