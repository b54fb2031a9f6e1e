import type { INestApplication } from '@nestjs/common'
import { createContract, definePlugin } from 'campaign-contract'
import { runConformance } from 'campaign-contract/conformance'
import * as forExpress from 'campaign-contract/express'
import * as forFastify from 'campaign-contract/fastify'
import * as forHono from 'campaign-contract/hono'
import * as forJest from 'campaign-contract/jest'
import * as forKoa from 'campaign-contract/koa'
import { sandboxHandlers } from 'campaign-contract/msw'
import { useCampaignContract } from 'campaign-contract/nestjs'
import * as forClients from 'campaign-contract/openapi-fetch'
import * as forVitest from 'campaign-contract/vitest'
import express from 'express'
import { fastify } from 'fastify'
import { Hono } from 'hono'
import Koa from 'koa'

/* Every entry that loads a peer takes a plugin that the root defined. */
const acme = definePlugin({
  name: 'acme',
  rules: [
    {
      id: 'acme/no-stop',
      operations: ['changeCampaignStatus'],
      summary: 'Campaigns are paused, not stopped.',
      check({ body }, { report }) {
        if (body.action === 'STOP') report({ path: ['action'], message: 'must be `PAUSE`' })
      },
    },
  ],
})
const contract = { plugins: [acme], rules: { 'acme/*': 'warn' } } as const
createContract(contract)

express().use(forExpress.campaignContract({ contract }))
fastify().register(forFastify.campaignContract, { contract })
new Hono().use('*', forHono.campaignContract({ contract }))
new Koa().use(forKoa.campaignContract({ contract }))
export const use = (application: INestApplication) => useCampaignContract(application, { contract })

forClients.campaignContract({ contract })
sandboxHandlers({ contract })
forJest.contractMatchers({ contract })
forVitest.contractMatchers({ contract })
await runConformance({ target: 'http://localhost', contract })
