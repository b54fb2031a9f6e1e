import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { acceptedAs, campaignContract, verdictOf } from '../../src/adapters/hono.js'
import { adapterSuite } from './adapter-suite.js'
import { behaviourSuite } from './behaviour-suite.js'
import { jsonOf, streamed } from './fetch-reply.js'
import { listening } from './listening.js'
import type { StartServer } from './started-server.js'
import { unreadSuite } from './unread-suite.js'

const start: StartServer = async (options, respond) => {
  const app = new Hono()
  app.use(campaignContract(options))
  app.all('*', async (context) => {
    const verdict = verdictOf(context)
    const body = await jsonOf(context.req)
    return streamed(respond({ verdict, body, headers: context.req.header() }))
  })
  app.onError((_fault, context) => context.text('', 500))
  return listening(createAdaptorServer({ fetch: app.fetch }) as Server)
}

adapterSuite('Hono', start)
behaviourSuite('Hono', start)
unreadSuite('Hono', start)

test('acceptedAs reads the verdict of another copy of the package', async () => {
  vi.resetModules()
  const copy = await import('../../src/adapters/hono.js')
  expect(copy.acceptedAs).not.toBe(acceptedAs)
  const app = new Hono()
  app.use(copy.campaignContract({ authenticate: () => ({ authenticated: true }) }))
  app.get('/v5/offers', (context) => context.text(acceptedAs('listOfferings', context).operation))
  const headers = { Authorization: `Basic ${btoa('a:b')}` }
  expect(await (await app.request('/v5/offers', { headers })).text()).toBe('listOfferings')
})

test('acceptedAs says why a request was not accepted as an operation', async () => {
  const app = new Hono()
  app.use(campaignContract({ facts: () => ({ authenticated: true }) }))
  const asTest = (context: Context) => context.text(acceptedAs('testCampaign', context).operation)
  app.get('/v5/offers', asTest).get('/other', asTest)
  app.onError((error, context) => context.text(error.message))
  const messageAt = async (path: string) =>
    (await app.request(path, { headers: { Authorization: 'Basic dTpw' } })).text()
  expect(await messageAt('/v5/offers')).toMatch(/as testCampaign: it is listOfferings\.$/)
  expect(await messageAt('/other')).toMatch(/as testCampaign: no adapter has validated it/)
})
