import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { expect, it } from 'vitest'
import { campaignContract, verdictOf } from '../../src/adapters/fastify.js'

const id = '66b1f0c2a94e3d0012ab34cd'
const rules = { 'auth/*': 'off', 'request-id/missing': 'off', 'idempotency/*': 'off' } as const

interface Setup {
  options?: FastifyServerOptions
  before?: (app: FastifyInstance) => void
}

/** A server whose handlers return their route and the validated request. */
async function routed({ options = {}, before }: Setup) {
  const app = fastify(options)
  before?.(app)
  await app.register(campaignContract, { contract: { rules } })
  const paths = [
    ['GET', '/v5/campaigns/:id'],
    ['PATCH', '/v5/campaigns/:id'],
    ['POST', '/v5/campaigns'],
    ['PATCH', '/v5/campaigns/:id/*'],
  ] as const
  for (const [method, url] of paths) {
    app.route({
      method,
      url,
      handler: async (request) => {
        const verdict = verdictOf(request)
        const { params } = request
        return {
          route: `${method} ${url}`,
          params,
          body: request.body,
          operation: verdict?.operation,
          validated: verdict?.ok ? verdict.request.params : undefined,
        }
      },
    })
  }
  return async (method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) => {
    const response = await app.inject({ method, url, ...(payload && { payload }) })
    return { status: response.statusCode, ...response.json() }
  }
}

it('validates the routed method, even if a hook changes it', async () => {
  const ask = await routed({
    before: (app) =>
      app.addHook('onRequest', async ({ raw }) => {
        raw.method = 'GET'
      }),
  })
  expect(await ask('PATCH', `/v5/campaigns/${id}`, [])).toMatchObject({ status: 400 })
  expect(await ask('PATCH', `/v5/campaigns/${id}/status`, { action: 'STOP' })).toMatchObject({
    operation: 'changeCampaignStatus',
    body: { action: 'STOP' },
  })
})

it('validates the routed path, even if a hook changes it', async () => {
  const ask = await routed({
    before: (app) =>
      app.addHook('onRequest', async ({ raw }) => {
        raw.url = `/elsewhere?x=1`
      }),
  })
  expect(await ask('POST', '/v5/campaigns', {})).toMatchObject({ status: 400 })
  expect(await ask('GET', `/v5/campaigns/${id}`)).toMatchObject({
    status: 200,
    validated: { campaign_id: id },
  })
  expect(await ask('PATCH', `/v5/campaigns/${id}/status`, {})).toMatchObject({ status: 400 })
})

it('rejects a semicolon in a path, however the router reads it', async () => {
  for (const useSemicolonDelimiter of [true, false]) {
    const routerOptions: object = { useSemicolonDelimiter }
    const ask = await routed({ options: { routerOptions } })
    expect(await ask('GET', `/v5/campaigns/${id};x`)).toMatchObject({ status: 400 })
  }
})
