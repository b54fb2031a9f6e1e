import createClient, { type Middleware } from 'openapi-fetch'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { paths } from '../../generated/types/index.js'
import {
  type ClientOptions,
  ContractViolationError,
  campaignContract,
} from '../../src/adapters/clients/openapi-fetch.js'
import { type ApiServer, headers, startApi } from './api-server.js'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  api.received.length = 0
  api.answer = undefined
})

const clientOf = (options?: ClientOptions, baseUrl = api.origin, ...earlier: Middleware[]) => {
  const client = createClient<paths>({ baseUrl, headers })
  client.use(...earlier, campaignContract(options))
  return client
}
const changeStatus = (client: ReturnType<typeof clientOf>, action: string, campaign_id = id) =>
  client.PATCH('/v5/campaigns/{campaign_id}/status', {
    params: { path: { campaign_id }, header: { 'Idempotency-Key': headers['idempotency-key'] } },
    body: { action: action as 'STOP' },
  })
const id = '66b1f0c2a94e3d0012ab34cd'

it('sends a valid request, and returns a typed response', async () => {
  const { data, error } = await changeStatus(clientOf({ responses: 'enforce' }), 'STOP')
  expect(error).toBeUndefined()
  expect(data?.response_id).toBe('a-1')
  expect(api.received.map(({ body }) => body)).toEqual(['{"action":"STOP"}'])
})

it('does not send an invalid request', async () => {
  const sending = changeStatus(clientOf(), 'HALT')
  await expect(sending).rejects.toThrow(ContractViolationError)
  await expect(sending).rejects.toMatchObject({ operation: 'changeCampaignStatus' })
  await expect(changeStatus(clientOf(), 'STOP', '17')).rejects.toThrow('campaign_id')
  expect(api.received).toEqual([])
})

it('reports or throws a response with a MUST finding', async () => {
  api.answer = () => Response.json({ response_id: 'a-1' })
  const onResponse = vi.fn()
  const { data } = await changeStatus(clientOf({ responses: 'report', onResponse }), 'STOP')
  expect(data).toEqual({ response_id: 'a-1' })
  expect(onResponse.mock.calls.map(([{ verdict }]) => verdict.ok)).toEqual([false])
  const sending = changeStatus(clientOf({ responses: 'enforce' }), 'STOP')
  await expect(sending).rejects.toThrow('`type` is required.')
})

it('checks a request after the changes of earlier middleware', async () => {
  const unsigned: Middleware = {
    onRequest({ request }) {
      request.headers.delete('authorization')
    },
  }
  const sending = changeStatus(clientOf({}, api.origin, unsigned), 'STOP')
  await expect(sending).rejects.toThrow('auth/credentials-malformed at Authorization')
})

it('uses the path of the base URL, unless the contract has a base path', async () => {
  const based = await startApi({ basePath: '/shop' })
  const baseUrl = `${based.origin}/shop/`
  for (const contract of [{}, { basePath: '/shop' }]) {
    const client = clientOf({ contract }, baseUrl)
    expect((await changeStatus(client, 'STOP')).response.status).toBe(200)
    await expect(changeStatus(client, 'HALT')).rejects.toThrow(ContractViolationError)
  }
  expect(based.received).toHaveLength(2)
  await based.close()
})

it('a base URL may be relative to the page', async () => {
  const page = 'https://example.com/app/page'
  vi.stubGlobal('location', { href: page })
  class PageRequest extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(new URL(String(input), page), init)
    }
  }
  try {
    for (const baseUrl of ['api', './api/', '/app/api']) {
      const client = createClient<paths>({ baseUrl, headers, Request: PageRequest })
      client.use(campaignContract())
      await expect(changeStatus(client, 'HALT')).rejects.toThrow(ContractViolationError)
    }
  } finally {
    vi.unstubAllGlobals()
  }
})

it('ignores other paths of the client', async () => {
  const onVerdict = vi.fn()
  const client = createClient<{
    '/other': {
      post: {
        requestBody: { content: { 'application/json': unknown } }
        responses: Record<never, never>
      }
    }
  }>({ baseUrl: api.origin })
  client.use(campaignContract({ onVerdict, responses: 'enforce' }))
  const { response } = await client.POST('/other', { body: { any: 'thing' } })
  expect(response.status).toBe(200)
  expect(onVerdict).not.toHaveBeenCalled()
})

it('validates HEAD like GET, and passes on its response, which has no body', async () => {
  const client = clientOf({ responses: 'enforce' })
  const send = client.HEAD as unknown as (
    path: string,
    more?: object,
  ) => Promise<{ response: Response }>
  const { response } = await send('/v5/offers')
  expect(response.status).toBe(200)
  await expect(send('/v5/offers', { params: { query: { id: 'no-prefix' } } })).rejects.toThrow(
    'offer_',
  )
})
