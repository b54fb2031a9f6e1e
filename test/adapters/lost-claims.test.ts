import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { withCampaignContract } from '../../src/adapters/fetch.js'
import { campaignContract as forHono } from '../../src/adapters/hono.js'
import { keyedCall, keyedOptions, keyedPath } from './keyed-calls.js'

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
