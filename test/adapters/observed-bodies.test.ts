import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { withCampaignContract } from '../../src/adapters/fetch.js'
import type { VerdictReport } from '../../src/adapters/gate/gate-options.js'
import { campaignContract } from '../../src/adapters/hono.js'
import { keyedCall, keyedHeaders, keyedPath } from './keyed-calls.js'

const url = `http://localhost${keyedPath}`
const large = JSON.stringify({ name: 'x'.repeat(5000) })
const largeCall = (): RequestInit =>
  ({ ...keyedCall(), body: new Blob([large]).stream(), duplex: 'half' }) as RequestInit

/** Options of mode observe, and a promise of the first status that `enforce` would return. */
function observing() {
  let observed: (status: unknown) => void
  const status = new Promise((resolve) => {
    observed = resolve
  })
  const onVerdict = ({ verdict }: VerdictReport) =>
    observed(verdict.ok ? undefined : verdict.response.status)
  return { status, options: { mode: 'observe', maxBodyBytes: 1000, onVerdict } as const }
}

it('passes a body that is too large to a Fetch handler', async () => {
  const { status, options } = observing()
  const handle = withCampaignContract(async (request) => {
    await status
    return new Response(await request.text())
  }, options)
  const response = await handle(new Request(url, largeCall()))
  expect(await response.text()).toBe(large)
  expect(await status).toBe(413)
})

it('passes a body that is too large to a Hono handler', async () => {
  const { status, options } = observing()
  const app = new Hono().use(campaignContract(options)).post('*', async (context) => {
    await status
    return context.text(await context.req.text())
  })
  expect(await (await app.request(url, largeCall())).text()).toBe(large)
  expect(await status).toBe(413)
})

it('observes a body that Hono middleware has read', async () => {
  const { status, options } = observing()
  const app = new Hono()
  app.use(async (context, next) => {
    await context.req.text()
    await next()
  })
  app.use(campaignContract(options)).post('*', async ({ req }) => new Response(await req.text()))
  expect(await (await app.request(url, { ...keyedCall(), body: '{}' })).text()).toBe('{}')
  expect(await status).toBe(400)
})

it('reports a body that is already being read', async () => {
  const onFault = vi.fn()
  const handle = withCampaignContract(() => new Response(), {
    contract: { rules: { 'auth/*': 'off' } },
    onFault,
  })
  const request = new Request(url, { method: 'POST', headers: keyedHeaders, body: '{}' })
  request.body?.getReader()
  expect((await handle(request)).status).toBe(500)
  expect(onFault).toHaveBeenCalledOnce()
})
