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

const contract = { plugins: [core.definePlugin({ name: 'acme', rules: [] })] }

/* The same as `plugins.mts`, with the declarations for CommonJS. */
forExpress.campaignContract({ contract })
forHono.campaignContract({ contract })
forKoa.campaignContract({ contract })
forClients.campaignContract({ contract })
forMsw.sandboxHandlers({ contract })
forJest.contractMatchers({ contract })
forConformance.runConformance({ target: 'http://localhost', contract })
export const options: Parameters<typeof forFastify.campaignContract>[1] = { contract }
export const ofNest: Parameters<typeof forNest.useCampaignContract>[1] = { contract }
