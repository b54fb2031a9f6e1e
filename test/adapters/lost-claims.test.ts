import { createServer } from 'node:http'
import { Hono } from 'hono'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { withCampaignContract } from '../../src/adapters/fetch.js'
import { campaignContract as forHono } from '../../src/adapters/hono.js'
import { campaignContract as forKoa } from '../../src/adapters/koa.js'
import { keyedCall, keyedOptions, keyedPath, sendKeyed } from './keyed-calls.js'
import { listening } from './listening.js'

const url = `http://localhost${keyedPath}`

it('frees the key if a Hono handler throws something other than an Error', async () => {
  let count = 0
  const app = new Hono()
  app.use(forHono(keyedOptions()))
  app.post(keyedPath, (context) => {
    count++
    if (count === 1) throw 'a text'
    return context.json({ count }, 201)
  })
  await expect(app.request(url, keyedCall())).rejects.toBe('a text')
  expect((await app.request(url, keyedCall())).status).toBe(201)
})

it('passes on an error response without storing it', async () => {
  const answers = [Response.error(), Response.json({}, { status: 201 })]
  const handle = withCampaignContract(() => answers.shift() as Response, keyedOptions())
  expect((await handle(new Request(url, keyedCall()))).type).toBe('error')
  expect((await handle(new Request(url, keyedCall()))).status).toBe(201)
})

it('frees the key if a Koa handler responds by itself', async () => {
  let count = 0
  const app = new Koa()
  app.use(forKoa(keyedOptions()))
  app.use((context) => {
    count++
    context.respond = false
    context.res.statusCode = 200
    context.res.end(`call ${count}`)
  })
  const { origin, close } = await listening(createServer(app.callback()))
  try {
    expect(await sendKeyed(origin)).toBe('200 call 1')
    expect(await sendKeyed(origin)).toBe('200 call 2')
  } finally {
    await close()
  }
})

it('keeps earlier headers of a rejection on Koa, except content headers', async () => {
  const app = new Koa()
  app.use((context, next) => {
    context.set({ 'X-Own': 'yes', ETag: '"a"' })
    return next()
  })
  app.use(forKoa(keyedOptions()))
  const { origin, close } = await listening(createServer(app.callback()))
  try {
    const response = await fetch(origin + keyedPath, keyedCall({ headers: {} }))
    expect(response.status).toBe(401)
    expect([response.headers.get('x-own'), response.headers.get('etag')]).toEqual(['yes', null])
  } finally {
    await close()
  }
})
