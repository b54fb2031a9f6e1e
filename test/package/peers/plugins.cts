import core = require('campaign-contract')
import forConformance = require('campaign-contract/conformance')
import forExpress = require('campaign-contract/express')
import forFastify = require('campaign-contract/fastify')
import forHono = require('campaign-contract/hono')
import forJest = require('campaign-contract/jest')
import forKoa = require('campaign-contract/koa')
import forMsw = require('campaign-contract/msw')
import forNest = require('campaign-contract/nestjs')
import forClients = require('campaign-contract/openapi-fetch')

const acme = core.definePlugin({
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

/** Every entry that loads a peer takes a plugin that the root defined, as here in its module. */
export const contract = {
  serviceName: 'ACME',
  plugins: [acme],
  rules: { 'acme/*': 'warn' },
} as const
core.createContract(contract)

forExpress.campaignContract({ contract })
forHono.campaignContract({ contract })
forKoa.campaignContract({ contract })
forClients.campaignContract({ contract })
forMsw.sandboxHandlers({ contract })
forJest.contractMatchers({ contract })
forConformance.runConformance({ target: 'http://localhost', contract })
export const options: Parameters<typeof forFastify.campaignContract>[1] = { contract }
export const ofNest: Parameters<typeof forNest.useCampaignContract>[1] = { contract }
