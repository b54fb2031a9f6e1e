import type { Server, ServerResponse } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { expect, it } from 'vitest'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { campaignContract, verdictOf } from '../../src/adapters/hono.js'
import {
  keyedBody,
  keyedCall,
  keyedHeaders,
  keyedOptions,
  keyedPath,
  sendKeyed,
} from './keyed-calls.js'
import { listening, originOf } from './listening.js'

const text = JSON.stringify(keyedBody)

/** The same call, without an announced length. */
const chunked = (): RequestInit =>
  ({ body: new Blob([text]).stream(), duplex: 'half' }) as RequestInit

interface Setup {
  options?: AdapterOptions
  before?: MiddlewareHandler[]
  handler(context: Context): unknown
}

/** Starts a server with middleware before the adapter and one handler after it. */
async function served({ options, before = [], handler }: Setup): Promise<string> {
  const app = new Hono()
  for (const middleware of before) app.use(middleware)
  app.use(campaignContract(keyedOptions(options)))
  app.post('*', handler as MiddlewareHandler)
  app.onError((_, context) => context.text('a fault', 500))
  return originOf(listening(createAdaptorServer({ fetch: app.fetch }) as Server))
}

it('frees the key if a handler throws something other than an Error', async () => {
  let count = 0
  const app = new Hono()
  app.use(campaignContract(keyedOptions()))
  app.post(keyedPath, (context) => {
    count++
    if (count === 1) throw 'a text'
    return context.json({ count }, 201)
  })
  await expect(app.request(keyedPath, keyedCall())).rejects.toBe('a text')
  expect((await app.request(keyedPath, keyedCall())).status).toBe(201)
})

it('frees the key if a handler responds by itself', async () => {
  let count = 0
  const handler = ({ env }: Context) => {
    const outgoing = env.outgoing as ServerResponse
    count++
    outgoing.writeHead(200).write('call ')
    setImmediate(() => outgoing.end(String(count)))
    return RESPONSE_ALREADY_SENT
  }
  for (const responses of ['off', 'enforce'] as const) {
    count = 0
    const origin = await served({ options: { responses }, handler })
    expect(await sendKeyed(origin)).toBe('200 call 1')
    expect(await sendKeyed(origin)).toBe('200 call 2')
  }
})

it('frees the key if a handler returns no response and Hono responds', async () => {
  let count = 0
  const handler = (context: Context) => (count++ === 0 ? undefined : context.json({ count }, 201))
  const origin = await served({ handler })
  expect(await sendKeyed(origin)).toBe('500 a fault')
  expect(await sendKeyed(origin)).toBe('201 {"count":2}')
})

it('frees the key if a response is aborted, and ends the connection', async () => {
  let count = 0
  const handler = (context: Context) => {
    if (count++ > 0) return context.json({ count }, 201)
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('off')) })
    return new Response(broken, { headers: { 'Content-Length': '9999', 'X-Own': 'yes' } })
  }
  const origin = await served({ handler })
  expect(await sendKeyed(origin)).toBe('500 a fault')
  expect(await sendKeyed(origin)).toBe('201 {"count":2}')
})

it('keeps earlier headers of its responses, except content headers', async () => {
  const before: MiddlewareHandler[] = [
    cors({ origin: '*' }),
    async (context, next) => {
      context.header('X-Prepared', 'yes')
      context.header('Set-Cookie', 'a=1', { append: true })
      context.header('Set-Cookie', 'b=2', { append: true })
      context.header('ETag', '"a"')
      await next()
    },
  ]
  const handler = (context: Context) => {
    context.header('X-Handler', 'yes')
    return context.json({ is: 'undocumented' }, 200)
  }
  const options: AdapterOptions = { responses: 'enforce', onFault: () => {} }
  const origin = await served({ options, before, handler })
  for (const [own, status] of [[{ body: '{}' }, 400] as const, [{}, 500] as const]) {
    const response = await fetch(origin + keyedPath, keyedCall(own))
    expect(response.status).toBe(status)
    const { headers } = response
    expect(headers.get('content-type')).toBe('application/json')
    const names = ['access-control-allow-origin', 'x-prepared', 'etag', 'x-handler']
    expect(names.map((name) => headers.get(name))).toEqual(['*', 'yes', null, null])
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  }
})

it('repeats a response with the headers of the current call', async () => {
  const before = [cors({ origin: (origin) => origin })]
  const handler = (context: Context) => context.json({}, 201)
  const origin = await served({ before, handler })
  for (const page of ['https://a.example', 'https://b.example']) {
    const headers = { ...keyedHeaders, origin: page }
    const response = await fetch(origin + keyedPath, keyedCall({ headers }))
    expect(response.status).toBe(201)
    expect(response.headers.get('access-control-allow-origin')).toBe(page)
  }
})

it('validates the body that middleware read, which the handler gets', async () => {
  const before: MiddlewareHandler[] = [
    async (context, next) => {
      await context.req.json()
      const { url, method, headers } = context.req.raw
      context.req.raw = new Request(url, { method, headers, body: '{"other":1}' })
      await next()
    },
  ]
  const handler = async (context: Context) => {
    const verdict = verdictOf(context)
    const body = await context.req.json()
    return context.json([verdict?.ok && verdict.request.body, body])
  }
  for (const own of [{}, chunked()]) {
    const origin = await served({ before, handler })
    expect(await sendKeyed(origin, own)).toBe(`200 ${JSON.stringify([keyedBody, keyedBody])}`)
  }
})
