import { createServer } from 'node:http'
import express, { Router } from 'express'
import { expect, it } from 'vitest'
import { campaignContract, verdictOf } from '../../src/adapters/express.js'
import { listening, originOf } from './listening.js'

const rules = { 'auth/*': 'off', 'request-id/missing': 'off' } as const
const id = '66b1f0c2a94e3d0012ab34cd'

it.each<[mount: string | RegExp | string[], basePath: string, path: string]>([
  ['/api', '/api', '/api'],
  ['/api', '', '/api'],
  ['/:tenant', '', '/acme'],
  ['/:tenant', '/api', '/acme/api'],
  ['/:tenant', '/api', '/api/api'],
  [['/api', '/alias'], '/api', '/alias'],
  [/^\/api(?:\/beta)?/, '/api', '/api/beta'],
])(
  'validates in a router that is mounted at %s with base path %j',
  async (mount, basePath, path) => {
    const app = express()
    const router = Router({ mergeParams: true })
    router.use(campaignContract({ contract: { rules, basePath } }))
    router.get(
      ['/v5/campaigns/:campaign_id', '/api/v5/campaigns/:campaign_id'],
      (request, response) => {
        response.json(verdictOf(request))
      },
    )
    app.use(mount, router)
    const origin = await originOf(listening(createServer(app)))
    const response = await fetch(`${origin}${path}/v5/campaigns/${id}`)
    expect(await response.json()).toMatchObject({
      ok: true,
      operation: 'getCampaign',
      request: { params: { campaign_id: id } },
    })
    expect((await fetch(`${origin}${path}/V5/campaigns/${id}`)).status).toBe(400)
  },
)
