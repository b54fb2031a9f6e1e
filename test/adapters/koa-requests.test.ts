import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Middleware } from 'koa'
import { koaBody } from 'koa-body'
import { expect, it } from 'vitest'
import { campaignContract, verdictOf } from '../../src/adapters/koa.js'
import { collected } from '../../src/adapters/node/stream.js'
import { keyedCall, keyedHeaders, keyedOptions, keyedPath, sendKeyed } from './keyed-calls.js'
import { servedKoa } from './served-koa.js'

const campaign = '/v5/campaigns/66b1f0c2a94e3d0012ab34cd'

/** Routes a request to another path with properties that earlier middleware sets. */
const leadingTo =
  (own: { path: string; newRouterPath?: string; mountPath?: string }): Middleware =>
  (context, next) => {
    Object.assign(context, own)
    return next()
  }

it.each([
  ['an empty path for routers', '', { path: campaign, newRouterPath: '' }],
  ['another path for routers', '', { path: campaign, newRouterPath: '/other' }],
  ['only a path for routers', '', { path: '/other', newRouterPath: campaign }],
  ['a mount', '', { path: campaign.replace('/v5', ''), mountPath: '/v5' }],
  ['a mount below a base path', '/api', { path: campaign.slice(3), mountPath: '/v5' }],
  ['a mount that the contract knows half', '', { path: campaign.slice(3), mountPath: '/api/v5' }],
  ['a mount with a slash', '', { path: campaign.slice(14), mountPath: '/v5/campaigns/' }],
])('validates on Koa what is rewritten to %s', async (_, basePath, own) => {
  const adapter = campaignContract({ contract: { basePath } })
  const origin = await servedKoa(leadingTo(own), adapter, () => {})
  expect((await fetch(`${origin}/alias`)).status).toBe(401)
})

it('keeps later parsers from reading an unvalidated body on Koa', async () => {
  const seen: unknown[] = []
  // Like koa-bodyparser and @koa/bodyparser.
  const parser: Middleware = async (context, next) => {
    const request = context.request as { body?: unknown }
    if (request.body === undefined && context.disableBodyParser !== true) {
      request.body = String(await collected(context.req))
    }
    return next()
  }
  const handler: Middleware = (context) => {
    seen.push(verdictOf(context)?.ok, (context.request as { body?: unknown }).body)
    context.status = 204
  }
  const rules = { 'auth/*': 'off', 'request-id/missing': 'off' } as const
  const origin = await servedKoa(campaignContract({ contract: { rules } }), parser, handler)
  const { port } = new URL(origin)
  await new Promise((resolve) => {
    // `fetch` sends no body with GET.
    const call = request({ port, path: campaign, headers: { 'Content-Length': 2 } }, (response) =>
      response.resume().on('end', resolve),
    )
    call.end('{}')
  })
  expect(seen).toEqual([true, undefined])
})

const asText: Middleware = (context, next) => {
  context.req.setEncoding('utf8')
  return next()
}

it('validates a body on Koa that middleware turned into a text stream', async () => {
  const handler: Middleware = (context) => {
    context.body = (context.request as { body?: { description?: string } }).body?.description
  }
  const origin = await servedKoa(asText, campaignContract(keyedOptions()), handler)
  const body = String(keyedCall().body).replace('Running', 'Rünning')
  expect(await sendKeyed(origin, { body })).toMatch(/^200 Rünning/)
})

it('measures a body on Koa in bytes, even if middleware set an encoding', async () => {
  const origin = await servedKoa(asText, campaignContract(keyedOptions({ maxBodyBytes: 1000 })))
  const body = new Blob(['"', 'é'.repeat(600), '"']).stream()
  const own = { body, duplex: 'half' } as RequestInit
  expect((await fetch(origin + keyedPath, keyedCall(own))).status).toBe(413)
})

it.each<[name: string, parser: Middleware]>([
  ['koa-body', koaBody() as unknown as Middleware],
  [
    'a parser that waits for events',
    ({ req }, next) =>
      new Promise((resolve, reject) => {
        req.on('data', () => reject(new Error('not empty')))
        req.on('end', () => resolve(next()))
      }),
  ],
  [
    'a parser that requires a readable stream',
    async ({ req }, next) => {
      expect([req.readable, await text(req)]).toEqual([true, ''])
      await next()
    },
  ],
])('leaves an empty body on Koa to %s', async (_name, parser) => {
  const handler: Middleware = (context) => {
    context.body = { isValid: verdictOf(context)?.ok }
  }
  const origin = await servedKoa(campaignContract(keyedOptions()), parser, handler)
  expect(await sendKeyed(origin)).toBe('200 {"isValid":true}')
  const body = new Blob([String(keyedCall().body)]).stream()
  const chunked = { body, duplex: 'half' } as RequestInit
  const headers = { ...keyedHeaders, 'Idempotency-Key': crypto.randomUUID() }
  expect(await sendKeyed(origin, { ...chunked, headers })).toBe('200 {"isValid":true}')
})
